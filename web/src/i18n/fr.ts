import cards from "../../../src/tercet/locale/fr/cards.ftl?raw";
import web from "../../../src/tercet/locale/fr/web.ftl?raw";

export default [cards, web] as const;
