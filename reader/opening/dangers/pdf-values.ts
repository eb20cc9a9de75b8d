import { PdfTokens } from './pdf-tokens.ts';

/** A value in a PDF. A repeated key has all its values, since viewers differ in which one they use. */
export type PdfValue =
  | { kind: 'dict'; entries: Map<string, PdfValue[]> }
  | { kind: 'list'; items: PdfValue[] }
  | { kind: 'name'; name: string }
  | { kind: 'number'; value: number }
  | { kind: 'ref'; number: number }
  | { kind: 'other' };

/** Maximum number of tokens in one value; no stream's dictionary has more. */
const MOST_WORDS = 20_000;

interface Open {
  of: 'dict' | 'list';
  items: PdfValue[];
}

/** The value that begins here; null if it is broken, or has more than `most` tokens. */
export function readValue(bytes: Buffer, at: number, most = MOST_WORDS): PdfValue | null {
  const tokens = new PdfTokens(bytes, at);
  const outermost: Open = { of: 'list', items: [] };
  const open: Open[] = [outermost];
  for (let words = 0; words < most; words++) {
    const { items } = open.at(-1) as Open;
    const token = tokens.next();
    if (token.kind === 'open') open.push({ of: token.of, items: [] });
    else if (token.kind === 'close') {
      const closed = open.pop() as Open;
      const value = closed.of === token.of && open.length > 0 ? closedValue(closed) : null;
      if (value === null) return null;
      open.at(-1)?.items.push(value);
    } else if (token.kind === 'end' || token.kind === 'odd') return null;
    else if (token.kind === 'word' && token.word === 'R' && isReference(items)) {
      const [number] = items.splice(-2) as [{ kind: 'number'; value: number }, PdfValue];
      items.push({ kind: 'ref', number: number.value });
    } else items.push(token.kind === 'name' || token.kind === 'number' ? token : { kind: 'other' });
    const [first, second, third] = outermost.items;
    // Only the following tokens distinguish "5 0 R" from a number.
    if (open.length > 1 || first === undefined) continue;
    if (first.kind !== 'number' || third) return first;
    if (second && second.kind !== 'number') return first;
  }
  return null;
}

function isReference(items: PdfValue[]): boolean {
  return items.at(-1)?.kind === 'number' && items.at(-2)?.kind === 'number';
}

function closedValue({ of, items }: Open): PdfValue | null {
  if (of === 'list') return { kind: 'list', items };
  const entries = new Map<string, PdfValue[]>();
  for (let i = 0; i < items.length; i += 2) {
    const [key, value] = [items[i], items[i + 1]];
    if (key?.kind !== 'name') return null;
    if (value) entries.set(key.name, [...(entries.get(key.name) ?? []), value]);
  }
  return { kind: 'dict', entries };
}

/** The values of a key; empty if the value isn't a dictionary. */
export function valuesAt(value: PdfValue | null, key: string): PdfValue[] {
  return value?.kind === 'dict' ? (value.entries.get(key) ?? []) : [];
}
