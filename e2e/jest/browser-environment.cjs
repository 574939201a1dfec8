const NodeEnvironment = require('../../tools/jest/node.cjs');

/**
 * Jest reloads libraries for each test file, and loading the one that controls the browser takes half a second. Here it
 * is loaded once per worker. Tests get it from a function because Jest clears globals after each file.
 */
module.exports = class BrowserEnvironment extends NodeEnvironment {
  constructor(...given) {
    super(...given);
    this.global.loadPlaywright = () => require('playwright-core');
  }
};
