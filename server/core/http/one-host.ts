import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Refuses a request with several hosts, or without the one that HTTP/1.1 requires: a proxy may have routed it by a different host
 * from the one we see (RFC 9112, 3.2). A missing host is refused here, since Node's own response would not have our error format.
 */
export function expectOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) done(new Problem('bad_request_error'));
    else done();
  });
  // Unknown expectations are ignored, as Node does.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
