/**
 * A part of `npm run lint`: fails when a module or style sheet of the pages uses what a browser of `.browserslistrc`
 * lacks. `npm run build` checks the built files, which contain the libraries too.
 */
import './require-node.cjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMissingCss } from '../browsers/css-features.mjs';
import { withoutExceptions } from '../browsers/exceptions.mjs';
import { findMissingApis } from '../browsers/used-apis.mjs';
import { compileCss } from '../build/compile-css.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REMOTE_MODULES = ['App.tsx', 'Background.tsx'];
const SHELL_MODULES = ['main.tsx', 'boot/boot.ts', 'embed/embed.ts'];

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
const entries = [
  ...SHELL_MODULES.map((file) => `shell/src/${file}`),
  ...remotes.flatMap((name) => REMOTE_MODULES.map((file) => `${name}/src/${file}`)),
]
  .map((file) => path.join(ROOT, file))
  .filter((file) => existsSync(file));

const styles = ['shell', ...remotes, 'packages/ui', 'packages/web'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, 'src', file)),
);

/** Style sheets inside modules, which no build compiles: of pages that the service sends, and of what needs no file. */
const STYLE_TEXT = /\bSTYLES? =\s*(['`])(?<constant>[^$]*?)\1|<style>(?<element>[^$]*?)<\/style>/g;

const inModules = ['shell', 'payments-service', 'packages/cards'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder, 'src'), { recursive: true })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, 'src', file))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(STYLE_TEXT)].map(({ groups }) => ({
        file,
        css: groups.constant ?? groups.element,
      })),
    ),
);

const { left, unused } = withoutExceptions([
  ...findMissingApis({ root: ROOT, entries }),
  ...[
    ...styles.map((file) => ({ file, css: compileCss(readFileSync(path.join(ROOT, file), 'utf8'), file) })),
    ...inModules,
  ].flatMap(({ file, css }) =>
    // Lines of a compiled style sheet, or of one inside a module, say nothing.
    findMissingCss(css).map((finding) => ({ ...finding, line: 1, file })),
  ),
]);

for (const { file, line, name, browsers } of left) {
  console.error(`${file}:${line}: ${name} is missing in ${browsers.join(', ')}`);
}
for (const { name } of unused) console.error(`tools/browsers/exceptions.mjs: nothing needs ${name}`);
if (left.length + unused.length > 0) process.exitCode = 1;
