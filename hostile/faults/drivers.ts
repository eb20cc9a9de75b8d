import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import type { Site } from './site.ts';

/** How long an app keeps retrying one write, in ms: longer than any fault of this test. */
const CALL_TIMEOUT = 150_000;

/** What the product has acknowledged to one driver. */
export interface Acknowledged {
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
