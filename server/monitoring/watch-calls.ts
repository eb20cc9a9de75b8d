import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Counts answered calls by the route's pattern, since URLs contain ids. */
export function watchCalls(app: FastifyInstance, { countCall, callSeconds }: Metrics): void {
  // Not an async function, since every call passes here and each would create a promise.
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    countCall(methodOf(request), route, classOf(reply));
    // How long a phone uploads, or a stream stays open, says nothing about the server.
    if (!request.isMultipart() && !route.endsWith('/events'))
      callSeconds.observe({ part: partOf(route) }, reply.elapsedTime / 1000);
    done();
  });
}

/** True if the server failed. Refusals don't count, not even the few that have status 500 by specification. */
export function hasFailed({ statusCode, isRefusal }: FastifyReply): boolean {
  return statusCode >= 500 && !isRefusal;
}

function classOf(reply: FastifyReply): string {
  if (reply.statusCode >= 500) return hasFailed(reply) ? '5xx' : '4xx';
  return `${Math.floor(reply.statusCode / 100)}xx`;
}

/** The method, or `other`, since clients can invent methods. */
export function methodOf({ method }: FastifyRequest): string {
  return methods.has(method) ? method : 'other';
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function partOf(route: string): string {
  if (route.startsWith('/api/staff')) return 'staff';
  return route.startsWith('/api') ? 'applicant' : 'pages';
}
