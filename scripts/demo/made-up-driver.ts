import { hasPassedEarnings, isDecided, isSent } from '@volante/contract/admission/stages.ts';
import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import { dateIn, wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { MadeUpPerson } from '../../sandbox/people/people.ts';
import type { Random } from '../../sandbox/people/random.ts';
import { documentText, identityCard } from './documents.ts';
import { cardPhoto, type MadeUpFile, placePhoto, screen, selfie, textPage } from './drawings.ts';
import type { ScriptedReader } from './scripted-reader.ts';

export interface Stage {
  app: FastifyInstance;
  chance: Random;
  reader: ScriptedReader;
  now(): Date;
}

/** How many times of a day are tried. */
const TRIES = 3;

/** A made-up driver who applies, call by call. Each act leaves out what was done before. */
export class MadeUpDriver {
  readonly person: MadeUpPerson;
  readonly applicationId: string;
  readonly #requestId: string;
  readonly #on: Stage;

  constructor(on: Stage, person: MadeUpPerson, opened: { applicationId: string; requestId: string }) {
    this.#on = on;
    this.person = person;
    this.applicationId = opened.applicationId;
    this.#requestId = opened.requestId;
  }

  read(): Promise<Application> {
    return this.#call('GET', '') as Promise<Application>;
  }

  async giveContact(): Promise<void> {
    if (!(await this.read()).personalData.firstName) await this.#call('PATCH', '/personal-data', this.person.contact);
  }

  async giveForm(): Promise<void> {
    if (!(await this.read()).personalData.birthdate) await this.#call('PATCH', '/personal-data', this.person.form);
  }

  /** Sends the profile and `count` of the twelve weeks, newest first; every fifth week is typed. */
  async earn(count = 12): Promise<void> {
    const { chance, now } = this.#on;
    const { country, weekly } = this.person;
    const { status, palenca } = await this.read();
    if (hasPassedEarnings(status) || isDecided(status)) return;
    const [account] = palenca.accounts;
    if (!account) await this.#sendProfile();
    const filled = account?.status === 'success' ? count : (account?.weeks ?? 0);
    const weeks = wantedWeeks(dateIn(countries[country].zone, now()));
    for (const [i, week] of weeks.slice(0, count).entries()) {
      const amount = Math.round(weekly * (0.75 + chance.next() / 2) * 100) / 100;
      if (i < filled) continue;
      if (i % 5 === 4)
        await this.#call('PUT', `/earnings/${this.person.platform}/${week}`, { earning: 0, reason: 'did_not_work' });
      else await this.#sendWeek(week, amount);
    }
    if (count === 12) await this.#call('POST', '/start-earnings-analysis');
  }

  /** Sends all documents that are still missing, or only the required ones and skips the others. */
  async sendDocuments(which: 'all' | 'required' = 'all'): Promise<void> {
    const { documentsAnalysis, avalData, status: stage } = await this.read();
    if (isSent(stage) || isDecided(stage)) return;
    for (const { type, required, status, month, mediaId, skipped } of documentsAnalysis.documents) {
      if (documents[type].record || status === 'approved' || mediaId || skipped) continue;
      if (required || which === 'all') await this.#sendDocument(type, month);
      else await this.#call('POST', `/documents/${type}/skip`);
    }
    const { guarantor } = this.person;
    if (which === 'all' && guarantor && !avalData) await this.#call('POST', '/aval-data', guarantor);
  }

  async #sendDocument(type: DocumentType, month: string | undefined): Promise<void> {
    const file = await this.#document(type, month);
    const media = (await this.#send('/media/upload/', { mediaType: type }, 'file', file)) as { id: string };
    await this.#call('PATCH', '/documents', { updates: [{ mediaId: media.id, type }] });
  }

  async submit(): Promise<void> {
    if ((await this.read()).status === 'documents_analysis') await this.#call('POST', '/submit');
  }

  /** Doesn't want to go on. */
  async withdraw(): Promise<void> {
    if (!(await this.read()).closed) await this.#call('POST', '/withdraw');
  }

  /** Books a free time within the next days. */
  async bookVisit(): Promise<void> {
    if ((await this.read()).status !== 'home_visit') return;
    const { zone } = countries[this.person.country];
    for (let day = 2; day < 9; day++) {
      const date = addDays(dateIn(zone, this.#on.now()), day);
      const found = await this.#call('GET', `/7/calendar/slots/get-available-slots?timezone=${zone}&date=${date}`);
      const { slots } = found as { slots: { id: string }[] };
      for (const { id } of this.#on.chance.some(slots, TRIES)) {
        if (await this.#book(id)) return;
      }
    }
    throw new Error('no advisor has a free time');
  }

  async shareLocation(): Promise<void> {
    if ((await this.read()).status === 'home_visit')
      await this.#call('POST', '/lat-long-lookup', { ...this.person.at, ipAddress: '' });
  }

  async sendHomePhotos(): Promise<void> {
    const { status, homeVisit } = await this.read();
    if (status !== 'home_visit' || homeVisit?.images.length) return;
    const homeImages: Record<string, string[]> = {};
    for (const step of ['homeImagesFront', 'homeImagesGarage', 'homeImagesSurroundings']) {
      const file = await placePhoto(this.#on.chance, step);
      const sent = await this.#send('/media/upload/', { mediaType: 'home_visit_evidence' }, 'file', file);
      homeImages[step] = [(sent as { id: string }).id];
    }
    const images = Object.values(homeImages).flat();
    await this.#call('PATCH', '/home-visit', { isHomeVisitData: true, homeVisitData: { homeImages, images } });
  }

  async #sendProfile(): Promise<void> {
    const { chance, reader } = this.#on;
    const rating = chance.whole(470, 499) / 100;
    const { fullName } = this.person;
    const drawn = await screen(chance, 'perfil', [
      { key: 'name', text: fullName, size: 26, down: 190 },
      { key: 'rating', text: rating.toFixed(2), size: 22, down: 240 },
      { key: 'since', text: this.person.platform, size: 16, down: 290 },
    ]);
    const read = { fullName: { value: fullName, confidence: 0.98 }, rating: { value: rating, confidence: 0.97 } };
    reader.expect(this.person.platform, drawn, read);
    await this.#sendScreen('profile', drawn.file);
  }

  async #sendWeek(week: string, amount: number): Promise<void> {
    const { chance, reader } = this.#on;
    const currency = countries[this.person.country].currency;
    const drawn = await screen(
      chance,
      `semana-${week}`,
      [
        { key: 'title', text: this.person.platform, size: 16, down: 110 },
        { key: 'week', text: `${week} - ${addDays(week, 6)}`, size: 17, down: 170 },
        { key: 'amount', text: `$${amount.toFixed(2)}`, size: 40, down: 240 },
      ],
      Array.from({ length: 7 }, () => chance.whole(0, 10)),
    );
    const sure = { confidence: chance.whole(86, 99) / 100 };
    reader.expect(this.person.platform, drawn, {
      weekStart: { value: week, ...sure },
      amount: { value: amount, ...sure },
      currency,
    });
    await this.#sendScreen('earnings', drawn.file);
  }

  #sendScreen(uploadType: 'profile' | 'earnings', file: MadeUpFile) {
    return this.#send(
      '/ocr/upload-screenshots',
      { platform: this.person.platform, requestId: this.#requestId, uploadType },
      'image',
      file,
    );
  }

  #document(type: DocumentType, month: string | undefined): Promise<MadeUpFile> {
    const { chance } = this.#on;
    const { fullName, form, guarantor } = this.person;
    const home = `${form.street} ${form.streetNumber}, ${form.city}`;
    if (type === 'selfie_photo') return selfie(chance);
    if (type === 'garage_photo') return placePhoto(chance, type);
    if (type === 'identity_card_front') return identityCard(chance, 'front', this.person);
    if (type === 'identity_card_back') return identityCard(chance, 'back', this.person);
    if (documents[type].subject === 'card') {
      const name = (documents[type].person === 'obligor' && guarantor?.name) || fullName;
      return cardPhoto(chance, titles[type] ?? type, [name, home, `${form.birthdate}`, `${form.nationalId ?? ''}`]);
    }
    const text = documentText(chance, type, this.person, month);
    if (text) return textPage(type, text.title, text.lines);
    return textPage(type, titles[type] ?? type.replaceAll('_', ' '), [
      ...[fullName, home, `${form.state} ${form.postalCode}`, `${form.nationalId ?? ''} ${form.taxId ?? ''}`, ''],
      ...Array.from({ length: 12 }, (_, i) => `${i + 1}.  ${chance.whole(100, 9999)}.${chance.whole(10, 99)}`),
    ]);
  }

  /**
   * False if the slot was lost: a product running at the same time deletes holds that have expired by its own clock, sometimes
   * also this one.
   */
  async #book(slotId: string): Promise<boolean> {
    try {
      await this.#call('POST', '/calendar/appointment/create', { slotId });
      return true;
    } catch (error) {
      if (error instanceof Error && error.message.includes('slot_is_not_available')) return false;
      throw error;
    }
  }

  #call(method: 'GET' | 'POST' | 'PUT' | 'PATCH', rest: string, payload?: object) {
    const url = `/api/public/admission/requests/${this.#requestId}${rest}`;
    return answerOf(this.#on.app, { method, url, ...(payload && { payload }) });
  }

  async #send(to: string, fields: Record<string, string>, part: string, file: MadeUpFile) {
    const { payload, headers } = await multipart(fields, part, file);
    const sender = { ...headers, 'x-admission-request-id': this.#requestId };
    return answerOf(this.#on.app, { method: 'POST', url: `/api${to}`, payload, headers: sender });
  }
}

const titles: Partial<Record<DocumentType, string>> = {
  drivers_license_front: 'LICENCIA / DRIVER LICENSE',
  drivers_license_back: 'LICENCIA / DRIVER LICENSE · 2',
  solidarity_obligor_identity_card_front: 'INSTITUTO NACIONAL ELECTORAL',
  solidarity_obligor_identity_card_back: 'INSTITUTO NACIONAL ELECTORAL · REVERSO',
  proof_of_address: 'Comprobante de domicilio',
};

/** The data returned by a call that must succeed. Otherwise throws the refusal, without the call's content. */
export async function answerOf(app: FastifyInstance, call: InjectOptions): Promise<unknown> {
  const answer = await app.inject(call);
  if (answer.statusCode < 400)
    return String(answer.headers['content-type']).includes('json') ? answer.json().data : null;
  const url = String(call.url).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
  throw new Error(`${call.method} ${url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
}

/** A form with a file, as a browser encodes it. */
async function multipart(fields: Record<string, string>, part: string, { name, mimeType, bytes }: MadeUpFile) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(part, new Blob([new Uint8Array(bytes)], { type: mimeType }), name);
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { payload, headers: { 'content-type': encoded.headers.get('content-type')! } };
}
