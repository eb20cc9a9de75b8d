import { setTimeout as pause } from 'node:timers/promises';
import { PoolError } from '@volante/reader/pool/pool-error.ts';
import product from '../package.json' with { type: 'json' };
import { announceStart } from './announce-start.ts';
import { buildApp } from './app.ts';
import { buildDeps, closeDeps } from './build-deps.ts';
import { readConfigOrExit } from './config/config.ts';
import { requireDataFolder } from './core/data-folder.ts';
import { openProductDatabase } from './core/database/product-database.ts';
import { drain, listen, requireFreePort } from './core/http/connection/listen.ts';
import { freeUnfinishedKeys } from './core/http/idempotency/idempotency.ts';
import { createLog, logWarnings } from './core/log.ts';
import { LONGEST_STOP, runUntilStopped, type Start } from './core/run-until-stopped.ts';
import { noTracing, openTracing } from './core/tracing/tracing.ts';
import { jobHandlers, retiredJobs } from './job-handlers.ts';
import { requireOwnFolder } from './media/retention/own-folder.ts';
import { commitOf } from './monitoring/build.ts';
import { serveMetrics } from './monitoring/metrics.ts';
import { traceStatements } from './monitoring/trace-statements.ts';
import { watchState } from './monitoring/watch-state.ts';
import { submitOwnTemplates } from './notifications/templates/submit-templates.ts';
import { requireOwn } from './providers/own/chosen.ts';
import { noteControls } from './staff/administration/settings/environment-controls.ts';
import { followSettings } from './staff/administration/settings/follow-settings.ts';

const config = readConfigOrExit(process.env);
const log = createLog(config.LOG_LEVEL);
if (config.NODE_ENV === 'production') logWarnings(log);
/** How long files may still be opened and read once the server stops, in ms. */
const GRACE = 4000;

// Closed in reverse order: first load balancers notice, then requests end, then jobs, then the connections, then the database.
const start: Start = async ({ closeLater, fail, stopping }) => {
  // Before anything is started that would have to be stopped again.
  await requireOwn(config);
  requireDataFolder(config.DATA_DIR);
  await requireFreePort(config);
  const tracing = await openTracing(config, log, product.version);
  closeLater(tracing.close);
  const onStatement = tracing === noTracing ? undefined : traceStatements(tracing);
  const database = await openProductDatabase(config, 'server', log, { stopping, onStatement });
  closeLater(database.close);
  database.onLost(() => fail('the database stopped unexpectedly'));
  const deps = await buildDeps(config, database, { log, stopping, tracing });
  closeLater(() => closeDeps(deps));
  const unfollow = await followSettings(deps);
  closeLater(async () => unfollow());
  await noteControls(deps, config);
  if (config.METRICS_PORT) {
    watchState(deps, { version: product.version, commit: commitOf() });
    closeLater(await serveMetrics(deps.metrics, config));
  }
  await requireOwnFolder(deps);
  if (!config.DATABASE_URL) await freeUnfinishedKeys(deps);
  const { newerWasHere } = database;
  if (config.JOBS === 'on') await deps.jobs.work(jobHandlers(deps), { retired: retiredJobs, newerWasHere });
  const app = await buildApp(deps);
  // Uploads still being opened or read are given up early enough that their senders get an answer.
  closeLater(() => Promise.all([drain(app), deps.inspector.close(GRACE), deps.reader.close(GRACE)]));
  closeLater(async () => database.announceStop());
  await listen(app, config);
  // From here on calls are answered, so nothing below may end the server.
  closeLater(() => pause(config.STOP_DELAY * 1000));
  // The models load now, so that the first screenshot needn't wait for them.
  deps.reader.ready().catch((error) => {
    const stopped = error instanceof PoolError && error.fault === 'closed';
    if (!stopped) log.error({ err: error }, 'the screenshot reader did not start');
  });
  if (config.JOBS === 'on') void submitOwnTemplates(deps);
  await announceStart(deps);
};
runUntilStopped(log, start, LONGEST_STOP + config.STOP_DELAY * 1000);
