import { federation as plugin } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { federation } from './federation.mjs';

/** Vite takes a style sheet that failed for one that is there, and would show the screen without it after a retry. */
const retryStyles = {
  name: 'retry-styles',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return undefined;
    const retried = code.replace(
      /link\.addEventListener\("error", \(\) => (.*)\);/,
      'link.addEventListener("error", () => { delete seen[dep]; link.remove(); $1; });',
    );
    if (retried === code)
      throw new Error("Vite's loader of style sheets is another one: adapt retry-styles.");
    return { code: retried, map: null };
  },
};

/** Vite 7: with the bundler of 8, the plugin now and then builds before it has read which exports of React are used, and fails. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    retryStyles,
    plugin({
      ...federation,
      filename: 'remote-entry-[hash].js',
      manifest: true,
      dts: false,
      // Seconds. After them it builds without what it has not read yet, and fails.
      moduleParseTimeout: 120,
    }),
  ],
  // Class names are global to the page, so they begin with the remote's name.
  css: { modules: { generateScopedName: `${federation.name}_[name]_[local]_[hash:base64:5]` } },
  build: {
    target: 'es2022',
    modulePreload: false,
    // The page allows images and fonts in files alone.
    assetsInlineLimit: 0,
    // The stand-alone page is not deployed.
    rollupOptions: { input: 'src/App.tsx' },
  },
});
