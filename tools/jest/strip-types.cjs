const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync, version } = require('esbuild');

const ITSELF = readFileSync(__filename);

/**
 * Sources as Jest runs them, by esbuild: a fresh checkout has more than a thousand to change, some for several packages,
 * and TypeScript takes ten times as long for each. `npm run types` is what checks them.
 */
module.exports = {
  process(source, file) {
    const extension = path.extname(file).slice(1);
    return transformSync(source, {
      // From a file named `.mjs`, a default import would be the whole module, as in Node.
      sourcefile: file.replace(/\.mjs$/, '.js'),
      loader: extension === 'mjs' ? 'js' : extension,
      format: 'cjs',
      target: 'es2022',
      jsx: 'automatic',
      sourcemap: true,
      // Jest's own `require` loads the parts that a source loads lazily.
      supported: { 'dynamic-import': false },
    });
  },
  getCacheKey: (source, file, { instrument }) =>
    createHash('sha256')
      .update(ITSELF)
      .update(version)
      // Jest adds the counters of `--coverage` to what it keeps.
      .update(String(instrument))
      .update(file)
      .update('\0')
      .update(source)
      .digest('hex'),
};
