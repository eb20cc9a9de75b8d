import type { Definition } from './pdf-definitions.ts';
import { type PdfValue, readValue, valuesAt } from './pdf-values.ts';

/** A place that names what happens without a click: when the file, a page or a field is shown. */
export interface Trigger {
  key: 'OpenAction' | 'AA';
  bytes: Buffer;
  /** Where its value begins. */
  at: number;
}

/** Values looked at; a chain of actions longer than this is no paper's. */
const MOST_VALUES = 10_000;

/**
 * Whether one of them opens an address. A link that waits for a click does not: statements are full of them. `unclear` when the
 * actions are broken, or too many.
 */
export function opensAddress(
  triggers: readonly Trigger[],
  byNumber: ReadonlyMap<number, readonly Definition[]>,
): boolean | 'unclear' {
  const left: { value: PdfValue | null; what: 'actions' | 'action' | 'next' }[] = triggers.map(
    ({ key, bytes, at }) => ({
      value: readValue(bytes, at),
      what: key === 'AA' ? 'actions' : 'action',
    }),
  );
  const followed = new Set<string>();
  let unclear = false;
  for (let looked = 0; left.length > 0; looked++) {
    const { value, what } = left.pop() as (typeof left)[number];
    if (value === null || looked > MOST_VALUES) return 'unclear';
    if (value.kind === 'ref') {
      const step = `${what} ${value.number}`;
      if (followed.has(step)) continue;
      followed.add(step);
      for (const { bytes, at } of byNumber.get(value.number) ?? []) left.push({ value: readValue(bytes, at), what });
    } else if (value.kind === 'dict' && what === 'actions') {
      for (const action of [...value.entries.values()].flat()) left.push({ value: action, what: 'action' });
    } else if (value.kind === 'dict') {
      const kinds = valuesAt(value, 'S').flatMap((kind) => namesOf(kind, byNumber));
      if (kinds.includes('URI')) return true;
      if (kinds.includes(null)) unclear = true;
      for (const next of valuesAt(value, 'Next')) left.push({ value: next, what: 'next' });
    } else if (value.kind === 'list' && what === 'next') {
      for (const item of value.items) left.push({ value: item, what: 'action' });
    }
  }
  return unclear && 'unclear';
}

// A name may be an object of its own; null for what is none after that.
function namesOf(kind: PdfValue, byNumber: ReadonlyMap<number, readonly Definition[]>): (string | null)[] {
  if (kind.kind === 'name') return [kind.name];
  if (kind.kind !== 'ref') return [null];
  const values = (byNumber.get(kind.number) ?? []).map(({ bytes, at }) => readValue(bytes, at));
  return values.map((value) => (value?.kind === 'name' ? value.name : null));
}
