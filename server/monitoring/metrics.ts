import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { notListening } from '../core/http/connection/listen.ts';

declare module '../core/deps.ts' {
  interface Deps {
    metrics: Metrics;
  }
}

/**
 * The metrics of this process. Labels come from the code, never from a request, so that there are few of them and none identifies
 * anybody.
 */
export type Metrics = ReturnType<typeof createMetrics>;

interface CallLabels {
  method: string;
  route: string;
  /** The class of the status: `2xx`. */
  status: string;
}

/** In seconds. */
const CALLS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];
const WORK = [0.3, 1, 2, 4, 8, 15, 30, 60, 120];

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const answered = new Map<string, { labels: CallLabels; count: number }>();
  return {
    registry,
    /** Called before metrics are read, to report values that aren't counted when they change. */
    beforeReading: new Set<() => unknown>(),
    calls: new Counter({
      name: 'volante_calls_total',
      help: 'Answered calls by method, route and status class; every refusal is 4xx, 5xx are failures.',
      labelNames: ['method', 'route', 'status'],
      registers,
      collect() {
        for (const call of answered.values()) {
          this.inc(call.labels, call.count);
          call.count = 0;
        }
      },
    }),
    /**
     * Counts an answered call. Calls are added up here until the metrics are read, since the counter itself checks and joins its
     * labels each time.
     */
    countCall(method: string, route: string, status: string): void {
      const key = `${method} ${status} ${route}`;
      const call = answered.get(key);
      if (call) call.count++;
      else answered.set(key, { labels: { method, route, status }, count: 1 });
    },
    callSeconds: new Histogram({
      name: 'volante_call_seconds',
      help: 'Time to answer a call, not counting uploads and event streams.',
      labelNames: ['part'],
      buckets: CALLS,
      registers,
    }),
    readings: new Counter({
      name: 'volante_readings_total',
      help: 'Pictures read, by kind, platform and verdict: the band of a screenshot, `read` or `unknown` for a paper, or the error. The reason says why a screenshot is not sure.',
      labelNames: ['kind', 'platform', 'verdict', 'reason'],
      registers,
    }),
    readSeconds: new Histogram({
      name: 'volante_read_seconds',
      help: 'Time to read a picture, including its wait in the queue.',
      labelNames: ['kind'],
      buckets: WORK,
      registers,
    }),
    filesOpened: new Counter({
      name: 'volante_files_opened_total',
      help: 'Received files opened, by kind and verdict: `accepted`, the refusal, or `unavailable`.',
      labelNames: ['kind', 'verdict'],
      registers,
    }),
    openSeconds: new Histogram({
      name: 'volante_open_seconds',
      help: 'Time to open a received file, including its wait in the queue.',
      labelNames: ['kind'],
      buckets: WORK,
      registers,
    }),
    filesWithoutBytes: new Counter({
      name: 'volante_files_without_bytes_total',
      help: 'Requested files that have a row in the database but no bytes in the store: data loss.',
      registers,
    }),
    outsideCalls: new Counter({
      name: 'volante_outside_calls_total',
      help: 'Calls to outside services, including retries, by service and outcome: `ok` or the kind of fault.',
      labelNames: ['service', 'outcome'],
      registers,
    }),
    outsideSeconds: new Histogram({
      name: 'volante_outside_seconds',
      help: 'Duration of calls to outside services, including retries.',
      labelNames: ['service'],
      buckets: CALLS,
      registers,
    }),
    outsideDown: new Gauge({
      name: 'volante_outside_down',
      help: '1 while calls to an outside service are paused after repeated faults.',
      labelNames: ['service'],
      registers,
    }),
    waiting: new Gauge({
      name: 'volante_pictures_waiting',
      help: 'Files waiting for a child process, by pool: `reader` reads pictures, `decoder` opens files.',
      labelNames: ['pool'],
      registers,
    }),
    working: new Gauge({
      name: 'volante_pictures_in_work',
      help: 'Files being processed in child processes, by pool.',
      labelNames: ['pool'],
      registers,
    }),
  };
}

/**
 * Serves `/metrics` on METRICS_PORT, separately from the product, so that no proxy publishes it by mistake. Throws a readable
 * message if it can't listen there. Call the returned function to stop.
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
    server.once('error', (error) => reject(notListening(error, { METRICS_PORT }, { METRICS_HOST })));
    server.listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** All metrics in the text format of Prometheus. */
async function readMetrics({ beforeReading, registry }: Metrics): Promise<string> {
  await Promise.all([...beforeReading].map((report) => report()));
  return registry.metrics();
}
