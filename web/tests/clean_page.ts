// Runs for each file of tests: files share a page, so none may find what another has stored or mounted.
import { afterEach } from "vitest";
import { emptyPage } from "./mounted";

localStorage.clear();
sessionStorage.clear();
afterEach(emptyPage);
