// npm run bench:morning: 5,000 messages are due at eight in the morning, by WhatsApp, SMS and mail in equal parts, while drivers use the
// product and advisors send links. `-- --messages 1000` sends fewer.
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { mailCatcher, mailsOf } from '../../sandbox/mail.ts';
import { phonesOf } from '../../sandbox/phone/chats.ts';
import { twilio } from '../../sandbox/phone/twilio.ts';
import { whatsapp } from '../../sandbox/phone/whatsapp.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { SandboxPart } from '../../sandbox/state.ts';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { findFreePort } from '../../server/testing/test-free-port.ts';
import { load, send, startChild } from '../api/child.ts';
import { judge, quantile } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';

const { values } = parseArgs({ options: { messages: { type: 'string', default: '5000' } } });
const messages = Number(values.messages);
/** Links that advisors send meanwhile, one every so many ms: what a driver waits for must not stand behind thousands. */
const PROBES = 60;
const PROBE_EVERY = 2500;
/** Factor of the quiet time; messages a minute; seconds. */
const goals = { slower: 3, perMinute: 500, probe: 5 };

/** A provider takes this long to accept a message, in ms. */
const slowly = (part: SandboxPart, [least, most]: [number, number]): SandboxPart => ({
  ...part,
  mount(app, state) {
    app.addHook('preHandler', () => pause(least + Math.random() * (most - least)));
    part.mount(app, state);
  },
});
const mail = mailCatcher(messages);
const parts = [slowly(whatsapp, [150, 500]), slowly(twilio, [100, 300]), mail];
const sandbox = await startSandbox({ parts, port: 0 });
const database = await startDatabase();
const address = `http://localhost:${await findFreePort()}`;
sandbox.state.productUrl = address;
const product = await startChild<{ requestId: string; cookie: string }>(
  '../morning/morning-server.ts',
  {
    ...database.settings,
    ...{ PUBLIC_URL: address, SANDBOX: 'off', SECOND_FACTOR: 'known_devices' },
    ...Object.assign({}, ...parts.map((part) => part.settings?.(sandbox.state))),
  },
  [...serverFlags],
  ['--drivers', String(messages + PROBES)],
);
interface Driver {
  id: string;
  phone: string;
}
/** Who gets a link meanwhile. */
const probed: Driver[] = [];
const { port, requestId, cookie } = product.hello;
const driver = { port, path: `/api/public/admission/requests/${requestId}` };
const client = new pg.Client({ connectionString: database.url });
await client.connect();

console.log(`Node ${process.version}, ${cpus().length} cores; server, database, callers and providers share them.\n`);
try {
  const drivers: Driver[] = (
    await client.query(`select application_id as id, phone from personal_data where first_name = 'Ana'`)
  ).rows;
  // Who gets a link is reached by SMS, as a channel of its own isn't agreed to.
  probed.push(...drivers.filter(({ phone }) => phone !== '').slice(0, PROBES));
  const due = drivers.filter(({ id }) => !probed.some((probe) => probe.id === id));
  await load(driver, 200, 2);
  const quiet = await callFor(20_000);
  report('a driver’s call in a quiet minute', quiet);
  const before = await sendLinks(probed.slice(0, PROBES / 4), () => false);
  report('a link that is sent then arrives', before);

  const began = Date.now();
  await client.query(
    `insert into deliveries (id, application_id, kind, about, language, due_at, created_at)
     select gen_random_uuid(), id, 'application_sent', 'morning', 'es-MX', $2, $2 from unnest($1::uuid[]) as id`,
    [due.map(({ id }) => id), new Date(began)],
  );
  let isOver = false;
  const links = sendLinks(probed.slice(PROBES / 4), () => isOver);
  const beside: number[] = [];
  const limit = began + (Math.ceil(due.length / goals.perMinute) + 2) * 60_000;
  for (let left = due.length; left > 0 && Date.now() < limit; ) {
    beside.push(...(await callFor(2000)));
    const { rows } = await client.query(
      `select count(*)::int as left from deliveries where about = 'morning' and state = 'waiting'`,
    );
    left = rows[0].left;
  }
  isOver = true;
  report(`${due.length} messages took ${Math.round((Date.now() - began) / 1000)} s; a driver’s call beside`, beside);
  const waited = await links;
  report('a link that is sent meanwhile arrives', waited);

  const slower = quantile(beside, 0.95) / quantile(quiet, 0.95);
  judge(`drivers' calls, p95 / quiet ${slower.toFixed(2)} (goal ${goals.slower})`, slower <= goals.slower);
  // A sweep that starts late moves some of its messages into the next minute.
  const rate = busiest(began, 5) / 5;
  judge(
    `${busiest(began, 1)} messages in the busiest minute, ${rate.toFixed(0)} a minute in the busiest five (goal ${goals.perMinute})`,
    rate <= goals.perMinute,
  );
  const { rows } = await client.query(
    `select count(*)::int as sent, count(distinct application_id)::int as people from deliveries
     where about = 'morning' and state = 'sent'`,
  );
  judge(`${rows[0].sent} of ${due.length} sent`, rows[0].sent === due.length);
  const wanted = due.length + waited.length + before.length;
  const twice = sent().length - wanted;
  judge(
    `${twice} arrived more than once or not at all`,
    twice === 0 && new Set(sent().map(({ to }) => to)).size === wanted,
  );
  const probe = quantile(waited, 0.95) / 1000;
  judge(`a link arrives within ${probe.toFixed(1)} s, p95 (goal ${goals.probe} s)`, probe <= goals.probe);
} finally {
  await client.end();
  await product.stop();
  await database.remove();
  await sandbox.stop();
}

/** Calls as two drivers make them, one after another, for this time in ms. */
async function callFor(ms: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end; await pause(50))
    times.push(...(await load(driver, 4, 2)));
  return times;
}

/** Sends a link to each of them; returns how long each took to arrive, in ms. */
async function sendLinks(to: readonly Driver[], isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (const { id, phone } of to) {
    if (isOver()) break;
    const start = performance.now();
    const body = Buffer.from(JSON.stringify({ channel: 'sms', agreed: true }));
    const headers = { cookie, 'content-type': 'application/json' };
    await send({ port, path: `/api/staff/applications/${id}/link/send`, method: 'POST', headers, body });
    while (!phonesOf(sandbox.state).byNumber.get(phone)?.sms.length && performance.now() - start < 120_000)
      await pause(20);
    times.push(performance.now() - start);
    await pause(Math.max(0, PROBE_EVERY - times.at(-1)!));
  }
  return times;
}

/** Everything that arrived. */
function sent(): { to: string; at: Date }[] {
  const chats = [...phonesOf(sandbox.state).byNumber.values()].flatMap(({ number, whatsapp: chat, sms }) =>
    [...chat, ...sms].map(({ at }) => ({ to: number, at })),
  );
  return [...chats, ...mailsOf(sandbox.state).map(({ to, at }) => ({ to: to.join(), at: new Date(at) }))];
}

/** The most that arrived in so many minutes, the links left out. */
function busiest(began: number, minutes: number): number {
  const times = sent()
    .filter(({ to, at }) => !probed.some(({ phone }) => phone === to) && at.getTime() >= began)
    .map(({ at }) => at.getTime());
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + minutes * 60_000).length));
}

function report(title: string, times: number[]): void {
  const at = (share: number) => quantile(times, share).toFixed(1);
  console.log(`${title}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms, ${times.length} of them`);
}
