import cards from "../../../src/tercet/locale/fr/cards.ftl?raw";
import refusals from "../../../src/tercet/locale/fr/refusals.ftl?raw";
import web from "../../../src/tercet/locale/fr/web.ftl?raw";

export default [cards, refusals, web] as const;
