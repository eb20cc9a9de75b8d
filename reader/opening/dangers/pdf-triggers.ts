import type { Definition } from './pdf-definitions.ts';
import { type PdfValue, readValue, valuesAt } from './pdf-values.ts';

/** A key with an action that runs without a click: when the file, a page or a field is shown. */
export interface Trigger {
  key: 'OpenAction' | 'AA';
  bytes: Buffer;
  /** Offset of its value. */
  at: number;
}

/** How many values are searched, and how many tokens in each: many more than the actions of any paper have. */
const MOST = { values: 5000, words: 2000 };
/** How many objects with the same number are searched; viewers differ in which one they use. */
const MOST_OF_A_NUMBER = 50;

type What = 'actions' | 'action' | 'next';
type Objects = ReadonlyMap<number, readonly Definition[]>;

/**
 * Whether one of the triggers opens an address. Links that need a click don't count, since statements are full of them. `unclear`
 * if the actions are broken, or too many.
 */
export function opensAddress(triggers: readonly Trigger[], objects: Objects): boolean | 'unclear' {
  if (triggers.length > MOST.values) return 'unclear';
  const left: { place: Place | PdfValue; what: What }[] = triggers.map((trigger) => ({
    place: trigger,
    what: trigger.key === 'AA' ? 'actions' : 'action',
  }));
  const followed = new Set<string>();
  let unclear = false;
  for (let looked = 0; left.length > 0; looked++) {
    const { place, what } = left.pop() as (typeof left)[number];
    const value = 'bytes' in place ? readValue(place.bytes, place.at, MOST.words) : place;
    if (value === null || looked > MOST.values) return 'unclear';
    const add = (places: Iterable<Place | PdfValue>, as: What) => {
      for (const one of places) left.push({ place: one, what: as });
    };
    if (value.kind === 'ref') {
      const step = `${what} ${value.number}`;
      const same = objects.get(value.number) ?? [];
      if (same.length > MOST_OF_A_NUMBER) return 'unclear';
      if (!followed.has(step)) add(same, what);
      followed.add(step);
    } else if (value.kind === 'list' && what === 'next') add(value.items, 'action');
    else if (value.kind === 'dict' && what === 'actions') add([...value.entries.values()].flat(), 'action');
    else if (value.kind === 'dict') {
      const kinds = valuesAt(value, 'S').flatMap((kind) => namesOf(kind, objects));
      if (kinds.includes('URI')) return true;
      if (kinds.includes(null)) unclear = true;
      add(valuesAt(value, 'Next'), 'next');
    }
  }
  return unclear && 'unclear';
}

type Place = Pick<Definition, 'bytes' | 'at'>;

// Null for anything but a name, which may be an object of its own.
function namesOf(kind: PdfValue, objects: Objects): (string | null)[] {
  if (kind.kind === 'name') return [kind.name];
  const same = kind.kind === 'ref' ? (objects.get(kind.number) ?? []) : [];
  if (same.length === 0 || same.length > MOST_OF_A_NUMBER) return [null];
  const values = same.map(({ bytes, at }) => readValue(bytes, at, MOST.words));
  return values.map((value) => (value?.kind === 'name' ? value.name : null));
}
