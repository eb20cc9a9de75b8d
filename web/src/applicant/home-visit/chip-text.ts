import { MB } from '@volante/contract/documents/rules.ts';
import { formatNumber } from '../../lib/format.ts';
import type { Language } from '../../lib/language.ts';

const LONGEST = 15;

/** A file name on its chip: at most 15 characters, longer ones end with an ellipsis. */
export function chipName(name: string): string {
  const letters = [...name];
  return letters.length <= LONGEST ? name : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

/** `0.4 MB`; at least `0.1 MB`. */
export function chipSize(bytes: number, language: Language): string {
  return `${formatNumber(Math.max(0.1, Math.round((bytes / MB) * 10) / 10), language)} MB`;
}
