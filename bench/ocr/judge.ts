import type { Screenshot, ScreenshotReading } from '../../server/providers/ocr/ocr.ts';

export interface Truth extends Omit<Screenshot, 'image'> {
  file: string;
  kind: string;
  negative: string | null;
  fullName: string | null;
  rating: number | null;
  weekStart: string | null;
  amount: number | null;
}

const FIELDS = ['fullName', 'rating', 'weekStart', 'amount'] as const;

/** A table of right, wrong and missing fields, and of accepted pictures that show none. */
export function judge(truth: Truth[], readings: ScreenshotReading[]): string {
  const lines = FIELDS.map((field) => {
    const asked = truth
      .map((one, k) => ({ one, read: readings[k]![field]?.value ?? null }))
      .filter(({ one }) => one[field] !== null);
    const right = asked.filter(({ one, read }) => read !== null && folded(read) === folded(one[field]!)).length;
    const missing = asked.filter(({ read }) => read === null).length;
    const share = asked.length > 0 ? `${((100 * right) / asked.length).toFixed(1)} %` : '-';
    return `${field.padEnd(10)} ${share.padStart(8)} right, ${asked.length - right - missing} wrong, ${missing} missing of ${asked.length}`;
  });
  const negatives = truth.flatMap((one, k) => (one.negative ? [readings[k]!] : []));
  const accepted = negatives.filter(({ kind }) => kind !== 'none').length;
  return [...lines, `accepted though it shows none: ${accepted} of ${negatives.length}`].join('\n');
}

/** Lower case without accents, so that only other letters count as wrong. */
export function folded(value: string | number): string {
  return String(value)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
