// The product with its job queue at work, and an advisor who is signed in.

import type { AddressInfo } from 'node:net';
import { openApplication } from '../../server/admission/open.ts';
import { buildApp } from '../../server/app.ts';
import { system } from '../../server/applications/events.ts';
import { buildDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import { createLog } from '../../server/core/log.ts';
import { jobHandlers } from '../../server/job-handlers.ts';
import { hire } from '../../server/staff/testing/test-staff.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { reportToParent } from '../api/child.ts';

const config = readConfig(process.env);
const log = createLog(config.LOG_LEVEL);
const database = await openProductDatabase(config, 'server', log);
const deps = await buildDeps(config, database, { log });
const app = await buildApp(deps);
await app.listen({ port: 0, host: '127.0.0.1' });
await deps.jobs.work(jobHandlers(deps));
const { requestId } = await openApplication(deps, { country: 'mx', actor: system('benchmark') });
const { cookie } = await hire({ inject: app.inject.bind(app), deps, database } as unknown as TestApp, 'advisor');
reportToParent({ port: (app.server.address() as AddressInfo).port, requestId, cookie });
