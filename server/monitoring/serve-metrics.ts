import { createServer } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on METRICS_PORT, separately from the product, so that no proxy publishes it by mistake. Throws a readable
 * message if the port is in use. Call the returned function to stop.
 */
export async function serveMetrics(
  metrics: Metrics,
  { METRICS_PORT, METRICS_HOST }: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>,
): Promise<() => Promise<void>> {
  collectDefaultMetrics({ register: metrics.registry });
  const server = createServer(async (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await readMetrics(metrics);
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(new Error(code === 'EADDRINUSE' ? `METRICS_PORT ${METRICS_PORT} is in use: set it to another.` : message)),
    );
    server.listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** All metrics in the text format of Prometheus. */
export async function readMetrics({ beforeReading, registry }: Metrics): Promise<string> {
  await Promise.all([...beforeReading].map((report) => report()));
  return registry.metrics();
}
