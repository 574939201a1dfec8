import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

// Libraries stay in node_modules; the workspace's own packages are TypeScript sources and are bundled.
const external = Object.keys(dependencies).filter((name) => dependencies[name] !== '*');

// `node build.mjs FOLDER` leaves `dist` alone, which another build may be writing.
const [outdir = here('dist')] = process.argv.slice(2);

await build({
  entryPoints: ['server', 'reconcile', 'stripe-setup'].map((name) => here(`src/${name}.ts`)),
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  external,
  logLevel: 'warning',
});
