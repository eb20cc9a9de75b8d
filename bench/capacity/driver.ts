import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Application } from '../../contract/application.ts';
import { type DocumentType, documents } from '../../contract/documents/rules.ts';
import { DrawnDocuments, photographCard } from '../../e2e/driver/drawn-documents.ts';
import { type Chosen, profileScreen, renderScreenshots, weekScreen } from '../../e2e/driver/driver-apps.ts';
import { weeksOf } from '../../e2e/driver/stories.ts';
import { cardHolder, contacts, obligor, personalData } from '../../sandbox/people/people.ts';
import { installChromium } from '../../scripts/chromium.ts';

/** Answers of the calls, by status and code. */
export type Tally = Map<string, number>;

/** The documents that a driver in Mexico sends: the required ones and the guarantor's. */
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

const cardBack = {
  name: 'ine-reverso.jpg',
  mimeType: 'image/jpeg',
  path: new URL('../../server/documents/readings/fixtures/ine-back.jpg', import.meta.url),
};

/** A driver's files: a profile, twelve weeks, and a file for any document. */
export interface DriverFiles {
  profile: Chosen;
  weeks: Chosen[];
  of(type: DocumentType): Chosen;
}

/** One driver's files for the `number`th driver; an extra byte at the end makes each a different file. */
export function ofDriver(files: DriverFiles, number: number): DriverFiles {
  const own = (file: Chosen, n: number) => ({
    ...file,
    buffer: Buffer.concat([file.buffer, Buffer.from(`${number} ${n}`)]),
  });
  let documents = 100;
  return {
    profile: own(files.profile, 0),
    weeks: files.weeks.map((file, n) => own(file, n + 1)),
    of: (type) => own(files.of(type), documents++),
  };
}

/**
 * Draws the files of some drivers. Their figures differ like those of real drivers, because the reader caches lines it
 * has seen. The browser is closed before anything is measured.
 */
export async function drawFiles(drivers: number): Promise<DriverFiles[]> {
  const browser = await chromium.launch({ executablePath: installChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const given = new DrawnDocuments(browser);
    const [photo, pdf] = [await given.photo('Licencia'), await given.pdf('Estado de cuenta')];
    const back = { ...cardBack, buffer: readFileSync(cardBack.path) };
    const all: DriverFiles[] = [];
    for (let driver = 0; driver < drivers; driver++) {
      const screens = weeksOf({ country: 'mx' }).map((week, n) => [
        `semana-${n + 1}`,
        weekScreen('uber', week, 3900 + n * 137.5 + driver * 61.37),
      ]);
      const [profile, ...weeks] = await renderScreenshots(browser, {
        perfil: profileScreen('uber', 'María José Núñez', 4.93),
        ...Object.fromEntries(screens),
      });
      const card = await photographCard(browser, cardHolder, -1.5 - driver / 20);
      const of = (type: DocumentType) => {
        if (documents[type].subject === 'card' && documents[type].side === 'back') return back;
        if (!documents[type].accepts.some((kind) => kind === 'jpeg')) return pdf!;
        return documents[type].subject === 'card' ? card : photo!;
      };
      all.push({ profile: profile!, weeks, of });
    }
    return all;
  } finally {
    await browser.close();
  }
}
