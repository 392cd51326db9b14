import cards from "../../../src/tercet/locale/en/cards.ftl?raw";
import web from "../../../src/tercet/locale/en/web.ftl?raw";

export default [cards, web] as const;
