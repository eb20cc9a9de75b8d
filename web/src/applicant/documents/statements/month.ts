import type { StatementMonth } from '@volante/contract/documents/rules.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMonth } from '../../../lib/format.ts';
import type { Language } from '../../../lib/language.ts';
import type { MonthPlace } from './month-places.ts';

/** `Octubre de 2026` / `October 2026`, of `yyyy-mm`. */
export function monthName(month: string, language: Language): string {
  return capital(formatMonth(month, language));
}

/**
 * Assigns several files chosen at once to months: by the month in their text (`tells`), otherwise by the one in their
 * name; the others in order, newest month first. Files without a free month are left over.
 */
export function shareOut<F extends { name: string }>(
  files: readonly F[],
  free: readonly MonthPlace[],
  notifies: (file: F) => string | null = () => null,
) {
  const places = new Map<StatementMonth, F>();
  const put = (left: readonly F[], fits: (file: F, month: string) => boolean) =>
    left.filter((file) => {
      const place = free.find(({ type, month }) => !places.has(type) && fits(file, month));
      if (place) places.set(place.type, file);
      return !place;
    });
  const unstated = put(files, (file, month) => notifies(file) === month);
  const unnamed = put(unstated, (file, month) => notifies(file) === null && namesMonth(file.name, month));
  for (const { type } of free) {
    const next = places.has(type) ? undefined : unnamed.shift();
    if (next) places.set(type, next);
  }
  return { places, left: unnamed };
}

const stems = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
];

function namesMonth(fileName: string, month: string): boolean {
  const name = fileName.toLowerCase();
  const [year = '', number = ''] = month.split('-');
  const short = year.slice(2);
  const written = (stems[Number(number) - 1] ?? []).some((stem) => new RegExp(`(^|[^a-z])${stem}`).test(name));
  const years = name.match(/20\d\d/g);
  if (written) return !years || years.includes(year);
  const digits = new RegExp(
    `(^|\\D)(${year}[-_. ]?${number}|${number}[-_. ]?${year}|${number}[-_.]${short})(\\D|$|\\d\\d(\\D|$))`,
  );
  return digits.test(name);
}
