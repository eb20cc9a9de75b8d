import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { CountryCode } from '../../../contract/country.ts';
import type { ListedVisit } from '../../../contract/staff/calendar/visit-calls.ts';
import type { Row } from '../../../contract/staff/queue-row.ts';
import { codeAt } from '../../../server/staff/accounts/totp.ts';
import { inviteStaff, type Job, type RunningProduct } from '../../product/product.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');
const DAY = 86_400_000;

/** Somebody who is signed in. */
export interface Desk {
  cookie: { name: string; value: string };
  call(method: string, path: string, body?: object): Promise<unknown>;
}

/** The running console, and the made-up applications in it. */
export interface Site {
  rows: readonly Row[];
  /** An open invitation. */
  invitation: string;
  /** A day of the week with the most visits around today. */
  busyDay: string;
  /** A day with an upcoming visit. */
  visitDay: string;
  /** Cookie of the signed-in person. */
  account: string;
}

/**
 * Fills an empty product with made-up applications. They go through past weeks, during which no server may run with
 * today's clock.
 */
export async function fillSite(product: RunningProduct, count: number, signal?: AbortSignal): Promise<void> {
  await product.stop('SIGTERM');
  await run(process.execPath, ['scripts/demo/demo.ts', '--applications', String(count)], {
    cwd: root,
    ...(signal && { signal }),
  });
  await product.start();
}

/** Invites somebody, who accepts. */
export async function takeDesk(job: Job, name: string): Promise<Desk> {
  const token = new URL(await inviteStaff(`${job}@example.com`, job)).hash.slice(1);
  const opened = await ask('POST', '/invitations/open', { token });
  const { secret } = opened.data.totp;
  const given = { token, name, password: 'perro-lluvia-ventana-92', code: codeAt(secret, new Date()) };
  const accepted = await ask('POST', '/invitations/accept', given);
  const [, cookieName = '', value = ''] = /^([^=]+)=([^;]+)/.exec(accepted.headers.get('set-cookie') ?? '') ?? [];
  const headers = { cookie: `${cookieName}=${value}` };
  return {
    cookie: { name: cookieName, value },
    call: async (method, to, body) => (await ask(method, to, body, headers)).data,
  };
}

/** Selects the rows of one country. */
export function isFrom(country: CountryCode): (row: Row) => boolean {
  return (row) => row.country === country;
}

export async function readSite(desk: Desk): Promise<Site> {
  const read = async () => ((await desk.call('GET', '/applications?limit=100')) as { items: Row[] }).items;
  let rows = await read();
  // Jobs find matches between applications soon after the start.
  const isFound = () => rows.some(({ flags }) => flags.some(({ code }) => code === 'match_open'));
  for (let tries = 0; tries < 30 && !isFound(); tries++) {
    await pause(1000);
    rows = await read();
  }
  const { account } = (await desk.call('GET', '/me')) as { account: { id: string } };
  const invitation = await inviteStaff('new.reviewer@example.com', 'reviewer');
  return { rows, invitation, ...(await findDays(desk)), account: account.id };
}

async function findDays(desk: Desk): Promise<Pick<Site, 'busyDay' | 'visitDay'>> {
  const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);
  const range = `from=${dayAt(Date.now() - 20 * DAY)}&to=${dayAt(Date.now() + 20 * DAY)}`;
  const { items } = (await desk.call('GET', `/visits?${range}`)) as { items: ListedVisit[] };
  const weeks = Object.values(
    Object.groupBy(items, ({ startsAt }) => Math.floor((Date.parse(startsAt) / DAY + 3) / 7)),
  );
  const [busiest] = weeks.toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0));
  const [ahead] = items.filter(({ status, startsAt }) => status === 'booked' && Date.parse(startsAt) > Date.now());
  const dayOf = (visit: ListedVisit | undefined) => dayAt(visit ? Date.parse(visit.startsAt) : Date.now());
  return { busyDay: dayOf(busiest?.[0]), visitDay: dayOf(ahead) };
}

async function ask(method: string, to: string, body?: object, headers: Record<string, string> = {}) {
  const init = body
    ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
    : { headers };
  const send = () => fetch(`${process.env.PUBLIC_URL}/api/staff${to}`, { method, ...init });
  let answer = await send();
  // A busy machine refuses early and says when to come back; nothing was done then.
  for (let tries = 1; answer.status === 503 && tries < 5; tries++) {
    await pause(Number(answer.headers.get('retry-after') ?? 2) * 1000);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: never };
  return { data: data as { totp: { secret: string } }, headers: answer.headers };
}
