const NodeEnvironment = require('../../tools/jest/node.cjs');

/**
 * Jest loads a library anew for each test file, and the one that drives the browser takes half a second. Here it is
 * loaded once for a worker. A function gives it to the tests: what stands in a global itself is emptied after each file.
 */
module.exports = class BrowserEnvironment extends NodeEnvironment {
  constructor(...given) {
    super(...given);
    this.global.loadPlaywright = () => require('playwright-core');
  }
};
