import cards from "../../../src/tercet/locale/es/cards.ftl?raw";
import phrases from "../../../src/tercet/locale/es/phrases.ftl?raw";
import refusals from "../../../src/tercet/locale/es/refusals.ftl?raw";
import web from "../../../src/tercet/locale/es/web.ftl?raw";

export default [cards, phrases, refusals, web] as const;
