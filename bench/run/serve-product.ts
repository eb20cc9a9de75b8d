import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openApplication } from '../../server/admission/open.ts';
import { buildApp } from '../../server/app.ts';
import { system } from '../../server/applications/events.ts';
import { buildDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import type { Deps } from '../../server/core/deps.ts';
import { createLog } from '../../server/core/log.ts';
import type { TestApp } from '../../server/testing/test-app.ts';

export interface ServedProduct {
  deps: Deps;
  port: number;
  /** The app through which staff accounts are created. */
  hiring: TestApp;
}

/** In a child of the benchmark: the product at a free port, or the wanted one, with the settings of its environment. */
export async function serveProduct(wanted = 0): Promise<ServedProduct> {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const database = await openProductDatabase(config, 'server', log);
  const deps = await buildDeps(config, database, { log });
  const app = await buildApp(deps);
  const port = await listen(app, wanted);
  return { deps, port, hiring: { inject: app.inject.bind(app), deps, database } as unknown as TestApp };
}

/** Serves on a free port, and reports which. */
export async function listen(app: FastifyInstance, port = 0): Promise<number> {
  await app.listen({ port, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

export function openOne(deps: Deps) {
  return openApplication(deps, { country: 'mx', actor: system('benchmark') });
}
