import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listScreens } from './build/list-screens.ts';
import { paintBeforeStyles } from './build/paint-before-styles.ts';
import { precompress } from './build/precompress.ts';
import { sonnerWithoutInlineStyle } from './build/sonner-without-inline-style.ts';

const root = import.meta.dirname;
const pages = ['index.html', 'staff.html'].map((page) => resolve(root, page)).filter(existsSync);

export default defineConfig({
  root,
  resolve: {
    // wouter brings a copy of what React has had itself since version 18.
    alias: { 'use-sync-external-store/shim/index.js': resolve(root, 'build/react-store-hook.ts') },
  },
  plugins: [react(), tailwindcss(), sonnerWithoutInlineStyle(), paintBeforeStyles(), listScreens(root), precompress()],
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
          // Few files: on HTTP/1.1 a phone fetches six at a time. `shell` is what every screen needs, `forms` what forms add.
          groups: [
            { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: 'shell', test: /web\/src\/applicant\/(?!main\.)[^/]+\.tsx?$/, priority: 3 },
            {
              name: 'forms',
              test: /node_modules\/(react-hook-form|@hookform|zod)\/|src\/(lib\/form|ui\/.*field)/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
