import type { FileInspector } from '@volante/reader/opening/inspector.ts';
import { buildApp } from '../../server/app.ts';
import { buildDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import type { Deps } from '../../server/core/deps.ts';
import { createLog } from '../../server/core/log.ts';
import { noTracing, openTracing } from '../../server/core/tracing/tracing.ts';
import { createMetrics, serveMetrics } from '../../server/monitoring/metrics.ts';
import { traceStatements } from '../../server/monitoring/trace-statements.ts';
import { watchState } from '../../server/monitoring/watch-state.ts';
import { openStorage } from '../../server/providers/storage/index.ts';
import { listen, openOne } from '../run/serve-product.ts';
import { reportToParent } from './child.ts';

// The product with everything on. RECEIVE_ONLY skips the processing of received files; WATCH=off counts no calls.

const config = readConfig(process.env);
const log = createLog(config.LOG_LEVEL);
const tracing = await openTracing(config, log, '0');
const onStatement = tracing === noTracing ? undefined : traceStatements(tracing);
const database = await openProductDatabase(config, 'server', log, { onStatement });

const noOpening: FileInspector = {
  inspect: async ({ path }) => ({ refusal: null, path, size: 1, mimeType: 'image/jpeg', pages: null, flags: [] }),
  join: () => Promise.reject(new Error('nothing is joined here')),
  readText: async () => [],
  readCodes: async () => [],
  draw: async () => ({ refusal: 'file_unreadable' }),
  readLayout: async () => null,
  close: async () => {},
};
const receiveOnly: Partial<Deps> = {
  inspector: noOpening,
  storage: { ...(await openStorage(config, log)), put: async () => {} },
};
const metrics = createMetrics();
if (process.env.WATCH === 'off') {
  metrics.countCall = () => {};
  metrics.callSeconds.observe = () => {};
}
const given = { log, tracing, metrics, ...(process.env.RECEIVE_ONLY ? receiveOnly : {}) };
const deps = await buildDeps(config, database, given);
if (config.METRICS_PORT) {
  watchState(deps, { version: '0', commit: 'none' });
  await serveMetrics(metrics, config);
}
const port = await listen(await buildApp(deps));
const { requestId } = await openOne(deps);
reportToParent({ port, requestId });
