import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** Vite's configuration for the part of a web app that renders first screens on the server, including its packages. */
export function ssrBuild(entry: string): UserConfig {
  return defineConfig({
    root,
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
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
