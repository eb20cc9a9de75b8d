import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** The configuration of vite for the part of a web app that draws first pictures on the server, packages and all. */
export function drawingApp(entry: string): UserConfig {
  return defineConfig({
    root,
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    resolve: {
      alias: { 'use-sync-external-store/shim/index.js': resolve(root, 'build/react-store-hook.ts') },
    },
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ssr: resolve(root, entry),
      target: 'node24',
      minify: false,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'draw-[hash].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' } },
    },
  });
}

const root = resolve(import.meta.dirname, '..');
