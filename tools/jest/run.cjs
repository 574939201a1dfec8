/**
 * Runs Jest with `jest.config.ts`: `npm test -- --selectProjects mfe-games`. On Node 20, Jest reads a TypeScript
 * configuration only through one of two loaders that are no longer kept up, so it gets the same configuration as JSON.
 * Jest's workers start with the options of this process: a loader for TypeScript here would slow down all of them.
 */
require('../scripts/require-node.cjs');
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildSync } = require('esbuild');
const { run } = require('jest');

const given = process.argv.slice(2);

/** Takes `--set quick` out of what is given to Jest. */
function take(option) {
  const at = given.indexOf(option);
  return at < 0 ? '' : given.splice(at, 2)[1];
}

const [TEST_SET, TEST_PART] = [take('--set'), take('--part')];
Object.assign(process.env, { TEST_SET, TEST_PART });

const rootDir = path.join(__dirname, '../..');
const cache = path.join(rootDir, '.cache');
const compiled = path.join(cache, 'jest.config.cjs');
// Another set may be read at the same time.
const file = path.join(cache, ['jest', TEST_SET, TEST_PART, 'json'].filter(Boolean).join('.'));

buildSync({
  entryPoints: [path.join(rootDir, 'jest.config.ts')],
  outfile: compiled,
  platform: 'node',
  format: 'cjs',
  define: { __dirname: JSON.stringify(rootDir) },
});
writeFileSync(file, JSON.stringify({ rootDir, ...require(compiled).default }));
void run([...given, '--config', file]);
