import type { Page } from '@playwright/test';
import type { Application } from '../../contract/application.ts';
import { countries } from '../../contract/countries/index.ts';
import { requiredFields } from '../../contract/countries/required-fields.ts';
import type { CountryCode, PersonalField } from '../../contract/country.ts';
import { type DocumentType, documents, isRequired, obligorScreen } from '../../contract/documents/rules.ts';
import { WEEKS_WANTED } from '../../contract/earnings/weeks.ts';
import type { Chosen } from '../../e2e/driver/driver-apps.ts';
import type { Handset } from '../../e2e/driver/handset.ts';
import { type Facts, guarantor, typicalAmount, typicalRating } from './facts.ts';
import type { Effort, Meter } from './meter.ts';

export interface Walk {
  origin: string;
  id: string;
  platform: string;
  facts: Facts;
  /** Whether optional documents are sent, too, instead of postponed. */
  whole: boolean;
  /** Some screenshots can't be read without help. */
  asked?: boolean;
  /** The chat in which the weeks' screenshots are sent. */
  chat?: Handset;
  files: { profile: Chosen; weeks: Chosen[]; photo: Chosen; pdf: Chosen; cards?: Cards };
}

/** Photos of cards with the holder's data. */
type Cards = Partial<Record<DocumentType, Chosen>>;

const goOn = /^(Continuar|Continue|Get Started|Start|Empezar|Seguir|Subir mis capturas|Upload my screenshots)/;

/** Per screen, in ms: reading twelve pictures takes a busy machine minutes. */
const SCREEN_TIMEOUT = 300_000;

const cardOffer = /^(Tomar la foto de mi INE|Take the photo of my license)/;

/** From the link to the sent application; each screen is recognized by its URL, not by its texts. */
export async function walk(meter: Meter, walk: Walk): Promise<void> {
  const { page } = meter;
  await meter.until(() => page.goto(`${walk.origin}/${walk.id}`));
  for (let screens = 0; screens < 60; screens++) {
    await meter.until(() => settled(page));
    const before = await place(page);
    const path = pathOf(page);
    if (path === '/documents-success') return;
    await act(meter, walk, path);
    await meter
      .until(() => page.waitForFunction(hasLeft, before, { timeout: SCREEN_TIMEOUT }))
      .catch((error) => {
        throw new Error(`Stuck at ${path}`, { cause: error });
      });
  }
  throw new Error(`The way has no end: stuck at ${pathOf(page)}`);
}

async function act(meter: Meter, walk: Walk, path: string): Promise<void> {
  const { page } = meter;
  const { facts, files, platform } = walk;
  const give = async () => {
    await meter.pick(/^(Estado|State)$/, text(facts.state));
    await meter.pick(/^(Ciudad|City)$/, text(facts.city));
    for (const [name, value] of Object.entries(facts)) {
      if (name === 'birthdate') await meter.date(text(value));
      else if (value === true) await meter.check(name);
      else if (!['state', ...optional].includes(name)) await meter.type(name, text(value));
    }
  };
  if (path === '/earnings-analysis') return;
  if (path === '/personal-data' && files.cards) {
    const offer = page.getByRole('link', { name: cardOffer });
    if ((await offer.count()) > 0) return meter.tap(cardOffer);
    await meter.until(() => page.waitForFunction(hasAddress, null, { timeout: 60_000 }));
  }
  if (path === '/where-you-drive' || path === '/customer' || path === '/personal-data') {
    await give();
    await meter.pick(/^(Estado|State)$/, text(facts.state));
    return meter.tap(goOn);
  }
  if (path === '/platforms') {
    if (walk.chat) await sendInChat(meter, walk.chat, files.weeks);
    meter.effort.taps++;
    return page.locator(`a[href^="/platforms/${platform}/connect"]`).first().click();
  }
  if (path === `/platforms/${platform}`) {
    const board = await page.locator('li button[aria-haspopup=dialog]').count();
    if (board > 0) {
      if (walk.chat) return meter.tap(goOn);
      await meter.files(0, files.weeks);
      return walk.asked ? answerCards(meter) : undefined;
    }
    await meter.files(0, [files.profile]);
    const done = page.getByRole('button', { name: goOn });
    await meter.until(() => done.first().waitFor({ timeout: 60_000 }));
    return meter.tap(goOn);
  }
  if (path.startsWith('/documents/')) return given(meter, walk, path.slice('/documents/'.length));
  // The list of documents: all optional ones can be postponed at once.
  const restLater = page.getByRole('button', { name: /^(Lo demás después|The rest later)/ });
  if (path === '/documents' && !walk.whole && (await restLater.count()) > 0)
    return meter.tap(/^(Lo demás después|The rest later)/);
  if (path === '/check-your-answers') return meter.tap(/^(Enviar|Send)/);
  return meter.tap(goOn);
}

/** From the phone's list of chats to the confirmation of the last week. */
async function sendInChat(meter: Meter, chat: Handset, weeks: readonly Chosen[]): Promise<void> {
  // Opens the chat, opens its gallery, sends, and comes back.
  meter.effort.taps += 4;
  meter.effort.choices += weeks.length;
  for (const week of weeks) await chat.sends(week);
  await meter.until(() =>
    chat
      .message(`${weeks.length} semanas`)
      .or(chat.message(/ya no te falta/i))
      .first()
      .waitFor({ timeout: PATIENCE }),
  );
}

async function given(meter: Meter, walk: Walk, type: string): Promise<void> {
  const { page } = meter;
  const { data } = (await (
    await page.request.get(`${walk.origin}/api/public/admission/requests/${walk.id}`)
  ).json()) as {
    data: Application;
  };
  const documents = data.documentsAnalysis.documents;
  const required =
    type === 'bank_statements' || documents.some((document) => document.type === type && document.required);
  if (!required && !walk.whole) return meter.tap(/después|later/i);
  const inputs = page.locator('input[type=file]');
  if (type === 'bank_statements') {
    const months = documents.filter((document) => document.type.startsWith('bank_statement')).length;
    // The button for all months comes last; those of one month take several photos as pages.
    const all = await inputs.evaluateAll((list) => list.findLastIndex((item) => (item as HTMLInputElement).multiple));
    await meter.files(all, differing(walk.files.pdf, months));
  } else if (type.startsWith('solidarity')) {
    const card = walk.files.cards?.[obligorScreen];
    // Each side has a button for the camera and one for a file.
    await meter.files(0, [card ?? walk.files.photo]);
    await meter.files((await inputs.count()) - 1, differing(walk.files.photo, 1));
    if (card) await meter.until(() => page.waitForFunction(hasName, null, { timeout: 60_000 }));
    for (const [name, value] of Object.entries(guarantor)) await meter.type(name, value);
  } else {
    const accept = (await inputs.first().getAttribute('accept')) ?? '';
    const photo = walk.files.cards?.[type as DocumentType] ?? walk.files.photo;
    await meter.files(0, [/image/.test(accept) ? photo : walk.files.pdf]);
  }
  const ready = page.getByRole('button', { name: /^(Continuar|Continue)$/, disabled: false });
  await meter.until(() => ready.first().waitFor({ timeout: 60_000 }));
  await meter.tap(/^(Continuar|Continue)$/);
}

/** Optional facts of the form. */
const optional = ['rideShareTotalRides', 'avgEarningPerWeek'];

const text = (fact: string | true | undefined) => (typeof fact === 'string' ? fact : '');

/** The same picture in files that differ. */
function differing({ name, mimeType, buffer }: Chosen, count: number): Chosen[] {
  return Array.from({ length: count }, (_, i) => {
    const note = Buffer.from(`\n% ${i + 1}`);
    return { name: `${i + 1}-${name}`, mimeType, buffer: Buffer.concat([buffer, note]) };
  });
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** A heading is shown, and the app responds. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor({ timeout: 60_000 });
  await page.waitForFunction(
    () => performance.getEntriesByName('standing').length > 0 || !document.getElementById('drawn'),
  );
}

const place = (page: Page) =>
  page.evaluate(() => `${location.pathname} ${document.querySelector('h1')?.textContent?.replace(/\d+ /, '')}`);

function hasAddress(): boolean {
  return document.querySelector<HTMLInputElement>('input[name=postalCode]')?.value.length === 5;
}

function hasName(): boolean {
  return document.querySelector<HTMLInputElement>('input[name=name]')?.value !== '';
}

function hasLeft(before: string): boolean {
  return `${location.pathname} ${document.querySelector('h1')?.textContent?.replace(/\d+ /, '')}` !== before;
}

const contact: readonly PersonalField[] = ['firstName', 'lastName', 'phone', 'email'];

/**
 * The same facts on a plain form: one page, every required field typed or picked once, each week's earnings typed, each
 * file picked with its own button, one button at the end. Nothing is prefilled and nothing is read from files.
 */
export function bareForm(code: CountryCode, facts: Facts, whole: boolean): Effort {
  const country = countries[code];
  const effort: Effort = { keys: 0, taps: 1, choices: 0, waiting: 0 };
  const type = (text: string) => {
    effort.taps++;
    effort.keys += text.length;
  };
  for (const field of [...contact, ...requiredFields[code]]) {
    const fact = facts[field];
    if (fact === true) effort.taps++;
    else if (field === 'state' || (field === 'city' && country.states.some(({ cities }) => cities.length > 0)))
      effort.choices++;
    else if (field === 'birthdate') type((fact ?? '').replaceAll('-', ''));
    else type(fact ?? '');
  }
  // The profile; its name is the applicant's, already entered above.
  type(typicalRating);
  for (let week = 0; week < WEEKS_WANTED; week++) type(typicalAmount);
  for (const document of country.documents) {
    if (!whole && !isRequired(document, country, null)) continue;
    effort.taps++;
    effort.choices++;
    if (documents[document].person && !documents[document].neverWaitsAlone)
      for (const text of Object.values(guarantor)) type(text);
  }
  return effort;
}

/** Reading twelve pictures takes a busy machine minutes; in ms. */
const PATIENCE = 300_000;

/**
 * Answers the board's questions about pictures: uncertain ones with one tap, the others by typing beside the picture.
 */
async function answerCards(meter: Meter): Promise<void> {
  const dialog = meter.page.getByRole('dialog');
  const place = (n: number) => dialog.getByText(new RegExp(`^Captura ${n} de `));
  await meter.until(() => place(1).waitFor({ timeout: PATIENCE }));
  const of = Number((await place(1).innerText()).split(' ').at(-1));
  for (let n = 1; n <= of; n++) {
    await meter.until(() => place(n).waitFor());
    if ((await dialog.getByRole('button', { name: 'Sí, está bien' }).count()) > 0) {
      await meter.tap(/^Sí, está bien$/);
      continue;
    }
    const weeks = dialog.getByRole('radio');
    if ((await weeks.count()) > 0 && (await dialog.getByRole('radio', { checked: true }).count()) === 0) {
      meter.effort.choices++;
      await weeks.first().check({ force: true });
    }
    const total = '4310';
    meter.effort.taps++;
    meter.effort.keys += total.length;
    await dialog.getByLabel('Total de esa semana').fill(total);
    await meter.tap(/^Guardar/);
  }
}
