import type { FastifyInstance } from 'fastify';
import { saysNothing } from '../core/log.ts';
import { readTraceparent, withTrace } from '../core/tracing/trace.ts';
import type { Span, Tracing } from '../core/tracing/tracing.ts';
import { hasFailed, methodOf } from './watch-calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call as a span; null before it began. */
    span: Span | null;
  }
}

/** Makes each call a span by the route's pattern, in the caller's trace if it names one, and its log lines part of it. */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, reply, done) => {
    const parent = readTraceparent(request.headers.traceparent) ?? undefined;
    const method = methodOf(request);
    const route = request.routeOptions.url ?? 'none';
    const facts = { 'http.request.method': method, 'http.route': route };
    const span = tracing.begin(`${method} ${route}`, 'server', parent, facts);
    request.span = span;
    // A call whose sender breaks off has no answer.
    if (span.trace.isSampled)
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) span.end({ failed: true, facts: { 'error.type': 'disconnected' } });
      });
    withTrace(span.trace, done);
  });
  // Later events, such as the body and the end of the answer, run in the connection's context and not in the call's.
  app.addHook('preValidation', (request, _reply, done) => withTrace(request.span!.trace, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = request;
    if (!span) return done();
    const facts = { 'http.response.status_code': reply.statusCode };
    if (!saysNothing(request, reply)) span.end({ facts, failed: hasFailed(reply) });
    withTrace(span.trace, done);
  });
}
