import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chosen } from '../../e2e/driver/screenshots/render.ts';
import { type DriverFiles, ofDriver } from '../capacity/driver-files.ts';
import { persistentFetch } from './persistent-fetch.ts';

/** What happened to the drivers of a phase. */
export interface Rush {
  /** Pictures read. */
  read: number;
  /** Refusals: of what, how long each took in ms, and whether it said when to return. */
  refusals: { of: string; ms: number; isDated: boolean }[];
  /** Answers that are neither a success nor a refusal with a way on. */
  faults: string[];
}

interface Phase {
  url: string;
  /** Ids of unused applications. */
  take(): string;
  files: readonly DriverFiles[];
  drivers: number;
  /** Time between two pictures of a driver, in ms; 0 for one after another. */
  every: number;
  /** How long the phase lasts, in ms. */
  ms: number;
}

/** The app waits at least this long before it sends a refused picture again, in ms. */
const PICTURE_PAUSE = 20_000;
const WEEKS = 12;
let people = 0;

/** Drivers who send screenshots and fill in the form, as their app does: what is refused is sent again later. */
export async function rush({ url, take, files, drivers, every, ms }: Phase): Promise<Rush> {
  const end = performance.now() + ms;
  const found: Rush = { read: 0, refusals: [], faults: [] };
  const left = () => end - performance.now();

  /** Sends until it is answered well or the phase is over. Returns whether it was answered. */
  async function send(address: string, make: () => RequestInit, atLeast: number): Promise<boolean> {
    while (left() > 0) {
      const begun = performance.now();
      const answer = await persistentFetch(`${url}/api${address}`, make);
      const text = await answer.text();
      if (answer.ok) return left() > 0;
      const said = `${answer.status} ${JSON.parse(text).error?.code}`;
      const asked = answer.headers.get('retry-after');
      if (answer.status !== 503 && answer.status !== 429) {
        found.faults.push(`${address.replaceAll(/[0-9a-f-]{36}/g, '…')}: ${said}`);
        return false;
      }
      const of = `${make().method ?? 'GET'} …/${address
        .split('/')
        .at(-1)
        ?.replace(/^[0-9a-f-]{36}$/, '…')} ${said}`;
      found.refusals.push({ of, ms: performance.now() - begun, isDated: asked !== null });
      await pause(Math.max(0, Math.min(left(), Math.max(Number(asked) * 1000, atLeast * (0.8 + 0.4 * Math.random())))));
    }
    return false;
  }

  async function driver(): Promise<void> {
    const number = ++people;
    await pause(Math.random() * Math.min(every, 5000));
    let { weeks } = ofDriver(files[number % files.length]!, number);
    let id = take();
    for (let n = 0; left() > 0; n++) {
      const begun = performance.now();
      if (n > 0 && n % WEEKS === 0) {
        id = take();
        ({ weeks } = ofDriver(files[n % files.length]!, number * 1000 + n));
      }
      const path = `/public/admission/requests/${id}`;
      // A whole application makes 45 calls for its 24 files, so one read and one write between two files are on the safe side.
      await send(path, () => ({}), 600);
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const body = JSON.stringify({ firstName: 'María', lastName: n % 2 ? 'López' : 'Pérez' });
      await send(`${path}/personal-data`, () => ({ method: 'PATCH', headers, body }), 600);
      if (await send('/ocr/upload-screenshots', () => pictureOf(id, weeks[n % WEEKS]!), PICTURE_PAUSE)) found.read++;
      await pause(Math.max(0, Math.min(left(), every - (performance.now() - begun))));
    }
  }
  await Promise.all(Array.from({ length: drivers }, driver));
  return found;
}

// Written by hand, since the drivers' phones wouldn't share the server's processors.
function pictureOf(requestId: string, file: Chosen): RequestInit {
  const part = (name: string, more = '') => `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const fields = Object.entries({ platform: 'uber', requestId, uploadType: 'earnings', assist: '1' });
  const before = fields.map(([name, value]) => `${part(name)}${value}\r\n`).join('');
  const head = Buffer.from(before + part('image', `; filename="${file.name}"`));
  const body = Buffer.concat([head, file.buffer, Buffer.from('\r\n--b--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'x-admission-request-id': requestId };
  return { method: 'POST', body, headers };
}
