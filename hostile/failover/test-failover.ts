// npm run test:failover: drivers fill in, upload and book at three servers, whose PostgreSQL is killed; its replica takes over.
// Everything goes on within 30 s without a restart, and no acknowledged write is lost. The console's lists come from the replica
// while there is one, and always show what was written before.
import { setTimeout as pause } from 'node:timers/promises';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import { onlyAdvisors } from '../../server/appointments/testing/test-calendar.ts';
import { checks } from '../../server/commands/doctor/checks.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { deriveKeys } from '../../server/core/keys.ts';
import { hire, type TestStaff } from '../../server/staff/testing/test-staff.ts';
import { requestPath } from '../../server/testing/calls.ts';
import { settleAccounts, startDrivers } from '../faults/drivers.ts';
import { type Site, startSite } from '../faults/site.ts';
import { type Pair, startPair } from './pair.ts';

/** From the primary's end until the next acknowledged write, in ms. */
const BACK = 30_000;
/** As long as somebody else takes to notice and to promote, in ms. */
const NOTICED = 4000;
/** Writes before and after, and how long they may take, in ms. */
const [ENOUGH, LONG] = [30, 60_000];

const begun = performance.now();
const faults: string[] = [];
const expect = (promise: string, holds: boolean, otherwise: unknown = '') => {
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${promise}${holds ? '' : `: ${otherwise}`}`);
  if (!holds) faults.push(promise);
};

const pair = await startPair();
const site = await startSite('folder', {
  postgres: { url: pair.url, signal: () => {}, restart: async () => {}, close: pair.close },
  settings: { DATABASE_READ_URL: pair.readUrl },
});
try {
  const config = readConfig(site.settings);
  const deps = { db: site.database.db, keys: deriveKeys(config.SECRET_KEY), config, now: () => new Date() };
  const staff = await hire({ deps, database: site.database, inject: site.servers[0]!.inject }, 'reviewer');
  await onlyAdvisors(site, ...Array.from({ length: 20 }, (_, n) => ({ name: `Advisor ${n + 1}` })));
  await readLists(site, pair, staff);
  const said = await checks.replica!(config);
  expect('the doctor knows the replica', said?.startsWith('replica at') === true, said);

  const live = followEvents(site, staff.cookie);
  const drivers = startDrivers(site, 4);
  let refused: Error | null = null;
  drivers.working.catch((error) => {
    refused = error;
  });
  await until(() => drivers.writes() >= ENOUGH, LONG);
  const processes = site.servers.map(({ process: { pid } }) => pid);
  const before = drivers.writes();
  expect('drivers write before the primary is killed', before >= ENOUGH, before);
  const killed = performance.now();
  await pair.killPrimary();
  await pause(NOTICED);
  const meanwhile = drivers.writes();
  pair.promote();
  while (drivers.writes() === meanwhile && performance.now() - killed < 2 * BACK) await pause(50);
  const back = performance.now() - killed;
  expect(`the next write is acknowledged ${(back / 1000).toFixed(1)} s after the kill`, back < BACK);
  await site.untilAllServe();
  const all = performance.now() - killed;
  expect(`all servers are ready ${(all / 1000).toFixed(1)} s after the kill`, all < BACK);
  const heard = live.events();
  await until(() => live.events() > heard, BACK);
  expect('live events go on', live.events() > heard);
  const listed = await staff.call('GET', '/applications');
  expect('the console’s list is there without a replica', listed.status === 200, listed.code);
  await until(() => drivers.writes() >= before + ENOUGH, LONG);
  await drivers.stop();
  live.stop();
  if (refused) throw refused;
  const lost = await settleAccounts(site, drivers.acknowledged);
  expect(
    `none of ${drivers.writes()} acknowledged writes is lost, and every mail was sent`,
    lost.length === 0,
    lost.join('\n'),
  );
  const { rows } = await site.database.pool.query<{ done: number }>(
    `select count(*)::int as done from pgboss.job where state = 'completed' and completed_on > now() - interval '30 s'`,
  );
  expect(`jobs go on: ${rows[0]?.done} in the last 30 s`, (rows[0]?.done ?? 0) > 0);
  const same = site.servers.map(({ process: { pid, exitCode } }) => exitCode === null && pid);
  expect('no server was restarted', same.join() === processes.join(), same);
} finally {
  await site.close();
}
console.log(`failover: ${faults.length} failed (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
process.exit(faults.length > 0 ? 1 : 0);

/** Each list shows the write before it, whether the replica follows at once, stands still or is asked through another server. */
async function readLists({ servers, database }: Site, { secondUrl }: Pair, staff: TestStaff): Promise<void> {
  const second = openDatabase(secondUrl, { connections: 1 });
  const { applicationId, requestId } = await openApplication(database, { country: 'mx', actor: system('test') });
  const contact = { lastName: 'López', email: 'ana@example.org', phone: '+525512345678' };
  let stale = 0;
  const writeAndList = async (firstName: string, n: number) => {
    await servers[n % servers.length]!.call('PATCH', `${requestPath(requestId)}/personal-data`, {
      ...contact,
      firstName,
    });
    const { data } = await staff.call('GET', '/applications?limit=100');
    const row = data.items.find((item: { applicationId: string }) => item.applicationId === applicationId);
    if (!row?.name?.startsWith(firstName)) stale++;
  };
  for (let n = 0; n < 30; n++) await writeAndList(n % 2 ? 'Ana' : 'Inés', n);
  const sessions = await second.pool.query(`select 1 from pg_stat_activity where application_name = 'volante-lists'`);
  expect('lists are read from the replica', sessions.rows.length > 0, sessions.rows.length);
  await second.pool.query('select pg_wal_replay_pause()');
  for (let n = 0; n < 10; n++) await writeAndList(n % 2 ? 'Eva' : 'Luz', n);
  await second.pool.query('select pg_wal_replay_resume()');
  expect('each of 40 lists shows the write before it, also while the replica stands still', stale === 0, stale);
  await second.close();
}

/** Follows the console's events at one server after the other, as the console does when its stream breaks. */
function followEvents({ servers }: Site, cookie: string): { events(): number; stop(): void } {
  const end = new AbortController();
  let events = 0;
  const follow = async (n: number) => {
    const headers = { cookie };
    const stream = await fetch(`${servers[n % servers.length]!.origin}/api/staff/events`, {
      headers,
      signal: end.signal,
    });
    for await (const text of stream.body!.pipeThrough(new TextDecoderStream()))
      events += text.split('event: application\n').length - 1;
  };
  void (async () => {
    for (let n = 0; !end.signal.aborted; n++) {
      await follow(n).catch(() => undefined);
      await pause(500);
    }
  })();
  return { events: () => events, stop: () => end.abort() };
}

async function until(holds: () => boolean, longest: number): Promise<void> {
  for (let waited = 0; waited < longest && !holds(); waited += 100) await pause(100);
}
