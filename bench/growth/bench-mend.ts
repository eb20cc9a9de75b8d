// npm run bench:mend: what the nightly correction of the console's list looks at with 2 million applications of which a twentieth are
// open, and how long one of them takes, at the beginning and at the end. `-- --applications 200000` measures fewer.

import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { buildDeps, closeDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import { mendQueue } from '../../server/staff/queue/refresh-rows.ts';
import { selectIdsAfter } from '../../server/staff/queue/row-store.ts';
import { fill } from '../queue/fill.ts';
import { judge } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';

const { values } = parseArgs({
  options: { applications: { type: 'string', default: '2000000' }, some: { type: 'string', default: '2000' } },
});
const [count, some] = [Number(values.applications), Number(values.some)];
const OPEN = 0.05;
/** Of all applications; the time of one among the last, of one among the first. */
const goals = { looked: 0.2, grows: 1.5 };
/** As many as the job looks up at once, and as a job of its own recomputes. */
const [AT_ONCE, PART] = [500, 20_000];
const weekday = 3;

const own = await startDatabase();
const log = pino({ level: 'fatal' });
const database = await openProductDatabase(readConfig(own.settings), 'server', log);
const deps = await buildDeps(readConfig(own.settings), database, { log });
try {
  const unhurried = openDatabase(own.url, { connections: 1, unhurried: true });
  await fill(unhurried.pool, count);
  // What the queue shows is stored with the application, too: neither is to differ.
  await unhurried.pool.query('set session_replication_role = replica; select setseed(0.42)');
  await unhurried.pool.query(`
    with closed as (
      update queue_rows set stage = 'approved', waits_for = 'nobody'
      where stage not in ('approved', 'rejected') and random() > ${OPEN / (5 / 8)} returning application_id
    ) update applications set stage = 'approved' from closed where id = application_id`);
  await unhurried.pool.query('vacuum analyze');
  await unhurried.close();

  const begun = performance.now();
  const found: string[] = [];
  for (let ids = await idsAfter(null); ids.length > 0; ids = await idsAfter(ids.at(-1)!)) found.push(...ids);
  const seconds = (performance.now() - begun) / 1000;
  const share = found.length / count;
  judge(
    `${found.length} of ${count} are looked at in a night, ${share.toFixed(2)} of all, in ${Math.ceil(found.length / PART)} parts`,
    share <= goals.looked,
  );
  console.log(`finding them: ${seconds.toFixed(1)} s`);
  const first = await timeOf(null);
  const last = await timeOf(found.at(-some - 1) ?? null);
  const grows = last / first;
  judge(
    `one of them: ${first.toFixed(1)} ms among the first, ${last.toFixed(1)} among the last: ${grows.toFixed(2)}`,
    grows <= goals.grows,
  );
  const minutes = (seconds + (found.length * first) / 1000) / 60;
  console.log(
    `all: ${minutes.toFixed(0)} minutes by calculation; these have no documents: npm run bench:growth has full ones`,
  );
  console.log(`at most ${Math.round(process.resourceUsage().maxRSS / 1000)} MB of memory`);
} finally {
  await closeDeps(deps);
  await database.close();
  await own.remove();
}

function idsAfter(after: string | null): Promise<string[]> {
  return selectIdsAfter(deps.db, after, AT_ONCE, weekday);
}

/** Milliseconds for one of some after an application, when all are right. */
async function timeOf(after: string | null): Promise<number> {
  await mendQueue(deps, { after, most: some, weekday });
  const begun = performance.now();
  const { drifted } = await mendQueue(deps, { after, most: some, weekday });
  if (drifted > 0) throw new Error(`${drifted} rows weren’t right after they were corrected.`);
  return (performance.now() - begun) / some;
}
