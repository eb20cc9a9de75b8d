import { addDays } from '@volante/contract/fields/dates.ts';
import { COUNTS, TIMES } from './driver-words.ts';
import type { Piece } from './layouts.ts';
import { type Page, say } from './page.ts';
import { LONG_WEEKDAYS, shortDate } from './values.ts';
import { columns, duration, label, put, row, sharesOf, usual } from './write.ts';

/** Pieces of layouts with more than one column or with words around the sum. */
export const MORE_PIECES = {
  greeting: (page) => {
    const name = page.random.pick(['Brayan', 'Ximena', 'Martin', 'Rosa', 'Noe', 'Kim', 'Jamal', 'Lupita']);
    put(page, `${page.tongue === 'es' ? 'Hola' : 'Hi'}, ${name}`, page.random.between(18, 26), 'left');
    if (page.random.chance(0.6)) put(page, say(page, page.words.titles), 14, 'left');
  },
  // Buttons for the last weeks; the chosen one is filled.
  chips: (page) => {
    const paper = page.paper;
    const y = page.y;
    for (const k of [2, 1, 0]) {
      const from = addDays(page.start, -7 * k);
      page.y = y;
      page.paper = k === 0 ? [11, 122, 92] : paper;
      const text = `${shortDate(from, page.tongue)} - ${shortDate(addDays(from, 6), page.tongue)}`;
      put(page, text, 11, ((2.5 - k) / 3) * page.width);
    }
    page.paper = paper;
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
