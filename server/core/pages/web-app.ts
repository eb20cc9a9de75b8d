import path from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import { readAddress } from '@volante/contract/fields/address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { refuse } from '../http/error-handler.ts';
import { Problem } from '../http/problem.ts';
import { API } from '../http/serve.ts';
import { type MakeWebPage, watchWebBuild } from './web-build.ts';

const YEAR = 31_536_000;

/** A web app that the server serves. */
export interface ServedApp {
  /** Base path with a trailing slash: `/` or `/staff/`. */
  base: string;
  /** The folder of its build. */
  folder: string;
  /** Creates its page from the build. */
  makePage: MakeWebPage;
}

/** The folder of one built web app. */
export function builtApp(config: Config, name: string): string {
  return path.resolve(config.WEB_DIR ?? built, name);
}

/**
 * Serves built web apps, always the newest build. A path that doesn't name a file is a screen and gets the page; a missing
 * file, such as a chunk of the previous deployment, is a 404 and never the page.
 */
export async function servePages(app: FastifyInstance, apps: readonly ServedApp[]): Promise<void> {
  await app.register(files, {
    root: apps.map(({ folder }) => folder),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (response, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      // Browsers and proxies ask anew whether there is another service worker.
      if (path.basename(file) === 'offline.js') response.header('cache-control', 'no-cache');
      else response.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      if (isBarcodeReader(file)) allowWasm(response);
      if (hashed && !isWorker(file)) for (const name of ofDocuments) response.removeHeader(name);
    },
  });
  for (const served of apps) servePage(app, served);
  app.setNotFoundHandler(nothing);
}

function servePage(app: FastifyInstance, { base, folder, makePage }: ServedApp): void {
  const newest = watchWebBuild(folder, base, makePage);
  // What draws pages is loaded before the first one is asked for.
  app.addHook('onListen', (done) => {
    newest();
    done();
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = pathOf(request);
    const build = newest();
    const file = pathname.slice(base.length - 1);
    if (build?.files.has(file)) return reply.sendFile(file, folder);
    if (!build || !isScreen(pathname)) return reply.callNotFound();
    reply.type('text/html; charset=utf-8').header('cache-control', carriesId(request.url) ? 'no-store' : 'no-cache');
    return reply.send(await build.page(request, reply));
  };
  app.get(`${base}*`, answer);
  if (base !== '/') app.get(base.slice(0, -1), answer);
}

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

// A page fetches a dozen of these files, and on a slow network half a kilobyte each that says nothing is felt.
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
  'x-request-id',
];

/** A worker is bound by the policy of its own script. */
function isWorker(file: string): boolean {
  return path.basename(file).startsWith('worker');
}

/** The one worker that runs WebAssembly; everywhere else it stays forbidden. */
function isBarcodeReader(file: string): boolean {
  return path.basename(file).startsWith('worker-barcode');
}

function allowWasm(response: Pick<FastifyReply, 'getHeader' | 'header'>): void {
  const policy = String(response.getHeader('content-security-policy') ?? '');
  response.header(
    'content-security-policy',
    policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  );
}

// A doubled slash in front is a slip in somebody's link, and means one.
function pathOf({ url }: FastifyRequest): string {
  const [pathname = ''] = url.split('?');
  return pathname.replace(/^\/+/, '/');
}

// The id is a credential, and the page names it: it is kept by no cache between here and the browser.
function carriesId(address: string): boolean {
  const [pathname = '', search = ''] = address.split('?', 2);
  return readAddress(pathname, search).id !== null;
}

// A dot at the very end belongs to the sentence that a link stood in.
function isScreen(pathname: string): boolean {
  return pathname !== API && !pathname.startsWith(`${API}/`) && !/\.[^/]*\w$/.test(pathname);
}

function nothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(new Problem('not_found_error'), null, request, reply);
}
