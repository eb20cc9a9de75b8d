import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOR_GOOD, fitHeaders } from './file-headers.ts';
import type { PublishedFiles } from './published-files.ts';
import type { PublishedFile } from './published-store.ts';
import { nameOfHashed, type WebBuild } from './web-build.ts';

const DAY = 24 * 3600_000;

/** Shares the files of web builds with servers of other releases. */
export interface OtherBuilds {
  /** Publishes a build of this server, once. */
  publish(build: WebBuild): Promise<void>;
  /**
   * Answers a request for a file of another build, or for the entry script of a build that is gone. Returns false for all other
   * requests.
   */
  answer(request: FastifyRequest, reply: FastifyReply, pathname: string, build: WebBuild | null): Promise<boolean>;
}

/** Shares the builds of the app at a base path. If `published` is null, the server knows only its own build. */
export function otherBuilds(
  app: FastifyInstance,
  base: string,
  folder: string,
  published: PublishedFiles | null,
): OtherBuilds {
  let last: WebBuild | null = null;
  if (published) renewDaily(app, published);
  return {
    async publish(build) {
      if (!published || build === last) return;
      last = build;
      const hashed = [...build.files].filter((file) => nameOfHashed(file) !== null);
      await published.publish(folder, new Map(hashed.map((file) => [base.slice(0, -1) + file, file])));
    },
    async answer(request, reply, pathname, build) {
      const name = nameOfHashed(pathname);
      if (name === null) return false;
      const file = await published?.find(pathname);
      if (file) {
        send(request, reply, file);
        return true;
      }
      if (!build?.entries.has(name) || !pathname.endsWith('.js')) return false;
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(reloadScript);
      return true;
    },
  };
}

function renewDaily(app: FastifyInstance, published: PublishedFiles): void {
  const renew = () =>
    published.renew().catch((error) => app.log.error({ err: error }, 'could not renew a published web build'));
  const timer = setInterval(renew, DAY).unref();
  app.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { address, body, brotli }: PublishedFile): void {
  fitHeaders(reply, address);
  reply.type(types[path.extname(address)] ?? 'application/octet-stream').header('cache-control', FOR_GOOD);
  if (!brotli) return void reply.send(body);
  reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return void reply.send(body);
  reply.header('content-encoding', 'br').send(brotli);
}

// Content types of the files in a build's assets folder.
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

// Sent instead of the entry script of a page whose build is gone; without it the page would never start.
const reloadScript = `try {
  const key = 'reloaded-at';
  if (Date.now() - Number(sessionStorage.getItem(key)) > 60000) {
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  }
} catch {}
`;
