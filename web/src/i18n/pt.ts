import cards from "../../../src/tercet/locale/pt/cards.ftl?raw";
import phrases from "../../../src/tercet/locale/pt/phrases.ftl?raw";
import refusals from "../../../src/tercet/locale/pt/refusals.ftl?raw";
import web from "../../../src/tercet/locale/pt/web.ftl?raw";

export default [cards, phrases, refusals, web] as const;
