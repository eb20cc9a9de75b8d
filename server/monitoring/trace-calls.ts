import type { FastifyInstance } from 'fastify';
import { saysNothing } from '../core/log.ts';
import { readTraceparent, withTrace } from '../core/tracing/trace.ts';
import type { Span, Tracing } from '../core/tracing/tracing.ts';
import { hasFailed, methodOf } from './watch-calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call as a span; null before the span begins. */
    span: Span | null;
  }
}

/**
 * Makes each call a span, named by the route's pattern. The span, and the call's log lines, belong to the caller's trace if the
 * call names one.
 */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, reply, done) => {
    const parent = readTraceparent(request.headers.traceparent) ?? undefined;
    const method = methodOf(request);
    const route = request.routeOptions.url ?? 'none';
    const facts = { 'http.request.method': method, 'http.route': route };
    const span = tracing.begin(`${method} ${route}`, 'server', parent, facts);
    request.span = span;
    // If the sender disconnects, there is no response.
    if (span.trace.isSampled)
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) span.end({ failed: true, facts: { 'error.type': 'disconnected' } });
      });
    withTrace(span.trace, done);
  });
  // Later events, such as the body and the end of the response, run in the connection's context instead of the call's.
  app.addHook('preValidation', (request, _reply, done) => withTrace(request.span!.trace, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = request;
    if (!span) return done();
    const facts = { 'http.response.status_code': reply.statusCode };
    if (!saysNothing(request, reply)) span.end({ facts, failed: hasFailed(reply) });
    withTrace(span.trace, done);
  });
}
