import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { devPage } from './dev-page.ts';
import { inlineRuntime } from './inline-runtime.ts';
import { linkEntry } from './link-entry.ts';
import { listModules } from './list-modules.ts';
import { listScreens } from './list-screens.ts';
import { nameIndex } from './name-index.ts';
import { offlineWorker } from './offline-worker.ts';
import { plainImports } from './plain-imports.ts';
import { precompress } from './precompress.ts';
import { reactModules } from './react-modules.ts';

/** A web app; each has its own build, so that none contains code of another. Paths are relative to web/. */
export interface WebApp {
  /** Its folder below web/dist. */
  name: string;
  page: string;
  /** The module that the page starts. */
  entry: string;
  /** Separate scripts, by the names under which the server finds them. */
  apart?: Record<string, string>;
  /** Modules that the entry imports dynamically as soon as it starts: the page links their scripts as well. */
  atOnce?: string[];
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
  /** Groups of modules that share a script, besides React. */
  groups?: { name: string; test: RegExp; priority?: number; minShareCount?: number }[];
}

/** Vite's configuration for one web app. */
export function webApp(app: WebApp): UserConfig {
  const { name, page, base = '/', publicFiles = false, groups = [], devPort = APPLICANT_PORT } = app;
  const entry = resolve(root, app.entry);
  const atOnce = (app.atOnce ?? []).map((file) => resolve(root, file));
  const routes = app.routes && resolve(root, app.routes);
  const apart = Object.fromEntries(Object.entries(app.apart ?? {}).map(([key, file]) => [key, resolve(root, file)]));
  return defineConfig({
    root,
    base,
    publicDir: publicFiles && 'public',
    // The two servers of `npm run dev` would overwrite each other's cache.
    cacheDir: resolve(root, 'node_modules/.vite', name),
    resolve: {
      // wouter brings its own copy of a hook that React has had since version 18.
      alias: { 'use-sync-external-store/shim/index.js': resolve(root, 'build/react-store-hook.ts') },
    },
    plugins: [
      reactModules(),
      plainImports(),
      react(),
      tailwindcss(),
      base !== '/' && devPage({ page, base }),
      inlineRuntime(),
      linkEntry({ entry, atOnce, base }),
      listScreens({ page, routes }),
      listModules(root),
      nameIndex(page),
      offlineWorker(app.offline && resolve(root, app.offline), base),
      precompress(),
    ],
    server: {
      port: devPort,
      strictPort: true,
      proxy: devPort === APPLICANT_PORT ? { '/api': api, '/staff/': consoleInDev } : { '/api': api },
    },
    build: {
      target: 'es2022',
      outDir: resolve(root, 'dist', name),
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      // The scripts of the entry and of each screen are linked in the page instead.
      modulePreload: false,
      assetsInlineLimit: 0,
      // In KB. One chunk is larger on purpose: the word lists against weak passwords, which are fetched when somebody
      // chooses a password.
      chunkSizeWarningLimit: 2600,
      rolldownOptions: {
        input: { index: resolve(root, page), ...apart },
        // Few files, because with HTTP/1.1 a phone fetches six at a time.
        output: { codeSplitting: { groups: [reactItself, ...groups] } },
      },
    },
    worker: { format: 'es' },
  });
}

const APPLICANT_PORT = 5173;
/** The path of the staff console in `npm run dev`. */
export const CONSOLE_PORT = 5174;
const api = { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false };
const consoleInDev = { target: `http://localhost:${CONSOLE_PORT}`, changeOrigin: false, ws: true };

const root = resolve(import.meta.dirname, '..');
const reactItself = {
  name: 'react',
  test: /start-react\.ts|node_modules\/(react|react-dom|scheduler)\//,
  priority: 4,
};
