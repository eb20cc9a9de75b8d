import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { addressGroup } from './client-address.ts';

/**
 * Request timeouts, in ms. Headers are small, so no phone needs more than 20 s; Node checks every 5 s. A body of up to 64 KB may
 * take a minute; uploads have their own rules (`media/receive.ts`).
 */
export const timeouts = { head: 20_000, look: 5000, body: 60_000 };

/**
 * Limits open connections, in total and per address. Behind proxies every connection comes from a proxy's address, so only the
 * total is limited, and the proxies have to limit their clients.
 */
export function boundConnections(
  server: Server,
  config: Pick<Config, 'CONNECTIONS' | 'CONNECTIONS_PER_ADDRESS' | 'TRUSTED_PROXIES'>,
): void {
  server.maxConnections = config.CONNECTIONS;
  if (config.TRUSTED_PROXIES.length > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const from = addressGroup(socket.remoteAddress ?? '');
    const others = open.get(from) ?? 0;
    if (others >= config.CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(from, others + 1);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}

/** Closes connections whose body (other than a form) misses its timeout; otherwise each would occupy its slot for 15 minutes. */
export function endSlowBodies(app: FastifyInstance, ms = timeouts.body): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && !/^multipart\/form-data/i.test(raw.headers['content-type'] ?? '')) {
      // Closing is needed as long as the body is incomplete.
      const timer = setTimeout(() => raw.destroy(), ms).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop);
      raw.once('close', stop);
    }
    done();
  });
}
