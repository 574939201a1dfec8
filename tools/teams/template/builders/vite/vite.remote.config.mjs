import { federation as plugin } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { federation } from './federation.mjs';
import { retryFolder } from './retry-folder.mjs';

/** Vite 7: with the bundler of 8, the plugin now and then builds before it has read which exports of React are used, and fails. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    plugin({
      ...federation,
      filename: 'assets/remote-entry-[hash].js',
      manifest: true,
      dts: false,
      // Seconds. After them it builds without what it has not read yet, and fails.
      moduleParseTimeout: 120,
    }),
    retryFolder(),
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
