// npm run bench:effort: the keys and taps an application takes a driver, compared with a plain form for the same facts.
// Words after `--` select journeys by name.
import { readFile } from 'node:fs/promises';
import { chromium, devices } from '@playwright/test';
import { countries } from '../../contract/countries/index.ts';
import type { CountryCode } from '../../contract/country.ts';
import { obligorScreen } from '../../contract/documents/rules.ts';
import { dateIn, wantedWeeks } from '../../contract/earnings/weeks.ts';
import { takeDesk } from '../../e2e/contact-sheet/console/site.ts';
import { DrawnDocuments, photographCard } from '../../e2e/driver/drawn-documents.ts';
import { profileScreen, renderScreenshots, weekScreen } from '../../e2e/driver/driver-apps.ts';
import { Handset, type PhoneProduct, startWithPhones } from '../../e2e/driver/handset.ts';
import { newLink } from '../../e2e/product/product.ts';
import startProduct from '../../e2e/product/start-product.ts';
import { guarantorsCard } from '../../sandbox/people/people.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { type Facts, factsOf, factsOfCard } from './facts.ts';
import { type Effort, handsOf, Meter } from './meter.ts';
import { bareForm, type Walk, walk } from './walk.ts';

interface Journey {
  name: string;
  country: CountryCode;
  platform: 'uber' | 'lyft';
  whole: boolean;
  /** Photos of the cards come first and fill in the form. */
  cards?: true;
  /** Staff sent the link by WhatsApp, with a name and a number, and the screenshots go back the same way. */
  chat?: true;
  /** Of twelve screenshots three can't be read, and two are read without certainty. */
  asked?: true;
  /** At most this share of the plain form's keystrokes. */
  goal?: number;
}

const journeys: Journey[] = [
  { name: 'Mexico, required only', country: 'mx', platform: 'uber', whole: false, goal: 0.45 },
  { name: 'Mexico, five screenshots asked', country: 'mx', platform: 'uber', whole: false, asked: true, goal: 0.5 },
  { name: 'Mexico, card first', country: 'mx', platform: 'uber', whole: false, cards: true, goal: 0.4 },
  {
    name: 'Mexico, chat and cards first',
    country: 'mx',
    platform: 'uber',
    whole: false,
    cards: true,
    chat: true,
    goal: 0.2,
  },
  { name: 'Mexico, everything', country: 'mx', platform: 'uber', whole: true },
  { name: 'Mexico, everything, cards first', country: 'mx', platform: 'uber', whole: true, cards: true, goal: 0.4 },
  { name: 'United States', country: 'us', platform: 'lyft', whole: false },
  { name: 'United States, license first', country: 'us', platform: 'lyft', whole: false, cards: true, goal: 0.4 },
];

const wanted = process.argv.slice(2);
const stop = await startProduct();
const executablePath = findChromium();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  let over = false;
  console.log(line(['', 'keys', 'taps', 'choices', 'together', 'of keys', 'of all', 'waiting']));
  for (const journey of journeys.filter(
    ({ name }) => wanted.length === 0 || wanted.some((item) => name.includes(item)),
  )) {
    const { effort, bare } = await measure(journey);
    const ofKeys = effort.keys / bare.keys;
    const isOver = journey.goal !== undefined && ofKeys > journey.goal;
    over ||= isOver;
    const verdict =
      journey.goal === undefined ? '' : `  goal ${percent(journey.goal)} of keys: ${isOver ? 'OVER' : 'ok'}`;
    console.log(rowOf(journey.name, effort, [ofKeys, handsOf(effort) / handsOf(bare)]) + verdict);
    console.log(rowOf('  plain form', bare, [1, 1]));
  }
  process.exitCode = over ? 1 : 0;
} finally {
  await browser.close();
  await stop();
}

async function measure(journey: Journey): Promise<{ effort: Effort; bare: Effort }> {
  if (!journey.chat) return measureWith(journey, null);
  const running = await startWithPhones();
  try {
    return await measureWith(journey, running);
  } finally {
    await running.close();
  }
}

async function measureWith(
  { country, platform, whole, cards, asked }: Journey,
  running: PhoneProduct | null,
): Promise<{ effort: Effort; bare: Effort }> {
  const facts = cards ? factsOfCard(country) : factsOf(country);
  const chat = running && (await openChat(running, country, facts));
  const { id, url } = chat ?? (await newLink(country));
  const weeks = wantedWeeks(dateIn(countries[country].zone, new Date()));
  const name = `${facts.firstName} ${facts.lastName}`;
  const drawn = weeks.map((week, i) => [`week-${i + 1}`, weekScreen(platform, week, sumOf(i, asked))]);
  const [profile, ...screens] = await renderScreenshots(browser, {
    profile: profileScreen(platform, name, 4.93),
    ...Object.fromEntries(drawn),
  });
  const documents = new DrawnDocuments(browser);
  const [photo, pdf] = [await documents.photo('INE'), await documents.pdf('Recibo')];
  const scenes = asked
    ? [await documents.photo('Parque'), await documents.photo('Mercado'), await documents.photo('Playa')]
    : [];
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: countries[country].language });
  const meter = new Meter(await context.newPage());
  const shown = [...screens.slice(0, screens.length - scenes.length), ...scenes];
  const files = { profile: profile!, weeks: shown, photo, pdf, ...(cards && { cards: await photographCards() }) };
  await walk(meter, {
    ...{ origin: new URL(url).origin, id, platform, facts, whole, files },
    ...(asked && { asked }),
    ...(chat && { chat: chat.handset }),
  });
  await context.close();
  await chat?.handset.page.context().close();
  return { effort: meter.effort, bare: bareForm(country, facts, whole) };
}

/** The link that staff made with a name and a number, and the chat in which it arrives. */
async function openChat(running: PhoneProduct, country: CountryCode, { firstName, lastName, phone }: Facts) {
  const desk = await takeDesk('advisor', 'Luz Paz');
  const given = { country, firstName, lastName, phone };
  const { applicationId, url } = (await desk.call('POST', '/links', given)) as { applicationId: string; url: string };
  await desk.call('POST', `/applications/${applicationId}/link/send`, { channel: 'whatsapp', agreed: true });
  const handset = await Handset.open(browser, running, String(phone), { country });
  await handset.page.locator('a[href*="/m/"]').waitFor();
  return { id: new URL(url).pathname.slice(1), url, handset };
}

/** The reader asks about a week far above the driver's others. */
function sumOf(week: number, asked: true | undefined): number {
  return asked && (week === 7 || week === 8) ? 19_500 + week * 120.5 : 3900 + week * 137.5;
}

async function photographCards(): Promise<NonNullable<Walk['files']['cards']>> {
  const licence = await readFile(new URL('../../server/documents/readings/fixtures/licence-back.jpg', import.meta.url));
  return {
    identity_card_front: await photographCard(browser),
    [obligorScreen]: await photographCard(browser, guarantorsCard),
    drivers_license_back: { name: 'licence.jpg', mimeType: 'image/jpeg', buffer: licence },
  };
}

function rowOf(name: string, effort: Effort, shares: number[]): string {
  const { keys, taps, choices, waiting } = effort;
  const hands = [keys, taps, choices, handsOf(effort)].map(String);
  return line([name, ...hands, ...shares.map(percent), `${Math.round(waiting)} s`]);
}

function line([name = '', ...figures]: string[]): string {
  return name.padEnd(34) + figures.map((figure) => figure.padStart(10)).join('');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
