/** `playwright-core` in tests: see `browser-environment.cjs`. */
module.exports = globalThis.loadPlaywright();
