import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { sonnerWithoutInlineStyle } from './build/sonner-without-inline-style.ts';

const root = import.meta.dirname;
const pages = ['index.html', 'staff.html'].map((page) => resolve(root, page)).filter(existsSync);

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), sonnerWithoutInlineStyle(), precompress()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // The preload helper would fetch a chunk's own imports late; the server's modulepreload links do it at once.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\//, priority: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
