import { PoolError } from '@volante/reader/pool/pool-error.ts';
import { createScreenshotReader } from '@volante/reader/screenshots/child-reader.ts';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Logger } from 'pino';
import product from '../package.json' with { type: 'json' };
import type { Config } from './config/config.ts';
import { openProductDatabase } from './core/database/product-database.ts';
import { drain, listen } from './core/http/connection/listen.ts';
import { reportHealth } from './core/http/health.ts';
import { openLive } from './core/live/listener.ts';
import type { Start } from './core/run-until-stopped.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { serveMetrics } from './monitoring/serve-metrics.ts';
import { watchState } from './monitoring/watch-state.ts';
import { watchPool } from './monitoring/watch-work.ts';
import { readQueue } from './reading/read-queue.ts';

/** How long a picture may still be read when the process stops, in ms. After that another process takes it over. */
const GRACE = 10_000;

/** Starts a process that only reads pictures, for servers with READER=off. It needs no files, and answers only probes on PORT. */
export function startReading(config: Config, log: Logger): Start {
  return async ({ closeLater, stopping }) => {
    const database = await openProductDatabase(config, 'server', log, { stopping });
    closeLater(database.close);
    const { db, pool } = database;
    const live = openLive(database.url, log);
    closeLater(live.close);
    const metrics = createMetrics();
    if (config.METRICS_PORT) {
      watchState({ metrics, db, pool, config, log }, product);
      closeLater(await serveMetrics(metrics, config));
    }
    const { OCR_WORKERS: workers, OCR_THREADS: threads } = config;
    const openReader = () => createScreenshotReader({ workers, threads, watch: watchPool(metrics, 'reader') });
    const reading = readQueue({ db, live, log }, { workers, openReader });
    closeLater(() => reading.stop(GRACE));
    const app = Fastify({
      loggerInstance: log as FastifyBaseLogger,
      logController: new LogController({ disableRequestLogging: true }),
    });
    reportHealth(app, { stopping, log }, { database: () => pool.query('select 1') });
    closeLater(() => drain(app));
    await listen(app, config);
    reading.ready().catch((error) => {
      if (!(error instanceof PoolError && error.fault === 'closed'))
        log.error({ err: error }, 'the reader did not start');
    });
    if (config.NODE_ENV === 'production') log.info('ready');
    else console.log('Volante is ready to read pictures');
  };
}
