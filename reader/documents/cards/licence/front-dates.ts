import { ageOn, isDate } from '@volante/contract/fields/dates.ts';
import type { DocumentFields } from '../../document.ts';
import { bare } from '../../letters.ts';
import { holds } from '../second-look.ts';
import { type Card, labelOf } from './front-lines.ts';

/** Labels of dates, whose small letters may be read as digits, or not at all: "3008" and "3OB" are "3 DOB", "4a155" is "4a ISS". */
const labels = {
  birthdate: /(DOB|(?<!PLACEOF)BIRTH(DATE)?|^3([DO]?[DO]?B|[DO]{1,2})?)$/,
  issued: /([IL]SS(UED?)?(DATE)?|(?<!CLA)SS|4A[ILS]*|^4A[A-Z]{0,5})$/,
  expiry: /(EXP(IRES|IRY|IRATION)?(DATE)?|4[BD]EXP?|4B|^4B[A-Z]{0,5})$/,
} as const;
type DateKind = keyof typeof labels;

/** The dates that have a label, if they are in order: those of birth, issue and expiry. */
export async function readDates({ lines, look }: Card, today: string): Promise<DocumentFields> {
  const found = new Map<DateKind, Set<string>>();
  for (const line of lines) {
    for (const { date, written, head } of datesIn(line.text)) {
      const label = kindOf(head) ?? (head === '' ? kindOf(bare(labelOf(lines, line) ?? '')) : null);
      const withIt = (text: string) => text.replace(/\s/g, '').includes(written) || null;
      if (label && (await holds(look, line, withIt))) found.set(label, (found.get(label) ?? new Set()).add(date));
    }
  }
  const dates = Object.fromEntries([...found].flatMap(([kind, all]) => (all.size === 1 ? [[kind, [...all][0]!]] : [])));
  const { birthdate, issued, expiry } = dates as DocumentFields;
  const inOrder =
    (!issued || issued <= today) &&
    (!issued || !expiry || issued < expiry) &&
    (!birthdate || ageOn(birthdate, issued ?? today) >= 14) &&
    (!birthdate || ageOn(birthdate, today) <= 100);
  return inOrder && Object.keys(dates).length >= 2 ? dates : {};
}

function kindOf(head: string): DateKind | null {
  const letters = head.replace(/0/g, 'O').replace(/1/g, 'I').replace(/5/g, 'S').replace(/8/g, 'B');
  const kinds = Object.keys(labels) as DateKind[];
  return kinds.find((kind) => labels[kind].test(letters)) ?? null;
}

/**
 * The dates of a line, as written and as `yyyy-mm-dd`, each with the letters and digits between it and the one before. A digit
 * directly before a date has to belong to its label.
 */
function datesIn(text: string): { date: string; written: string; head: string }[] {
  let end = 0;
  const plain = text.replace(/\s/g, '');
  return [...plain.matchAll(/(\d\d)[/-](\d\d)[/-]((?:19|20)\d\d)(?!\d)/g)].flatMap((match) => {
    const [written, month, day, year] = match;
    const before = plain.slice(end, match.index);
    const head = bare(before);
    end = match.index + written.length;
    const date = `${year}-${month}-${day}`;
    return isDate(date) && (!/\d$/.test(before) || kindOf(head)) ? [{ date, written, head }] : [];
  });
}
