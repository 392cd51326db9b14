import cards from "../../../src/tercet/locale/fr/cards.ftl?raw";
import phrases from "../../../src/tercet/locale/fr/phrases.ftl?raw";
import refusals from "../../../src/tercet/locale/fr/refusals.ftl?raw";
import web from "../../../src/tercet/locale/fr/web.ftl?raw";

export default [cards, phrases, refusals, web] as const;
