import cards from "../../../src/tercet/locale/he/cards.ftl?raw";
import web from "../../../src/tercet/locale/he/web.ftl?raw";

export default [cards, web] as const;
