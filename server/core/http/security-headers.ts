import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { Config } from '../../config/config.ts';
import { Problem } from '../problem.ts';

/** Adds `securityHeaders` to every response; a route can override them. */
export function secure(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/**
 * The headers that helmet generates from our policy. They never change, so helmet runs once and not per request, where it would
 * cost as much as the database.
 */
export async function securityHeaders(config: Config): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, policy(config));
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const made = Object.entries(headers).filter(([name]) => !ownToTheAnswer.has(name));
  return { ...(Object.fromEntries(made) as Record<string, string>), 'permissions-policy': permissions };
}

function policy(config: Config) {
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        // Drivers' voice messages in the console, and screen recordings, played on the phone to pick still screens from them.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(config.IP_SERVICE_URL ? [new URL(config.IP_SERVICE_URL).origin] : [])],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' as const },
    frameguard: { action: 'deny' as const },
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: {
      policy: config.WEB_ORIGINS.length > 0 ? ('cross-origin' as const) : ('same-origin' as const),
    },
    // Only old browsers and extinct plug-ins read these.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    originAgentCluster: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
  };
}

const permissions = 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=(), browsing-topics=()';
const ownToTheAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);

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
