import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { Problem } from '../problem.ts';

const methods = 'GET, POST, PUT, PATCH, DELETE';
const headers = 'Content-Type, Idempotency-Key, X-Admission-Request-Id, X-Language';

/**
 * Allows the pages of WEB_ORIGINS to call the applicant's API; for other origins the browser's default applies. The staff API is
 * only for its own pages, and the API for other systems for no page at all.
 */
export function allowWebOrigins(app: FastifyInstance, config: Config): void {
  const origins = new Set(config.WEB_ORIGINS);
  if (origins.size === 0) return;

  app.addHook('onRequest', async (request, reply) => {
    if (isClosed(request.url)) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'Retry-After, X-Request-Id');
  });
  app.options('/api/*', async (request, reply) => {
    if (isClosed(request.url)) throw new Problem('not_found_error');
    reply.header('access-control-allow-methods', methods);
    reply.header('access-control-allow-headers', headers);
    reply.header('access-control-max-age', 600);
    return reply.code(204).send();
  });
}

function isClosed(url: string): boolean {
  return /^\/api\/(staff|v1)(\/|\?|$)/i.test(url);
}
