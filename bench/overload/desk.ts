import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Product } from '../../hostile/product.ts';
import { codeAt } from '../../server/staff/accounts/totp.ts';
import { persistentFetch } from './persistent-fetch.ts';

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
      return { data, cookie: answer.headers.getSetCookie().map((one) => one.split(';')[0]) };
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
