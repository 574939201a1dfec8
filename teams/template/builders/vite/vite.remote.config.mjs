import { federation as plugin } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { federation } from './federation.mjs';

export default defineConfig({
  base: './',
  plugins: [
    react(),
    plugin({ ...federation, filename: 'remote-entry-[hash].js', manifest: true, dts: false }),
  ],
  build: { target: 'es2022', modulePreload: false },
});
