import cards from "../../../src/tercet/locale/en/cards.ftl?raw";
import phrases from "../../../src/tercet/locale/en/phrases.ftl?raw";
import refusals from "../../../src/tercet/locale/en/refusals.ftl?raw";
import web from "../../../src/tercet/locale/en/web.ftl?raw";

export default [cards, phrases, refusals, web] as const;
