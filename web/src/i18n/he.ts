import cards from "../../../src/tercet/locale/he/cards.ftl?raw";
import phrases from "../../../src/tercet/locale/he/phrases.ftl?raw";
import refusals from "../../../src/tercet/locale/he/refusals.ftl?raw";
import web from "../../../src/tercet/locale/he/web.ftl?raw";

export default [cards, phrases, refusals, web] as const;
