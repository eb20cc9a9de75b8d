import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers the URL of a screen with HTML; may set headers. */
export type WebPage = (request: FastifyRequest, reply: FastifyReply) => string | Buffer | Promise<string | Buffer>;

/** A complete build of a web app. */
export interface BuiltFiles {
  folder: string;
  html: string;
  screens: readonly Screen[];
}

/** Creates the page of a web app. */
export type MakeWebPage = (built: BuiltFiles) => WebPage;

/** The path of a screen and the scripts it needs in addition to those of index.html; written by the build. */
export interface Screen {
  path: string;
  files: string[];
}

/** A built web app, read when it was complete. */
export interface WebBuild {
  page: WebPage;
  /** Paths of the files that browsers may fetch: `/assets/main-1.js`. */
  files: ReadonlySet<string>;
  /** The names of the page's entry scripts, without their hashes. */
  entries: ReadonlySet<string>;
}

/**
 * Watches a build folder. A new build is used without a restart once it is complete; until then the previous one stays. Null
 * until there is a build. `given` returns what else the page depends on: when that changes, the page is created again.
 */
export function watchWebBuild(
  folder: string,
  base: string,
  makePage: MakeWebPage,
  given: () => string = () => '',
): () => WebBuild | null {
  let build: WebBuild | null = null;
  let seen = '';
  return () => {
    const files = printOf(folder);
    const now = files && `${files} ${given()}`;
    if (now === null || now === seen) return build;
    const next = readWhole(folder, base, makePage);
    if (next) [build, seen] = [next, now];
    return build;
  };
}

const indexFile = (folder: string) => path.join(folder, 'index.html');
const screensFile = (folder: string) => path.join(folder, '.vite/screens.json');

function printOf(folder: string): string | null {
  const files = [indexFile(folder), screensFile(folder)].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (files.some((file) => !file)) return null;
  return files.map((file) => `${file?.ino} ${file?.mtimeMs} ${file?.size}`).join();
}

// The page and the list of screens must be from one build: every script that either names has to exist.
function readWhole(folder: string, base: string, makePage: MakeWebPage): WebBuild | null {
  try {
    const html = readFileSync(indexFile(folder), 'utf8');
    const screens = JSON.parse(readFileSync(screensFile(folder), 'utf8')) as Screen[];
    const named = [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => address.startsWith(`${base}assets/`))
      .map((address) => address.slice(base.length));
    const all = [...named, ...screens.flatMap((screen) => screen.files)];
    if (!html.includes('</html>') || !all.every((file) => existsSync(path.join(folder, file)))) return null;
    return { page: makePage({ folder, html, screens }), files: filesIn(folder), entries: entriesOf(html) };
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function entriesOf(html: string): Set<string> {
  const scripts = [...html.matchAll(/<script [^>]*src="([^"]*\/assets\/[^"]+)"/g)];
  return new Set(scripts.flatMap(([, address = '']) => nameOfHashed(address) ?? []));
}

/** `shell` for `/assets/shell-CLklb6jF.js`; null for a name without hash. */
export function nameOfHashed(address: string): string | null {
  return /\/assets\/([\w.-]+)-[\w-]{8}\.\w+$/.exec(address)?.[1] ?? null;
}

function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`);
  return new Set(names.filter((name) => !/\/\.|\.(html|br|gz)$/.test(name)));
}
