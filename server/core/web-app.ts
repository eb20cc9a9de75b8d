import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refuse } from './error-handler.ts';
import { Problem } from './problem.ts';
import { API } from './serve.ts';
import { openWebPage, type WebPage } from './web-page.ts';

const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
const YEAR = 31_536_000;

/**
 * Serves the built web app, and says 404 to everything that is nothing. An address that names no file is a screen and gets
 * the page; a file that is gone, such as a chunk of the last deployment, is a 404 and never the page.
 */
export async function serveWebApp(app: FastifyInstance, config: Config, folder = built): Promise<void> {
  const page = existsSync(path.join(folder, 'index.html')) ? openWebPage(config, folder) : null;
  if (page) {
    await app.register(files, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/.vite/**'],
      setHeaders: (response, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        response.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      },
    });
  }
  app.setNotFoundHandler((request, reply) =>
    page && isScreen(request) ? sendPage(page, request, reply) : nothing(request, reply),
  );
}

function isScreen({ method, url }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  const isApi = pathname === API || pathname.startsWith(`${API}/`);
  return (method === 'GET' || method === 'HEAD') && !isApi && path.extname(pathname) === '';
}

function sendPage(page: WebPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page(request.url));
}

function nothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(new Problem('not_found_error'), null, request, reply);
}
