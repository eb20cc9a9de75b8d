import type { DocumentFields } from './document.ts';
import { bare, lookalike } from './letters.ts';
import { plain } from './page/plain.ts';

/** Left, top, width and height as shares of an upright page, 0 to 1. */
export type PlaceBox = [x: number, y: number, width: number, height: number];

/** The place of a value; pages count from 1. */
export interface Place {
  page: number;
  box: PlaceBox;
}

export type DocumentPlaces = Partial<Record<keyof DocumentFields, Place>>;

/** A piece of text on a page. */
export interface PlacedText extends Place {
  text: string;
}

/** Values shorter than this have to be whole words: they also occur inside others. */
const SHORT = 6;

/**
 * The place of each field's value among the rows of a paper. A value that isn't printed the way it was read has no place: it was
 * inferred, or merged from two readings.
 */
export function placesOf(fields: DocumentFields, rows: readonly (readonly PlacedText[])[]): DocumentPlaces {
  const places: DocumentPlaces = {};
  for (const [field, value] of Object.entries(fields) as [keyof DocumentFields, unknown][]) {
    if (typeof value !== 'string' || value === '') continue;
    const place = firstOf(formsOf(field, value), (form) => find(rows, form));
    if (place) places[field] = place;
  }
  // The sex may be shown by the identifier that contains its letter.
  const sex = places.sex ?? places.curp ?? places.claveElector;
  return fields.sex && sex ? { ...places, sex } : places;
}

/** One box around several places; null if there are none, or if they are on different pages. */
export function around(places: readonly Place[]): Place | null {
  const [first] = places;
  if (!first || places.some(({ page }) => page !== first.page)) return null;
  const left = Math.min(...places.map(({ box: [x] }) => x));
  const top = Math.min(...places.map(({ box: [, y] }) => y));
  const right = Math.max(...places.map(({ box: [x, , width] }) => x + width));
  const bottom = Math.max(...places.map(({ box: [, y, , height] }) => y + height));
  return { page: first.page, box: [left, top, round(right - left), round(bottom - top)] };
}

/** The ways a value may be printed, the likeliest first. */
function formsOf(field: keyof DocumentFields, value: string): (string | RegExp)[] {
  if (field === 'month') return [/\bPERIODO\b|STATEMENT PERIOD|FECHA DE CORTE/];
  if (field === 'sex') return [new RegExp(`\\bSE[XK]O:? ?${value}\\b`)];
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  // As a date, or as six digits in an identifier.
  if (year && month && day) return [day + month + year, month + day + year, year.slice(2) + month + day];
  // In the US, "TX 78701", often without the space.
  if (field === 'zip') return [new RegExp(`(?<!\\d)${value}(?!\\d)`)];
  if (field === 'state' && value.length === 2) return [new RegExp(`${value} ?\\d{5}(?!\\d)`), value];
  return [value];
}

function find(rows: readonly (readonly PlacedText[])[], form: string | RegExp): Place | null {
  if (typeof form === 'string' && lookalike(form).length >= SHORT) return firstOf(rows, (row) => findAcross(row, form));
  const pattern = typeof form === 'string' ? wordPattern(form) : form;
  return firstOf(rows, (row) => {
    const piece = row.find(({ text }) => pattern.test(plain(text)));
    return piece ? placeOf(piece) : null;
  });
}

/** Finds a value that may be spread over several pieces of a row, or share a piece with its label. */
function findAcross(row: readonly PlacedText[], value: string): Place | null {
  const wanted = lookalike(value);
  const at = row
    .map(({ text }) => lookalike(text))
    .join('')
    .indexOf(wanted);
  if (at < 0) return null;
  let end = 0;
  const pieces = row.filter(({ text }) => {
    const start = end;
    end += lookalike(text).length;
    return end > at && start < at + wanted.length;
  });
  return around(pieces.map(placeOf));
}

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![A-ZÑ0-9])${bare(word)}(?![A-ZÑ0-9])`);
}

function placeOf({ page, box }: PlacedText): Place {
  return { page, box };
}

function firstOf<Item, Found>(items: readonly Item[], look: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = look(item);
    if (found !== null) return found;
  }
  return null;
}

function round(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
}
