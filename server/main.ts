import { buildApp } from './app.ts';
import { buildDeps, closeDeps } from './build-deps.ts';
import { readConfigOrExit } from './config/config.ts';
import { missingHelp } from './config/missing-help.ts';
import { PoolError } from './core/child-pool/pool-error.ts';
import { openProductDatabase } from './core/database/product-database.ts';
import { drain, listen } from './core/http/connection/listen.ts';
import { freeUnfinishedKeys } from './core/http/idempotency/idempotency.ts';
import { createLog } from './core/log.ts';
import { runUntilStopped } from './core/run-until-stopped.ts';
import { jobHandlers } from './job-handlers.ts';
import { requireOwnFolder } from './media/keeping/own-folder.ts';
import { inviteFirstAdmin } from './staff/accounts/invitations.ts';
import { startLinks } from './start-links.ts';

const config = readConfigOrExit(process.env);
const log = createLog(config.LOG_LEVEL);
/** In ms. */
const GRACE = 4000;

// Closed in the opposite order: requests end first, then jobs, then the connections, then the database.
runUntilStopped(log, async ({ closeLater, fail }) => {
  const database = await openProductDatabase(config, 'server', log);
  closeLater(database.close);
  database.onLost(() => fail('the database stopped unexpectedly'));
  const deps = await buildDeps(config, database, { log });
  closeLater(() => closeDeps(deps));
  await requireOwnFolder(deps);
  if (!config.DATABASE_URL) await freeUnfinishedKeys(deps);
  const app = await buildApp(deps);
  // Files that are still opened or read are given up soon, so that those who sent them hear of it in time.
  closeLater(() => Promise.all([drain(app), deps.inspector.close(GRACE), deps.reader.close(GRACE)]));
  closeLater(async () => database.announceStop());
  await listen(app, config);
  await deps.jobs.work(jobHandlers(deps));
  // The first screenshot need not wait for the models.
  deps.reader.ready().catch((error) => {
    const stopped = error instanceof PoolError && error.fault === 'closed';
    if (!stopped) log.error({ err: error }, 'the screenshot reader did not start');
  });
  console.log(`Volante is ready at ${config.PUBLIC_URL}`);
  const missing = missingHelp(config);
  if (missing) console.log(`  warning: ${missing}`);
  const invitation = await inviteFirstAdmin(deps);
  if (invitation) console.log(`  staff, first admin        ${invitation.url}`);
  // With a database of their own, operators decide who gets a link.
  if (config.DATABASE_URL) return;
  for (const { country, link } of await startLinks(deps)) console.log(`  applicant, ${country.padEnd(13)}  ${link}`);
});
