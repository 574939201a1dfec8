/**
 * Runs Jest with `jest.config.ts`: `npm test -- --selectProjects mfe-games`. On Node 20, Jest reads a TypeScript
 * configuration only through one of two loaders that are no longer kept up, so it gets the same configuration as JSON.
 * Jest's workers start with the options of this process: a loader for TypeScript here would slow down all of them.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildSync } = require('esbuild');
const { run } = require('jest');

const rootDir = path.join(__dirname, '../..');
const cache = path.join(rootDir, '.cache');
const compiled = path.join(cache, 'jest.config.cjs');
const file = path.join(cache, 'jest.config.json');

mkdirSync(cache, { recursive: true });
buildSync({
  entryPoints: [path.join(rootDir, 'jest.config.ts')],
  outfile: compiled,
  platform: 'node',
  format: 'cjs',
  define: { __dirname: JSON.stringify(rootDir) },
});
writeFileSync(file, JSON.stringify({ rootDir, ...require(compiled).default }));
void run([...process.argv.slice(2), '--config', file]);
