import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import * as z from 'zod/mini';

/** What the longest texts consist of, where a field takes it. */
export const alphabets = ['a', '4@8({[<3619!|1i0$57+%2|', 'e\u0301 Ñ', '1'];

/** The longest value a schema accepts, of these letters where it takes them, within `bytes` of JSON. */
export function longestOf(schema: z.ZodMiniType, letters: string, given: Record<string, unknown> = {}, bytes = 60_000) {
  for (let entries = 5000; ; entries = Math.floor(entries / 2)) {
    const value = longest(schema, { letters, entries, given });
    if (entries <= 1 || JSON.stringify(value).length <= bytes) return value;
  }
}

interface Wish {
  letters: string;
  /** Entries of a list, and names in a record, at most. */
  entries: number;
  /** Values of fields that have to be right, by name. */
  given: Record<string, unknown>;
}

function longest(schema: z.ZodMiniType, wish: Wish): unknown {
  const def = schema._zod.def as unknown as { type: string; [part: string]: unknown };
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return longest(def.innerType as z.ZodMiniType, wish);
    case 'string':
      return longestText(schema, wish.letters);
    case 'array': {
      const entry = longest(def.element as z.ZodMiniType, wish);
      const count = most(wish.entries, (n) => z.safeParse(schema, Array(n).fill(entry)).success);
      return Array(count).fill(entry);
    }
    case 'object': {
      const parts = Object.entries(def.shape as Record<string, z.ZodMiniType>);
      return Object.fromEntries(
        parts.map(([name, part]) => [name, name in wish.given ? wish.given[name] : longest(part, wish)]),
      );
    }
    case 'record':
      return Object.fromEntries(Array.from({ length: wish.entries }, (_, n) => [`name${n}`, wish.letters]));
    case 'union': {
      const options = (def.options as z.ZodMiniType[]).map((option) => longest(option, wish));
      return options.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
    }
    default:
      return exampleOf(schema);
  }
}

function longestText(schema: z.ZodMiniType, letters: string): unknown {
  const fill = (n: number) => letters.repeat(Math.ceil(n / letters.length)).slice(0, n);
  const makers = [fill, (n: number) => `${fill(n)}@example.com`, (n: number) => `a@${'a.'.repeat(n)}com`];
  const texts = makers.map((make) => make(most(60_000, (n) => z.safeParse(schema, make(n)).success)));
  const [found] = texts.filter((text) => z.safeParse(schema, text).success).toSorted((a, b) => b.length - a.length);
  return found ?? exampleOf(schema);
}

/** The largest number up to `limit` that holds, sought among the powers of two, then between. */
function most(limit: number, holds: (n: number) => boolean): number {
  let [low, high] = [0, limit + 1];
  for (let n = 1; n <= limit; n *= 2) if (holds(n)) low = n;
  high = Math.min(high, low === 0 ? 1 : low * 2);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
