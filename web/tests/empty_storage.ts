// Runs before each file of tests: files share a page, and would find what others have stored.
localStorage.clear();
sessionStorage.clear();
