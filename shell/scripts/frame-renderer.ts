import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { className } from '../../tools/build/class-name.mjs';
import type { renderFrame } from '../src/deploy/render-frame';

const SHELL = fileURLToPath(new URL('..', import.meta.url));

/** Replaces CSS modules with the class names of the shell's build, and other style sheets with nothing. */
const styles: Plugin = {
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({
      contents: `import { className } from 'class-name';
        export default new Proxy({}, { get: (_, local) => className('shell', ${JSON.stringify(file)}, local) });`,
      resolveDir: SHELL,
    }));
    onLoad({ filter: /\.css$/ }, () => ({ contents: '' }));
  },
};

/** Bundles the app's components that render the pages' layout for Node, which cannot import style sheets. */
export async function frameRenderer(): Promise<typeof renderFrame> {
  const { outputFiles } = await build({
    entryPoints: [path.join(SHELL, 'src/deploy/render-frame.tsx')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['class-name'],
    plugins: [styles],
  });
  const require = createRequire(import.meta.url);
  const module = { exports: {} as { renderFrame: typeof renderFrame } };
  const evaluate = new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '');
  evaluate(module, module.exports, (name: string) => (name === 'class-name' ? { className } : require(name)));
  return module.exports.renderFrame;
}
