import { federation as plugin } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { federation } from './federation.mjs';

/** Vite 7: with the bundler of 8, the plugin now and then builds before it has read which exports of React are used, and fails. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    plugin({
      ...federation,
      filename: 'remote-entry-[hash].js',
      manifest: true,
      dts: false,
      // Seconds. After them it builds without what it has not read yet, and fails.
      moduleParseTimeout: 120,
    }),
  ],
  // The stand-alone page is not deployed.
  build: { target: 'es2022', modulePreload: false, rollupOptions: { input: 'src/App.tsx' } },
});
