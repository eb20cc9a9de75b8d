import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { addressGroup } from './client-address.ts';

/**
 * How long a sender may take, in ms. Heads are small: what takes longer than 20 s for one is no phone, and Node looks every 5 s. A body
 * of up to 64 KB may take a minute; files have rules of their own (`media/receive.ts`).
 */
export const timeouts = { head: 20_000, look: 5000, body: 60_000 };

/**
 * Bounds the open connections, of all clients and of one address. Behind proxies the address of every connection is a proxy's,
 * so there only all of them together are bounded, and the proxies bound their clients.
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

/** Ends connections whose body, other than a form, has not arrived in time: each would hold its place for a quarter of an hour. */
export function endSlowBodies(app: FastifyInstance, ms = timeouts.body): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && !/^multipart\/form-data/i.test(raw.headers['content-type'] ?? '')) {
      // Ends the connection too, as long as the body is not whole.
      const timer = setTimeout(() => raw.destroy(), ms).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop);
      raw.once('close', stop);
    }
    done();
  });
}
