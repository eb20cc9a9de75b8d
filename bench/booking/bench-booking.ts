// npm run bench:booking: concurrent bookings through the real server and database.

import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { load, send, startChild } from '../api/child.ts';
import { judge, median } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';

const { values } = parseArgs({ options: { rivals: { type: 'string', default: '1000' } } });
const rivals = Number(values.rivals);

const database = await startDatabase();
const product = await startChild<object>('../api/product-server.ts', database.settings, serverFlags);
const { port } = product.hello;
const { db, pool, close } = openDatabase(database.url, { connections: 4 });

console.log(`Node ${process.version}, ${cpus().length} cores; server, database and callers share them.\n`);
try {
  const requestIds = await Promise.all(
    Array.from(
      { length: rivals },
      async () => (await openApplication({ db }, { country: 'mx', actor: system('benchmark') })).requestId,
    ),
  );
  const slotsPath = `/api/public/admission/requests/${requestIds[0]}/42/calendar/slots/get-available-slots`;
  await setAdvisors(1);
  const slots = JSON.parse(await send({ port, path: slotsPath })).data.slots.map(({ id }: { id: string }) => id);

  await race(`${rivals} rivals, 1 slot, 1 advisor`, 1, 1);
  await race(`${rivals} rivals, 100 slots, 1 advisor`, 100, 1);
  await race(`${rivals} applicants, 100 slots, 10 advisors (room for all)`, 100, 10);

  await setAdvisors(2);
  const times = await load({ port, path: slotsPath }, 200, 1);
  console.log(`Slots of 42 days, 2 advisors: median ${median(times).toFixed(1)} ms a call`);

  async function race(title: string, slotCount: number, advisors: number): Promise<void> {
    await setAdvisors(advisors);
    const wanted = requestIds.map((requestId, i) => ({ requestId, slotId: slots[i % slotCount] }));
    const { answers, seconds } = await bookAtOnce(port, wanted);
    const places = Math.min(rivals, slotCount * advisors);
    await report(title, answers, seconds, places, slotCount);
  }
} finally {
  await close();
  await product.stop();
  await database.remove();
}

async function report(title: string, answers: Answer[], seconds: number, places: number, slots: number): Promise<void> {
  const { rows } = await pool.query<{ visits: number; slots: number; overlaps: number; deadlocks: number }>(`
    select count(*) as visits, count(distinct starts_at) as slots,
      count(*) - count(distinct (advisor_id, starts_at)) as overlaps,
      (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks
    from appointments where status = 'booked'`);
  const [row] = rows;
  const codes = new Map<string, number>();
  for (const { status, code } of answers) codes.set(`${status} ${code}`, (codes.get(`${status} ${code}`) ?? 0) + 1);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const faults = answers.filter(({ status }) => status >= 500).length;
  const won = codes.get('200 ok') ?? 0;
  const good = won === places && row?.visits === places && row.slots === Math.min(slots, places);
  const fine = good && row.overlaps === 0 && row.deadlocks === 0 && faults === 0;
  judge(title, fine);
  console.log(`  ${[...codes].map(([code, count]) => `${count} × ${code}`).join(', ')}`);
  console.log(
    `  ${row?.visits} visits in ${row?.slots} slots, ${row?.overlaps} overlaps, ${row?.deadlocks} deadlocks, ${faults} faults`,
  );
  const rate = (answers.length / seconds).toFixed(0);
  console.log(`  ${seconds.toFixed(2)} s: ${rate} answers a second, slowest ${(slowest / 1000).toFixed(2)} s\n`);
}

/** Advisors with hours from 9 to 18 every day, and an empty calendar. */
async function setAdvisors(count: number): Promise<void> {
  await pool.query('delete from appointments; delete from advisors');
  await pool.query(
    `with made as (
      insert into advisors (id, name, zone, countries)
      select gen_random_uuid(), 'Advisor ' || n, 'America/Mexico_City', '{mx}' from generate_series(1, $1::int) as n returning id
    )
    insert into advisor_hours select id, weekday, '09:00', '18:00' from made, generate_series(1, 7) as weekday`,
    [count],
  );
}

interface Answer {
  status: number;
  /** `ok`, or the code of the refusal. */
  code: string;
  ms: number;
}

/** Sends one booking per rival, all at once, each over its own connection. */
async function bookAtOnce(
  port: number,
  rivals: readonly { requestId: string; slotId: string }[],
): Promise<{ answers: Answer[]; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: rivals.length });
  const start = performance.now();
  const answers = await Promise.all(rivals.map(({ requestId, slotId }) => book(agent, port, requestId, slotId)));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { answers, seconds };
}

function book(agent: Agent, port: number, requestId: string, slotId: string): Promise<Answer> {
  const body = Buffer.from(JSON.stringify({ slotId, isAppointmentReschedule: false, source: 'customer' }));
  const path = `/api/public/admission/requests/${requestId}/calendar/appointment/create`;
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => {
        const code = JSON.parse(text).error?.code ?? 'ok';
        resolve({ status: answer.statusCode ?? 0, code, ms: performance.now() - start });
      });
    });
    sent.on('error', reject).end(body);
  });
}
