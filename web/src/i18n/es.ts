import cards from "../../../src/tercet/locale/es/cards.ftl?raw";
import web from "../../../src/tercet/locale/es/web.ftl?raw";

export default [cards, web] as const;
