import path from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import { readAddress } from '@volante/contract/address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refuse } from './error-handler.ts';
import { Problem } from './problem.ts';
import { API } from './serve.ts';
import { watchWebBuild } from './web-build.ts';

const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
const YEAR = 31_536_000;

/**
 * Serves the built web app, the newest one whenever it is built anew, and says 404 to everything that is nothing. An address
 * that names no file is a screen and gets the page; a file that is gone, such as a chunk of the last deployment, is a 404
 * and never the page.
 */
export async function serveWebApp(app: FastifyInstance, config: Config, folder = config.WEB_DIR ?? built) {
  const newest = watchWebBuild(config, path.resolve(folder));
  await app.register(files, {
    root: path.resolve(folder),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (response, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      response.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      if (hashed && !isWorker(file)) for (const name of ofDocuments) response.removeHeader(name);
    },
  });
  app.get('/*', (request, reply) => {
    const pathname = pathOf(request);
    const build = newest();
    if (build?.files.has(pathname)) return reply.sendFile(pathname);
    if (!build || !isScreen(pathname)) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', carriesId(request.url) ? 'no-store' : 'no-cache')
      .send(build.page(request.url));
  });
  app.setNotFoundHandler(nothing);
}

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
