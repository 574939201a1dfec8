import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The configuration of the remote for builds used only in tests: esbuild replaces TypeScript, which takes half of the
 * time.
 */
const { default: configOf } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href);
const loader = createRequire(import.meta.url).resolve('./strip-types-loader.cjs');

export default (...given) => {
  const config = configOf(...given);
  const rules = config.module.rules.map((rule) =>
    rule.loader === 'ts-loader' ? { test: rule.test, loader } : rule,
  );
  return { ...config, module: { ...config.module, rules } };
};
