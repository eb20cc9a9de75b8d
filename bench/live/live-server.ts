// The product with applications whose data change, and a reviewer for each few streams.

import type { AddressInfo } from 'node:net';
import { openApplication } from '../../server/admission/open.ts';
import { buildApp } from '../../server/app.ts';
import { system } from '../../server/applications/events.ts';
import { buildDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import { createLog } from '../../server/core/log.ts';
import { hire } from '../../server/staff/testing/test-staff.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { reportToParent } from '../api/child.ts';

const APPLICATIONS = 100;
// A session has at most six streams.
const REVIEWERS = 40;

const config = readConfig(process.env);
const log = createLog(config.LOG_LEVEL);
const database = await openProductDatabase(config, 'server', log);
const deps = await buildDeps(config, database, { log });
const app = await buildApp(deps);
await app.listen({ port: 0, host: '127.0.0.1' });
const opened: { applicationId: string; requestId: string }[] = [];
for (let i = 0; i < APPLICATIONS; i++)
  opened.push(await openApplication(deps, { country: 'mx', actor: system('benchmark') }));
const server = { inject: app.inject.bind(app), deps, database } as unknown as TestApp;
const cookies: string[] = [];
for (let i = 0; i < REVIEWERS; i++) cookies.push((await hire(server, 'reviewer')).cookie);
const ids = opened.map(({ applicationId, requestId }) => ({ applicationId, requestId }));
reportToParent({ port: (app.server.address() as AddressInfo).port, cookies, ids });
