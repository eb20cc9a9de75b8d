import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { transaction } from '../../server/core/database/transaction.ts';
import { openJobs } from '../../server/core/jobs.ts';
import { createLog } from '../../server/core/log.ts';
import type {} from '../../server/staff/privacy/nightly.ts';
import { askDatabase } from '../product/database.ts';

/** As if this many days had passed since the applications' last activity. */
export async function letDaysPass(applications: readonly string[], days: number): Promise<void> {
  const values = [applications, days];
  await askDatabase('alter table application_events disable trigger user');
  for (const [table, column] of moments)
    await askDatabase(
      `update ${table} set ${column} = ${column} - make_interval(days => $2) where application_id = any($1::uuid[])`,
      values,
    );
  await askDatabase('alter table application_events enable trigger user');
  await askDatabase(
    'update retention_warnings set erased_on = erased_on - $2::int where application_id = any($1::uuid[])',
    values,
  );
}

const moments = [
  ['application_events', 'at'],
  ['queue_rows', 'updated_at'],
  ['decisions', 'at'],
  ['retention_warnings', 'at'],
] as const;

/** Runs the product's nightly job now. */
export async function startNight(): Promise<void> {
  const postgres = await startEmbeddedPostgres(process.env.DATA_DIR!, { role: 'command' });
  const database = openDatabase(postgres.url);
  const { LOG_LEVEL } = readConfig(process.env);
  const jobs = await openJobs(postgres.url, createLog(LOG_LEVEL), { sends: true });
  try {
    await transaction(database, (trx) => jobs.enqueue(trx, 'erase-retained', {}));
  } finally {
    await jobs.stop();
    await database.close();
    await postgres.stop();
  }
}
