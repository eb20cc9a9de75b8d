import { addDays } from '@volante/contract/fields/dates.ts';
import type { Piece } from './layouts.ts';
import { columns, duration, label, type Page, type Place, put, row, say, sharesOf, usual } from './page.ts';
import { putParties, putPassengers, putPlaces, putTalk } from './people.ts';
import { LONG_WEEKDAYS, shortDate, WEEKDAYS } from './values.ts';
import { BUTTONS, COUNTS, DRIVER, NOTES, TABS, TIMES, TOPICS } from './words.ts';

/** Pieces of layouts with more than one column or with words around the sum. */
const MORE_PIECES = {
  greeting: (page) => {
    const name = page.random.pick(['Brayan', 'Ximena', 'Martin', 'Rosa', 'Noe', 'Kim', 'Jamal', 'Lupita']);
    put(page, `${page.tongue === 'es' ? 'Hola' : 'Hi'}, ${name}`, page.random.between(18, 26), 'left');
    if (page.random.chance(0.6)) put(page, say(page, page.words.titles), 14, 'left');
  },
  // Buttons for the last weeks; the chosen one is filled.
  chips: (page) => {
    const background = page.background;
    const y = page.y;
    for (const k of [2, 1, 0]) {
      const from = addDays(page.start, -7 * k);
      page.y = y;
      page.background = k === 0 ? [11, 122, 92] : background;
      const text = `${shortDate(from, page.tongue)} - ${shortDate(addDays(from, 6), page.tongue)}`;
      put(page, text, 11, ((2.5 - k) / 3) * page.width);
    }
    page.background = background;
  },
  // Tiles in two columns, each with its label below; the week's sum is in one of them.
  grid: (page) => {
    const { random, tongue } = page;
    const size = random.between(19, 27);
    const cells: [string, string][] = [
      [page.money.write(page.total), say(page, page.words.captions)],
      [String(random.whole(9, 150)), label(page, COUNTS[tongue])],
      [duration(page), label(page, TIMES[tongue])],
      [String(random.whole(30, 900)), label(page, COUNTS[tongue])],
    ];
    const order = random.chance(0.6) ? cells : random.some(cells, 4);
    for (const pair of [order.slice(0, 2), order.slice(2)]) {
      columns(
        page,
        pair.map(([value]) => value),
        size,
      );
      columns(
        page,
        pair.map(([, name]) => name),
        12,
      );
      page.y += page.gap;
    }
  },
  versus: (page) => {
    const { random, tongue } = page;
    const words = tongue === 'es' ? 'vs. semana anterior' : 'vs. last week';
    const sum = random.chance(0.5) ? ` (${page.money.write(page.total * random.between(0.6, 1.3))})` : '';
    put(page, `${random.whole(1, 40)}% ${words}${sum}`, 13, usual(page));
  },
  // "84 trips · 36 h" in one line.
  summary: (page) => {
    const count = label(page, COUNTS[page.tongue]).toLowerCase();
    put(page, `${page.random.whole(9, 140)} ${count} · ${duration(page)}`, 14, usual(page));
  },
  // What passengers paid, minus the app's share; the sum is in the last row.
  gross: (page) => {
    const fee = Math.round(page.total * page.random.between(0.15, 0.45) * 100) / 100;
    row(page, say(page, page.words.rows), page.money.write(page.total + fee));
    row(page, say(page, page.words.rows), page.money.write(-fee));
  },
  longDays: (page) => {
    const shares = sharesOf(page, 7);
    for (const [k, day] of LONG_WEEKDAYS[page.tongue].entries()) row(page, day, page.money.write(shares[k]!));
  },
  // In a narrow place the sum is broken after its currency.
  brokenHead: (page) => {
    const size = page.random.between(24, 44);
    const text = page.money.write(page.total);
    const [, sign = '', digits = text] = /^(\D+)(\d.*)$/.exec(text) ?? [];
    if (sign.trim() !== '') put(page, sign.trim(), size, usual(page));
    put(page, digits, size, usual(page));
    if (page.random.chance(0.6)) put(page, say(page, page.words.captions), 13, usual(page));
  },
  halves: (page) => {
    const [a, b] = sharesOf(page, 2) as [number, number];
    columns(page, [say(page, page.words.rows), say(page, page.words.rows)], 12);
    columns(page, [page.money.write(a), page.money.write(b)], 18);
  },
  // A courier's single orders, by shop.
  orders: (page) => {
    const shops = ['Tacos El Primo', 'Super Norte', 'Farmacia Luz', 'Burger House', 'Pizza Roma', 'Mercado 24'];
    for (const shop of page.random.some(shops, page.random.whole(2, 4)))
      row(page, page.weekly || page.inApp ? shop : say(page, page.words.rows), page.money.write(page.total * 0.03));
  },
} satisfies Partial<Record<Piece, (page: Page) => void>>;

/** Writes one piece of a screen at the page's cursor and moves the cursor below it. */
export function drawPiece(page: Page, piece: Piece): void {
  DRAW[piece](page);
  page.y += page.gap * page.random.between(0.5, 1.6);
}

const ACCOUNT: Record<Page['tongue'], [names: string[], buttons: string[]]> = {
  es: [
    ['Saldo disponible', 'Saldo', 'Billetera', 'Mi tarjeta', 'Cuenta del socio', 'Por cobrar', 'Monedero'],
    ['Retirar', 'Cobrar', 'Transferir', 'Cobrar ahora', 'Enviar a mi banco'],
  ],
  en: [
    ['Available balance', 'Balance', 'Wallet', 'Debit card', 'Partner account', 'To be paid', 'Direct'],
    ['Cash out', 'Get paid', 'Transfer', 'Pay out', 'Send to bank'],
  ],
};

const DRAW: Record<Piece, (page: Page) => void> = {
  ...MORE_PIECES,
  parties: putParties,
  passengers: putPassengers,
  places: putPlaces,
  talk: putTalk,
  title: (page) => {
    // A look-alike keeps the name of its topic; without it even a person couldn't tell.
    const words =
      page.weekly || page.random.chance(0.15) ? say(page, page.words.titles) : page.random.pick(page.words.titles);
    put(page, words, page.random.between(17, 29), page.random.chance(0.3) ? 'centre' : 'left');
  },
  range: (page) => put(page, page.range, page.random.between(13, 18), usual(page)),
  head: (page) => putHead(page, usual(page)),
  caption: (page) => put(page, say(page, page.words.captions), page.font, usual(page)),
  rangeHead: (page) => {
    const y = page.y;
    put(page, page.range, page.font, 'left');
    page.y = y;
    put(page, page.money.write(page.total), page.random.between(20, 30), 'right');
  },
  headRange: (page) => {
    const y = page.y;
    put(page, page.money.write(page.total), page.random.between(24, 34), 'left');
    const below = page.y;
    page.y = y + 8;
    put(page, page.range, 13, 'right');
    page.y = below;
  },
  dates: (page) => {
    const words = page.tongue === 'es' ? ['Desde', 'Hasta'] : ['From', 'To'];
    const dates = [page.start, addDays(page.start, 6)].map(
      (day) => `${shortDate(day, page.tongue)} ${day.slice(0, 4)}`,
    );
    columns(page, words, 12);
    columns(page, dates, page.font);
  },
  parts: (page) => {
    const shares = sharesOf(page, page.random.whole(2, 4));
    for (const share of shares) row(page, rowName(page), page.money.write(share));
    if (page.weekly && page.random.chance(0.3)) row(page, foreignRow(page), page.money.write(-page.total * 0.07));
    if (page.random.chance(0.25)) row(page, say(page, page.words.captions), page.money.write(page.total));
  },
  counts: (page) => {
    const { random, tongue } = page;
    row(page, label(page, COUNTS[tongue]), String(random.whole(4, 150)));
    if (random.chance(0.7)) row(page, label(page, TIMES[tongue]), duration(page));
  },
  tiles: (page) => {
    const { random, tongue } = page;
    const money = random.chance(0.3);
    columns(
      page,
      [String(random.whole(5, 140)), duration(page), ...(money ? [page.money.write(page.total * 0.1)] : [])],
      19,
    );
    columns(
      page,
      [label(page, COUNTS[tongue]), label(page, TIMES[tongue]), ...(money ? [say(page, page.words.rows)] : [])],
      12,
    );
  },
  bars: (page) => {
    page.y += page.random.between(80, 190);
    const short = page.random.chance(0.5);
    // Each day's sum above its bar, without cents.
    if (page.random.chance(0.2))
      columns(
        page,
        sharesOf(page, 7).map((share) => page.money.write(Math.round(share)).replace(/[.,]00(?!\d)/, '')),
        9,
      );
    columns(
      page,
      WEEKDAYS[page.tongue].map((day) => (short ? day[0]!.toUpperCase() : day)),
      12,
    );
  },
  days: (page) => {
    const shares = sharesOf(page, 7);
    for (const [k, day] of WEEKDAYS[page.tongue].entries())
      row(page, `${day} ${Number(addDays(page.start, k).slice(8))}`, page.money.write(shares[k]!));
  },
  switch: (page) =>
    columns(page, page.tongue === 'es' ? ['Día', 'Semana', 'Mes'] : ['Day', 'Week', 'Month'], page.font),
  relative: (page) =>
    columns(
      page,
      page.tongue === 'es'
        ? ['Esta semana', 'Semana pasada', 'Hace 2 semanas']
        : ['This week', 'Last week', '2 weeks ago'],
      13,
    ),
  card: (page) => drawCard(page),
  // An account's card: its name, its sum, and a button beside either.
  balance: (page) => {
    const { random } = page;
    const [names, buttons] = ACCOUNT[page.tongue];
    const beside = random.next();
    if (beside < 0.35) row(page, random.pick(names), random.pick(buttons));
    else put(page, random.pick(names), 13, 'left');
    put(page, page.money.write(page.total * random.between(0.1, 0.9)), random.between(14, 30), 'left');
    if (beside > 0.6) put(page, random.pick(buttons), 14, 'right');
  },
  weeks: (page) => {
    for (let k = 1; k <= page.random.whole(2, 4); k++) {
      const from = addDays(page.start, -7 * k);
      const range = `${shortDate(from, page.tongue)} - ${shortDate(addDays(from, 6), page.tongue)}`;
      row(page, range, page.money.write(page.total * page.random.between(0.5, 1.4)));
    }
  },
  prior: (page) => {
    const from = addDays(page.start, -7);
    put(page, `${shortDate(from, page.tongue)} - ${shortDate(addDays(from, 6), page.tongue)}`, 13, usual(page));
    put(page, page.money.write(page.total * page.random.between(0.5, 1.4)), page.random.between(15, 22), usual(page));
  },
  tabs: (page) => {
    page.y += page.random.between(20, 120);
    columns(page, page.random.some(TABS[page.tongue], 4), 11);
  },
  button: (page) => put(page, label(page, BUTTONS[page.tongue]), 15, 'centre'),
  note: (page) => put(page, page.random.pick(NOTES[page.tongue]), 12, 'left'),
  totalRow: (page) => {
    const name =
      page.weekly && page.random.chance(0.5)
        ? page.tongue === 'es'
          ? 'Ganancias'
          : 'Earnings'
        : say(page, page.words.captions);
    row(page, name, page.money.write(page.total), page.random.between(16, 30));
  },
  sums: (page) => {
    const labels = page.tongue === 'es' ? ['Este mes', 'Este año'] : ['This month', 'This year'];
    for (const [k, name] of labels.entries())
      row(page, name, page.money.write(page.total * (k === 0 ? 3.3 : 29) * page.random.between(0.8, 1.2)));
  },
};

function rowName(page: Page): string {
  const { random, weekly, inApp, tongue } = page;
  if (weekly && random.chance(0.08)) return foreignRow(page);
  return say(page, !weekly && inApp && random.chance(0.4) ? DRIVER[tongue].rows : page.words.rows);
}

// Rent, insurance, a loan: deductions of a driver's own statement.
function foreignRow(page: Page): string {
  return say(page, TOPICS[page.random.pick(page.topics)]![page.tongue].rows);
}

function putHead(page: Page, place: Place): void {
  const { random } = page;
  const above = random.chance(0.3);
  const below = !above && random.chance(0.35);
  if (above) put(page, say(page, page.words.captions), page.font, place);
  put(page, page.money.write(page.total), random.between(26, 54), place);
  if (below) put(page, say(page, page.words.captions), page.font, place);
}

function drawCard(page: Page): void {
  const { random } = page;
  const topic = TOPICS[random.pick(page.topics)]![page.tongue];
  const background = page.background;
  page.background = page.card;
  page.y += page.gap;
  put(page, say(page, topic.titles), random.between(14, 18), 'left');
  put(page, say(page, topic.captions), 13, 'left');
  if (random.chance(0.75))
    put(page, page.money.write(page.total * random.between(0.05, 1.3)), random.between(14, 23), 'left');
  if (random.chance(0.4))
    row(page, say(page, topic.rows), random.chance(0.5) ? page.money.write(page.total * 0.1) : '›');
  page.y += page.gap;
  page.background = background;
}
