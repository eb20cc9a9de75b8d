import path from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import { readAddress } from '@volante/contract/fields/address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { refuse } from '../http/error-handler.ts';
import { API } from '../http/serve.ts';
import { Problem } from '../problem.ts';
import { cachingOf, fitHeaders } from './file-headers.ts';
import { otherBuilds } from './other-builds.ts';
import type { PublishedFiles } from './published-files.ts';
import { type MakeWebPage, watchWebBuild } from './web-build.ts';

/** A web app that the server serves. */
export interface ServedApp {
  /** Base path with a trailing slash: `/` or `/staff/`. */
  base: string;
  /** The folder of its build. */
  folder: string;
  /** Creates its page from the build. */
  makePage: MakeWebPage;
  /** What its page depends on besides the build. */
  given?: () => string;
}

/** The folder of one built web app. */
export function builtApp(config: Config, name: string): string {
  return path.resolve(config.WEB_DIR ?? built, name);
}

/**
 * Serves built web apps, always the newest build. A path that isn't a file is a screen and gets the page. A file of another build
 * is looked up among the published builds. A missing file is a 404, never the page; instead of a missing entry script, one that
 * reloads the page is sent.
 */
export async function servePages(
  app: FastifyInstance,
  apps: readonly ServedApp[],
  published: PublishedFiles | null = null,
): Promise<void> {
  await app.register(files, {
    root: apps.map(({ folder }) => folder),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (response, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      response.header('cache-control', cachingOf(file, hashed));
      if (hashed) fitHeaders(response, file);
    },
  });
  for (const served of apps) servePage(app, served, published);
  app.setNotFoundHandler(nothing);
}

function servePage(
  app: FastifyInstance,
  { base, folder, makePage, given }: ServedApp,
  published: PublishedFiles | null,
): void {
  const watched = watchWebBuild(folder, base, makePage, given);
  const others = otherBuilds(app, base, folder, published);
  const newest = () => {
    const build = watched();
    if (build) others.publish(build).catch((error) => app.log.error({ err: error }, 'could not publish a web build'));
    return build;
  };
  // Published before any page names them, so that other servers find the files.
  app.addHook('onReady', async () => {
    const build = watched();
    if (build) await others.publish(build);
  });
  // Loads the renderer before the first page is requested.
  app.addHook('onListen', (done) => {
    newest();
    done();
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = pathOf(request);
    const build = newest();
    const file = pathname.slice(base.length - 1);
    if (build?.files.has(file)) return reply.sendFile(file, folder);
    if (await others.answer(request, reply, pathname, build)) return reply;
    if (!build || !isScreen(pathname)) return reply.callNotFound();
    reply.type('text/html; charset=utf-8').header('cache-control', carriesId(request.url) ? 'no-store' : 'no-cache');
    return reply.send(await build.page(request, reply));
  };
  app.get(`${base}*`, answer);
  if (base !== '/') app.get(base.slice(0, -1), answer);
}

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

// A doubled slash at the beginning is a mistake in somebody's link and counts as one.
function pathOf({ url }: FastifyRequest): string {
  const [pathname = ''] = url.split('?');
  return pathname.replace(/^\/+/, '/');
}

// The page contains the id, which is a credential, so no cache may store it.
function carriesId(address: string): boolean {
  const [pathname = '', search = ''] = address.split('?', 2);
  return readAddress(pathname, search).id !== null;
}

// A dot at the very end belongs to the sentence in which the link was sent.
function isScreen(pathname: string): boolean {
  return pathname !== API && !pathname.startsWith(`${API}/`) && !/\.[^/]*\w$/.test(pathname);
}

function nothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(new Problem('not_found_error'), null, request, reply);
}
