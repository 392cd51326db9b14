import cards from "../../../src/tercet/locale/pt/cards.ftl?raw";
import refusals from "../../../src/tercet/locale/pt/refusals.ftl?raw";
import web from "../../../src/tercet/locale/pt/web.ftl?raw";

export default [cards, refusals, web] as const;
