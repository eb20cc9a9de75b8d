import { expect, test } from 'vitest';
import { readComments } from './comments.ts';

const source = `
/** Not of a schema. */
const id = z.string();

/**
 * A thing, in
 * two lines.
 */
export const Thing = z.object({
  /** Stable. */
  id,
  name: z.string(),
  inner: z.object({
    /** Of the inner one. */
    name: z.string(),
  }),
  /**
   * The one
   * after it.
   */
  next: z.nullable(id),
});
export type Thing = z.infer<typeof Thing>;

export const Bare = z.object({ id });

export const Wide = z.object({
  ...Thing.shape,
  more: id,
});

export const Wider = z.extend(Wide, {
  most: id,
});
`;

test('a schema is described by its comment, and its fields by theirs', () => {
  const comments = readComments(source);
  expect([...comments.keys()]).toEqual(['Thing', 'Bare', 'Wide', 'Wider']);
  expect(comments.get('Thing')?.own).toBe('A thing, in two lines.');
  expect([...comments.get('Thing')!.fields]).toEqual([
    ['id', 'Stable.'],
    ['next', 'The one after it.'],
  ]);
  expect(comments.get('Bare')).toEqual({ own: undefined, fields: new Map(), bases: [] });
  expect(['Wide', 'Wider'].map((name) => comments.get(name)?.bases)).toEqual([['Thing'], ['Wide']]);
});
