import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import type { Site } from './site.ts';

/** How long an app keeps retrying one write, in ms: longer than any fault of this test. */
const CALL_TIMEOUT = 150_000;

/** What the product has acknowledged to one driver. */
interface Acknowledged {
  requestId: string;
  applicationId: string;
  email: string;
  /** The last number of the street that was saved. */
  saved: number;
  /** Files, by id, each uploaded and attached once. */
  files: string[];
  /** The visit's start; null until it was booked. */
  visit: string | null;
}

/** All drivers' calls since the last report. */
export interface Calls {
  answers: Record<string, number>;
  /** Duration of the longest call, in ms. */
  longest: number;
}

export interface Drivers {
  acknowledged: Acknowledged[];
  /** Returns the calls since the last report and resets them. */
  look(): Calls;
  /** Total number of acknowledged writes. */
  writes(): number;
  /** Rejects if a driver's valid call was refused or took too long. */
  working: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Honest drivers who fill in, upload and book without a pause, and retry failed writes with the same key, as the app
 * does.
 */
export function startDrivers(site: Site, count: number): Drivers {
  const acknowledged: Acknowledged[] = [];
  const end = new AbortController();
  let calls: Calls = { answers: {}, longest: 0 };
  let writes = 0;
  const tally = (status: string, ms: number) => {
    calls.answers[status] = (calls.answers[status] ?? 0) + 1;
    calls.longest = Math.max(calls.longest, ms);
  };
  const send: Send = async (method, address, body) => {
    const key = randomUUID();
    const begun = Date.now();
    for (let attempt = 0; ; attempt++) {
      const { status, data, error } = await attemptOf(site, method, address, body, key, tally);
      if (status >= 200 && status < 300) {
        if (method !== 'GET') writes++;
        return data;
      }
      if (status >= 400 && status < 500 && status !== 429 && status !== 408)
        throw new Refused(`${method} ${address}`, status, error);
      if (Date.now() - begun > CALL_TIMEOUT)
        throw new Error(`${method} ${address}: not done after ${CALL_TIMEOUT / 1000} s`);
      await pause(Math.min(2000, 100 * 2 ** attempt) * (0.5 + Math.random() / 2));
    }
  };
  const working = Promise.all(
    Array.from({ length: count }, async (_, number) => {
      for (let round = 0; !end.signal.aborted; round++)
        await live(site, send, acknowledged, end.signal, `${number}-${round}`);
    }),
  );
  return {
    acknowledged,
    look() {
      const seen = calls;
      calls = { answers: {}, longest: 0 };
      return seen;
    },
    writes: () => writes,
    working,
    async stop() {
      end.abort();
      await working;
    },
  };
}

type Send = (method: string, address: string, body?: object | FormData) => Promise<unknown>;

class Refused extends Error {
  readonly code: string | undefined;
  constructor(call: string, status: number, error: { code: string } | undefined) {
    super(`${call} was refused: ${status} ${JSON.stringify(error)}`);
    this.code = error?.code;
  }
}

const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#87a' } })
  .jpeg()
  .toBuffer();
const ROUNDS = 6;

/** A new application: contact, a visit, then numbers and files for a while. */
async function live(site: Site, send: Send, all: Acknowledged[], end: AbortSignal, name: string): Promise<void> {
  const opened = await open(site);
  const of = `/api/public/admission/requests/${opened.requestId}`;
  const driver: Acknowledged = {
    ...opened,
    email: `driver-${name}@example.org`,
    ...{ saved: 0, files: [], visit: null },
  };
  all.push(driver);
  await send('PATCH', `${of}/personal-data`, {
    ...{ firstName: 'Ana', lastName: 'López', email: driver.email, phone: '+525512345678' },
  });
  driver.visit = await book(send, of);
  for (let n = 1; n <= ROUNDS && !end.aborted; n++) {
    await send('PATCH', `${of}/personal-data`, { streetNumber: String(n) });
    driver.saved = n;
    const form = new FormData();
    form.append('mediaType', 'identity_card_front');
    form.append('file', new Blob([new Uint8Array(photo), `${name} ${n}`]), 'ine.jpg');
    const { id } = (await send('POST', '/api/media/upload/', Object.assign(form, { requestId: opened.requestId }))) as {
      id: string;
    };
    driver.files.push(id);
    await send('PATCH', `${of}/documents`, { updates: [{ mediaId: id, type: 'identity_card_front' }] });
    await send('GET', of);
  }
}

// Opening isn't the drivers' part, so it waits until the database is available.
async function open(site: Site): Promise<{ requestId: string; applicationId: string }> {
  for (;;)
    try {
      return await openApplication(site.database, { country: 'mx', actor: system('test') });
    } catch {
      await pause(500);
    }
}

/** Any free time; if somebody else has just taken it, the next one. */
async function book(send: Send, of: string): Promise<string> {
  for (;;) {
    const date = new Date(Date.now() + (3 + Math.floor(Math.random() * 30)) * 86_400_000).toISOString().slice(0, 10);
    const found = (await send('GET', `${of}/3/calendar/slots/get-available-slots?date=${date}`)) as {
      slots: { id: string; startTime: string }[];
    };
    const slot = found.slots[Math.floor(Math.random() * found.slots.length)];
    if (!slot) continue;
    try {
      await send('POST', `${of}/calendar/appointment/create`, { slotId: slot.id });
      return slot.startTime;
    } catch (error) {
      const code = error instanceof Refused ? error.code : undefined;
      if (code !== 'slot_is_not_available') throw error;
    }
  }
}

/** One attempt, at any of the servers. Status 0: no answer. */
async function attemptOf(
  { servers }: Site,
  method: string,
  address: string,
  body: object | FormData | undefined,
  key: string,
  count: (status: string, ms: number) => void,
): Promise<{ status: number; data?: unknown; error?: { code: string } }> {
  const { origin } = servers[Math.floor(Math.random() * servers.length)]!;
  const isForm = body instanceof FormData;
  const headers = {
    ...(method !== 'GET' && { 'idempotency-key': key }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
    ...(isForm && { 'x-admission-request-id': (body as FormData & { requestId: string }).requestId }),
  };
  const begun = performance.now();
  try {
    const answer = await fetch(origin + address, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const { data, error } = (await answer.json()) as { data?: unknown; error?: { code: string } };
    const code = error?.code;
    count(code ? `${answer.status} ${code}` : String(answer.status), performance.now() - begun);
    return { status: answer.status, data, ...(error && { error }) };
  } catch {
    count('no answer', performance.now() - begun);
    return { status: 0 };
  }
}

/**
 * How long delayed mails may take, in ms: a delivery is retried after a minute, or after five if its server was killed.
 */
const MAILS_LATE = 6 * 60_000 + 30_000;

/** Compares the product's data with the acknowledged writes; returns what is lost or duplicated. */
export async function settleAccounts(site: Site, drivers: Acknowledged[]): Promise<string[]> {
  const faults: string[] = [];
  for (const driver of drivers) faults.push(...(await lostOf(site, driver)));
  faults.push(...(await mailsOf(site, drivers)));
  const { rows } = await site.database.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'applications' and column_name = 'half_done'`,
  );
  if (rows.length > 0) faults.push('half of a migration that failed is there');
  return faults;
}

async function lostOf({ database, servers }: Site, driver: Acknowledged): Promise<string[]> {
  const { applicationId, requestId } = driver;
  const { rows } = await database.pool.query<{ number: string; files: number; attached: string[]; visits: Date[] }>(
    `select p.street_number as number,
       (select count(*)::int from media where application_id = $1) as files,
       (select coalesce(array_agg(media_id::text order by media_id), '{}') from document_versions where application_id = $1) as attached,
       (select coalesce(array_agg(starts_at), '{}') from appointments where application_id = $1 and status = 'booked') as visits
     from personal_data p where p.application_id = $1`,
    [applicationId],
  );
  const faults: string[] = [];
  const found = rows[0] ?? { number: '', files: 0, attached: [], visits: [] };
  if (driver.saved > 0 && found.number !== String(driver.saved))
    faults.push(`saved ${driver.saved}, found ${found.number || 'nothing'}`);
  const { length } = driver.files;
  if (found.attached.join() !== driver.files.toSorted().join())
    faults.push(`sent ${length} files, found ${found.files}, attached ${found.attached.length} times or others`);
  if (found.files > length) faults.push(`sent ${length} files, stored ${found.files}`);
  if (driver.visit && found.visits.map((at) => at.getTime()).join() !== String(Date.parse(driver.visit)))
    faults.push(`booked ${driver.visit}, found ${found.visits.map(String).join()}`);
  for (const [n, id] of driver.files.entries()) {
    const { origin } = servers[n % servers.length]!;
    const answer = await fetch(`${origin}/api/public/admission/requests/${requestId}/media/${id}`);
    await answer.arrayBuffer();
    if (!answer.ok) faults.push(`a file is gone: ${answer.status}`);
  }
  return faults.map((fault) => `${driver.email}: ${fault}`);
}

/** There is one mail per visit; mail programs show a repeated Message-ID only once. */
async function mailsOf(site: Site, drivers: Acknowledged[]): Promise<string[]> {
  const booked = drivers.filter(({ visit }) => visit);
  const idsOf = () => {
    const ids = new Map<string, Set<string>>();
    for (const { to, messageId } of site.mails())
      for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(messageId));
    return ids;
  };
  const missing = () => booked.filter(({ email }) => !idsOf().has(email));
  for (const end = Date.now() + MAILS_LATE; missing().length > 0 && Date.now() < end; ) await pause(500);
  const ids = idsOf();
  const again = site.mails().length - [...ids.values()].reduce((sum, of) => sum + of.size, 0);
  console.log(
    `${site.mails().length} mails to ${ids.size} drivers, ${again} of them once more with the same Message-ID`,
  );
  return [
    ...missing().map(({ email }) => `${email} was told of no visit`),
    ...[...ids].filter(([, of]) => of.size > 1).map(([email, of]) => `${email} was told ${of.size} times`),
  ];
}
