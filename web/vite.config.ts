import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linkEntry } from './build/link-entry.ts';
import { listScreens } from './build/list-screens.ts';
import { paintBeforeStyles } from './build/paint-before-styles.ts';
import { plainImports } from './build/plain-imports.ts';
import { precompress } from './build/precompress.ts';
import { sonnerWithoutInlineStyle } from './build/sonner-without-inline-style.ts';

const root = import.meta.dirname;
const pages = ['index.html', 'staff.html'].map((page) => resolve(root, page)).filter(existsSync);

// With all they import, except what is loaded later.
const shell = /src\/applicant\/(main|app|entry|screen|link|navigation|request|routes|failure)\.tsx?$/;

export default defineConfig({
  root,
  resolve: {
    // wouter brings a copy of what React has had itself since version 18.
    alias: { 'use-sync-external-store/shim/index.js': resolve(root, 'build/react-store-hook.ts') },
  },
  plugins: [
    plainImports(),
    react(),
    tailwindcss(),
    sonnerWithoutInlineStyle(),
    paintBeforeStyles(),
    linkEntry(),
    listScreens(root),
    precompress(),
  ],
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
    // The scripts of the entry and of each screen are linked in the page instead.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: {
          // Few files: on HTTP/1.1 a phone fetches six at a time. `shell` is what every screen needs, `forms` what forms add.
          groups: [
            { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: 'shell', test: shell, priority: 3 },
            {
              name: 'forms',
              test: /src\/(lib\/form\/(screen|masks|form-core|keep-draft|path)|ui\/(error-summary|text-field|field)|applicant\/(saved|contact-errors|for-visit))|contract\/phone\./,
              priority: 2,
            },
            // The first form fetches the rules after it stands; those that follow need them anyway.
            {
              name: 'rules',
              test: /node_modules\/zod\/|src\/lib\/form\/zod-setup|contract\/(contact|names|tidy-text)\./,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
