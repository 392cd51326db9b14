import cards from "../../../src/tercet/locale/pt/cards.ftl?raw";
import web from "../../../src/tercet/locale/pt/web.ftl?raw";

export default [cards, web] as const;
