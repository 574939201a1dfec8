const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest loads a library anew for each test file, and the one that drives the browser takes half a second. Here it is
 * loaded once for a worker. A function gives it to the tests: what stands in a global itself is emptied after each file.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global.loadPlaywright = () => require('playwright-core');
  }
};
