import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import { listScreens } from './list-screens.ts';
import { offlineWorker } from './offline-worker.ts';
import { precompress } from './precompress.ts';

/** A web app; each has its own build, so that none contains code of another. Paths are relative to its folder. */
export interface WebApp {
  /** Its folder below web/src, with its index.html, and below web/dist. */
  name: string;
  /** A separate script that the server's page loads before the app. */
  early?: string;
  /** The service worker, for an app that opens without a network. */
  offline?: string;
  /** The route table; an app of one screen has none. */
  routes?: string;
  /** The path below which the server serves it: `/` or `/staff/`. */
  base?: string;
  /** The port of its development server; the applicant's server proxies the others. */
  devPort?: number;
  /** Whether the build includes the files of web/public. */
  publicFiles?: boolean;
}

/** Vite's configuration for one web app. */
export function webApp(app: WebApp): UserConfig {
  const { name, base = '/', publicFiles = false, devPort = APPLICANT_PORT } = app;
  const root = resolve(web, 'src', name);
  const inRoot = (file: string | undefined) => file && resolve(root, file);
  return defineConfig({
    root,
    base,
    publicDir: publicFiles && resolve(web, 'public'),
    // The two servers of `npm run dev` would overwrite each other's cache.
    cacheDir: resolve(web, 'node_modules/.vite', name),
    plugins: [
      react(),
      tailwindcss(),
      listScreens(inRoot(app.routes)),
      offlineWorker(inRoot(app.offline), base),
      precompress(),
    ],
    server: {
      port: devPort,
      strictPort: true,
      proxy: devPort === APPLICANT_PORT ? { '/api': api, '/staff/': consoleInDev } : { '/api': api },
    },
    build: {
      target: 'es2022',
      outDir: resolve(web, 'dist', name),
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // In KB. One chunk is larger on purpose: the word lists against weak passwords, which are fetched when somebody
      // chooses a password.
      chunkSizeWarningLimit: 2600,
      rolldownOptions: {
        // Required for repeating shared modules.
        preserveEntrySignatures: false,
        input: { index: resolve(root, 'index.html'), ...(app.early && { early: resolve(root, app.early) }) },
        output: {
          codeSplitting,
          chunkFileNames: 'assets/[name]-[hash].js',
        },
      },
    },
    worker: { format: 'es' },
  });
}

// React, the rest of what the page starts, and what many screens use are one script each. Other shared modules (up to so
// many bytes together) are repeated in the script of each screen; they still run once. With HTTP/1.1 a phone fetches six
// files at a time: with files of their own for these modules a screen needs up to 21 scripts instead of 12. The query library is used by
// many screens, but not by the first ones: it has a script of its own, or all of them would wait for it.
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
    // The early script starts before all others, so it has a file of its own.
    { name: 'app', tags: ['$initial'], test: /^(?!.*\/early\.ts$)/, priority: 3 },
    { name: 'queries', test: /node_modules\/@tanstack\/|\/lib\/queries\.ts$/, priority: 2 },
    { name: 'common', minShareCount: 24, priority: 1 },
  ],
  experimentalInlineCommonChunks: { maxSize: 18_000, exclude: /\.css$/ },
};

const APPLICANT_PORT = 5173;
/** The path of the staff console in `npm run dev`. */
export const CONSOLE_PORT = 5174;
const api = { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false };
const consoleInDev = { target: `http://localhost:${CONSOLE_PORT}`, changeOrigin: false, ws: true };

const web = resolve(import.meta.dirname, '..');
