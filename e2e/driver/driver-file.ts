import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Stage } from '../../contract/admission/stages.ts';
import type { Application } from '../../contract/application.ts';
import { countries } from '../../contract/countries/index.ts';
import type { CountryCode } from '../../contract/country.ts';
import type { DocumentType, RejectionReason } from '../../contract/documents/rules.ts';
import type { Platform } from '../../contract/earnings/platforms.ts';
import { consentVersions } from '../../contract/personal-data/rules.ts';
import { newLink, runCommand } from '../product/product.ts';
import type { Chosen } from './driver-apps.ts';

/** One application of the running product, advanced as its driver (calls) and the company (commands) would. */
export class DriverFile {
  readonly id: string;
  readonly country: CountryCode;
  /** By which these calls are a known device of the application, as the first one that stored data. */
  readonly #cookies = new Map<string, string>();

  readonly #browser: BrowserContext | undefined;

  /** With a `page` the calls come from its browser: what one of them knows, the other knows too. */
  constructor(id: string, country: CountryCode, page?: Page) {
    this.id = id;
    this.country = country;
    this.#browser = page?.context();
  }

  static async open(country: CountryCode, page?: Page): Promise<DriverFile> {
    return new DriverFile((await newLink(country)).id, country, page);
  }

  /** Makes a browser the same known device as these calls. */
  async shareWith(context: BrowserContext): Promise<void> {
    const own = [...this.#cookies].filter(([name]) => name.startsWith('known-'));
    const cookies = own.map(([name, value]) => ({ name, value, url: process.env.PUBLIC_URL! }));
    if (cookies.length > 0) await context.addCookies(cookies);
  }

  /** Makes these calls the same known device as a browser, in which the driver gave their data. */
  async shareFrom(context: BrowserContext): Promise<void> {
    for (const { name, value } of await context.cookies(process.env.PUBLIC_URL!))
      if (name.startsWith('known-')) this.#cookies.set(name, value);
  }

  read(): Promise<Application> {
    return this.#call('GET', '') as Promise<Application>;
  }

  async give(data: Record<string, unknown>): Promise<void> {
    await this.#call('PATCH', '/personal-data', data);
  }

  async agreeToWhatsApp(): Promise<void> {
    const textVersion = consentVersions.whatsapp;
    await this.#call('POST', '/consents', {
      kind: 'whatsapp',
      textVersion,
      language: countries[this.country].language,
    });
  }

  async screenshot(platform: Platform, uploadType: 'profile' | 'earnings', file: Chosen): Promise<void> {
    const fields = { platform, requestId: this.id, uploadType };
    await this.#send('/ocr/upload-screenshots', fields, 'image', file);
  }

  async week(platform: Platform, monday: string, earning: number): Promise<void> {
    const reason = earning === 0 ? 'did_not_work' : 'correction';
    await this.#call('PUT', `/earnings/${platform}/${monday}`, { earning, reason });
  }

  async analyse(): Promise<void> {
    await this.#call('POST', '/start-earnings-analysis');
  }

  async document(type: DocumentType, file: Chosen): Promise<void> {
    const media = (await this.#send('/media/upload/', { mediaType: type }, 'file', file)) as { id: string };
    await this.#call('PATCH', '/documents', { updates: [{ mediaId: media.id, type }] });
  }

  async obligor(data: Record<string, string>): Promise<void> {
    await this.#call('POST', '/aval-data', data);
  }

  async skip(type: DocumentType): Promise<void> {
    await this.#call('POST', `/documents/${type}/skip`);
  }

  /** Books the `nth` free slot of the first working day after the next two, with a clock of this zone. */
  async bookVisit(nth: number, own?: string): Promise<void> {
    const zone = 'timezone=America/Mexico_City';
    // Advisors don't work on Sundays and holidays.
    for (let days = 3; days < 7; days++) {
      const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const found = await this.#call('GET', `/7/calendar/slots/get-available-slots?${zone}&date=${date}`);
      const slot = (found as { slots: { id: string }[] }).slots[nth];
      if (slot)
        return void (await this.#call('POST', `/calendar/appointment/create${own ? `?timezone=${own}` : ''}`, {
          slotId: slot.id,
        }));
    }
    throw new Error('Nobody is free within a week.');
  }

  async cancelVisit(): Promise<void> {
    const visit = (await this.#call('GET', '/calendar/appointment')) as { id: string };
    await this.#call('POST', '/calendar/appointment/cancel', { id: visit.id });
  }

  async homePhotos(file: Chosen, steps: Record<string, number>): Promise<void> {
    const homeImages: Record<string, string[]> = {};
    for (const [step, count] of Object.entries(steps)) {
      homeImages[step] = [];
      for (let i = 0; i < count; i++) {
        const sent = await this.#send('/media/upload/', { mediaType: 'home_visit_evidence' }, 'file', file);
        homeImages[step].push((sent as { id: string }).id);
      }
    }
    const images = Object.values(homeImages).flat();
    await this.#call('PATCH', '/home-visit', { isHomeVisitData: true, homeVisitData: { homeImages, images } });
  }

  async locate(): Promise<void> {
    await this.#call('POST', '/lat-long-lookup', { latitude: 19.4326, longitude: -99.1332, ipAddress: '' });
  }

  /** A request about their data, of which they had a copy. */
  async ask(kind: 'correction' | 'deletion' | 'objection', text: string): Promise<void> {
    await this.#call('POST', '/file/requests', { kind, text });
  }

  async submit(): Promise<void> {
    await this.#call('POST', '/submit');
  }

  /** `told` are the arguments for the applicant's notice: `--tell`, `--again`, `--handover`. */
  async moveTo(stage: Stage, ...notice: string[]): Promise<void> {
    const because = stage === 'rejected' ? ['--because', 'other'] : [];
    const move = ['--id', this.id, '--to', stage, '--reason', 'Contact sheet', '--force'];
    await runCommand('stage', ...move, ...because, ...notice);
  }

  async approve(type: DocumentType | 'all'): Promise<void> {
    await runCommand('document', '--id', this.id, '--approve', type);
  }

  async reject(type: DocumentType, reason: RejectionReason, note?: string): Promise<void> {
    await runCommand(
      'document',
      '--id',
      this.id,
      '--reject',
      type,
      '--reason',
      reason,
      ...(note ? ['--note', note] : []),
    );
  }

  async askFor(type: DocumentType): Promise<void> {
    await runCommand('document', '--id', this.id, '--ask', type);
  }

  #call(method: string, rest: string, body?: unknown): Promise<unknown> {
    const init =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    return this.#answer(`/public/admission/requests/${this.id}${rest}`, { method, ...init });
  }

  #send(to: string, fields: Record<string, string>, part: string, file: Chosen): Promise<unknown> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(part, new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
    return this.#answer(to, { method: 'POST', body: form, headers: { 'X-Admission-Request-Id': this.id } });
  }

  /** Retries when it is refused for lack of room, as the app does: a machine full of journeys isn't a fault. */
  async #answer(to: string, init: RequestInit, tries = 3): Promise<unknown> {
    if (this.#browser) await this.shareFrom(this.#browser);
    const Cookie = [...this.#cookies].map((cookie) => cookie.join('=')).join('; ');
    const answer = await fetch(`${process.env.PUBLIC_URL}/api${to}`, { ...init, headers: { ...init.headers, Cookie } });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    if (this.#browser) await this.shareWith(this.#browser);
    const wait = Number(answer.headers.get('Retry-After'));
    if (answer.status === 503 && wait > 0 && tries > 1) {
      await pause(wait * 1000);
      return this.#answer(to, init, tries - 1);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${init.method} ${to.replace(/[0-9a-f-]{36}/, '…')}: ${answer.status} ${text}`);
    return text && JSON.parse(text).data;
  }
}

/** A time zone in which it is day now: what may wait for the driver's morning is sent at once, whatever the hour of the test. */
export function zoneByDay(): string {
  const zones = ['America/Mexico_City', 'Asia/Tokyo', 'Europe/Madrid'];
  const hourIn = (timeZone: string) =>
    Number(new Date().toLocaleTimeString('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }));
  return zones.find((zone) => hourIn(zone) >= 9 && hourIn(zone) < 20) as string;
}
