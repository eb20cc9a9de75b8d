import { setTimeout as pause } from 'node:timers/promises';
import type { Application } from '../../contract/admission/application.ts';
import { documents } from '../../contract/documents/rules.ts';
import type { Chosen } from '../../e2e/driver/screenshots/render.ts';
import { contacts, obligor, personalData } from '../../sandbox/people/people.ts';
import type { DriverFiles } from './driver-files.ts';

/** Answers of the calls, by status and code. */
export type Tally = Map<string, number>;

/** The papers that a driver in Mexico sends: the required ones and the guarantor's. */
const PAPERS = 11;
/** How long a driver waits for one picture, in ms. */
const PICTURE_TIMEOUT = 900_000;

/** Calls like the app's: if the server has no room, the call is retried when the server says. */
export class Driver {
  readonly #url: string;
  readonly #id: string;
  readonly #tally: Tally;

  constructor(url: string, id: string, tally: Tally) {
    this.#url = url;
    this.#id = id;
    this.#tally = tally;
  }

  /**
   * Sends thirteen pictures, the form and eleven documents. Throws unless the application is submitted with all of
   * them.
   */
  async apply(files: DriverFiles): Promise<void> {
    await this.#call('PATCH', '/personal-data', contacts.mx);
    await this.screenshot('profile', files.profile);
    for (const week of files.weeks) await this.screenshot('earnings', week);
    await this.#call('POST', '/start-earnings-analysis');
    await this.#call('PATCH', '/personal-data', personalData('mx'));
    let sent = 0;
    const { documentsAnalysis } = await this.read();
    const asked = documentsAnalysis.documents.toSorted((a, b) => Number(b.required) - Number(a.required));
    for (const { type } of asked) {
      if (documents[type].record) continue;
      if (sent === PAPERS) {
        await this.#call('POST', `/documents/${type}/skip`);
        continue;
      }
      const media = (await this.#send('/media/upload/', { mediaType: type }, 'file', files.of(type))) as { id: string };
      await this.#call('PATCH', '/documents', { updates: [{ mediaId: media.id, type }] });
      sent++;
    }
    await this.#call('POST', '/aval-data', obligor);
    await this.#call('POST', '/submit');
    const { status } = await this.read();
    if (sent !== PAPERS || status === 'created') throw new Error(`sent ${sent} papers, then ${status}`);
  }

  read(): Promise<Application> {
    return this.#call('GET', '') as Promise<Application>;
  }

  screenshot(uploadType: 'profile' | 'earnings', file: Chosen): Promise<unknown> {
    const fields = { platform: 'uber', requestId: this.#id, uploadType };
    return this.#send('/ocr/upload-screenshots', fields, 'image', file);
  }

  #call(method: string, rest: string, body?: object): Promise<unknown> {
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return this.#ask(`/public/admission/requests/${this.#id}${rest}`, () => ({ method, ...json }));
  }

  #send(to: string, fields: Record<string, string>, part: string, file: Chosen): Promise<unknown> {
    return this.#ask(to, () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append(part, new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
      return { method: 'POST', body, headers: { 'x-admission-request-id': this.#id } };
    });
  }

  async #ask(address: string, make: () => RequestInit): Promise<unknown> {
    for (const end = Date.now() + PICTURE_TIMEOUT; ; ) {
      const answer = await fetch(`${this.#url}/api${address}`, make());
      const { data, error } = (await answer.json()) as { data?: unknown; error?: { code: string } };
      const said = error ? `${answer.status} ${error.code}` : String(answer.status);
      this.#tally.set(said, (this.#tally.get(said) ?? 0) + 1);
      if (answer.ok) return data;
      const shown = `${make().method} ${address.replaceAll(/[0-9a-f-]{36}/g, '…')}: ${said}`;
      if (answer.status !== 503 || Date.now() > end) throw new Error(shown);
      await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    }
  }
}
