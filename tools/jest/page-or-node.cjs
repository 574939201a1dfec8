const BrowserEnvironment = require('jest-fixed-jsdom');
const { closingStorages } = require('./closing-storages.cjs');
const NodeEnvironment = require('./node.cjs');
const { recordingCosts } = require('./recording-costs.cjs');

const PageEnvironment = recordingCosts(closingStorages(BrowserEnvironment));

/**
 * For packages that run in browsers. A page costs time in each test file, so only what shows something gets one:
 * `*.test.tsx`. The rules in `*.test.ts` run in Node, as in the packages without a page; those that need something
 * of a page say so in their first line: `@jest-environment jest-fixed-jsdom`.
 */
module.exports = function environment(config, context) {
  const Environment = context.testPath.endsWith('x') ? PageEnvironment : NodeEnvironment;
  return new Environment(config, context);
};
