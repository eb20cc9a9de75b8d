import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Chosen } from '../../e2e/driver/driver-apps.ts';
import type { Product } from '../../hostile/product.ts';
import { codeAt } from '../../server/staff/accounts/totp.ts';
import { type DriverFiles, ofDriver } from '../capacity/driver.ts';

/** Like `fetch`, but once more if the server has just closed the idle connection that was reused, as browsers do. */
async function persistentFetch(url: string, make: () => RequestInit): Promise<Response> {
  try {
    return await fetch(url, make());
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET') throw error;
    return fetch(url, make());
  }
}

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

const root = path.join(import.meta.dirname, '../..');
/** How long a member of staff looks at an answer, in ms. */
const LOOKS = 400;

/** A reviewer at work: opens the queue and an application, and writes a note. */
export class Desk {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  static async open({ port, dataFolder }: Product, name: string): Promise<Desk> {
    const url = `http://127.0.0.1:${port}/api/staff`;
    const args = ['server/commands/staff.ts', 'invite', '--email', `${name}@example.com`, '--role', 'reviewer'];
    const env = { ...process.env, DATA_DIR: dataFolder, PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'fatal' };
    const { stdout: printed } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
    const token = /invitation#(\S+)/.exec(printed)?.[1];
    const post = async (to: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await persistentFetch(url + to, () => ({ method: 'POST', headers, body: JSON.stringify(body) }));
      const { data, error } = (await answer.json()) as { data: { totp: { secret: string } }; error?: unknown };
      if (!answer.ok) throw new Error(`${to}: ${JSON.stringify(error)}`);
      return { data, cookie: answer.headers.getSetCookie().map((item) => item.split(';')[0]) };
    };
    const { data } = await post('/invitations/open', { token });
    const code = codeAt(data.totp.secret, new Date());
    const accepted = { token, name: 'Ana López', password: 'perro-lluvia-ventana-92', code };
    return new Desk(url, (await post('/invitations/accept', accepted)).cookie.join('; '));
  }

  /** Works until `isOver`; returns how long each call took, in ms. Throws for a call that isn't answered well. */
  async work(isOver: () => boolean): Promise<number[]> {
    const took: number[] = [];
    while (!isOver()) {
      const { items } = await this.#call<{ items: { applicationId: string }[] }>(took, 'GET', '/applications?limit=50');
      const { applicationId } = items[Math.floor(Math.random() * items.length)]!;
      await pause(LOOKS);
      await this.#call(took, 'GET', `/applications/${applicationId}`);
      await pause(LOOKS);
      await this.#call(took, 'POST', `/applications/${applicationId}/notes`, { text: 'Llamé a las diez.' });
      await pause(LOOKS);
    }
    return took;
  }

  async #call<Data>(took: number[], method: string, to: string, body?: object): Promise<Data> {
    const begun = performance.now();
    const headers = {
      cookie: this.#cookie,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    };
    const sent = body && { body: JSON.stringify(body) };
    const answer = await persistentFetch(this.#url + to, () => ({ method, headers, ...sent }));
    const { data, error } = (await answer.json()) as { data: Data; error?: unknown };
    if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${JSON.stringify(error)}`);
    took.push(performance.now() - begun);
    return data;
  }
}
