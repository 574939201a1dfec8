const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const BrowserEnvironment = require('jest-fixed-jsdom');

/**
 * For packages that run in browsers. A page costs a second for each test file, so only what can show something gets one:
 * `*.test.tsx`. The rules in `*.test.ts` run in Node, as in the packages without a page; one that needs the page's own
 * functions says so in its first line: `@jest-environment jest-fixed-jsdom`.
 */
module.exports = function environment(config, context) {
  const Environment = context.testPath.endsWith('x') ? BrowserEnvironment : NodeEnvironment;
  return new Environment(config, context);
};
