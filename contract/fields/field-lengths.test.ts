import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../api.ts';
import { MexicoForm } from '../countries/mx-form.ts';
import { UnitedStatesForm } from '../countries/us-form.ts';
import type { Endpoint } from '../endpoint.ts';
import { Obligor } from '../obligor/rules.ts';
import { Contact } from '../personal-data/contact.ts';
import { exampleOf, fieldsOf } from './testing/test-fields.ts';

const calls: [string, Endpoint][] = Object.entries(api);
const schemas = [
  ...calls.flatMap(([name, { query, body }]) => [
    ...(query ? ([[`${name} query`, query]] as const) : []),
    ...(body ? ([[`${name} body`, body]] as const) : []),
  ]),
  ...Object.entries({ Contact, MexicoForm, UnitedStatesForm, Obligor }),
] as [string, z.ZodMiniType][];
const long = ['a', 'A', 'é', '1', '-', '2026-01-01'].map((letters) => letters.repeat(20_000));

test.each(schemas)('every text and list of %s has a maximum length', (_, schema) => {
  for (const { path, kind, schema: field } of fieldsOf(schema)) {
    const endless = kind === 'list' ? [Array(5000).fill((exampleOf(field) as unknown[])[0])] : long;
    if (!['text', 'list', 'mixed'].includes(kind)) continue;
    for (const value of endless) expect(z.safeParse(field, value).success, path.join('.')).toBe(false);
  }
});

test('an object in place of a text or list is refused at that field despite its length property', () => {
  for (const [name, schema] of schemas)
    for (const { path, kind } of fieldsOf(schema)) {
      if (!['text', 'list'].includes(kind)) continue;
      for (const length of [{ toString: 1, valueOf: 1 }, { length: 3 }, 3, '3', null]) {
        const { success, error } = z.safeParse(schema, exampleOf(schema, { path, value: { length } }));
        expect(success, `${name} ${path.join('.')}`).toBe(false);
        const wrong = error?.issues.map((issue) => [issue.code, issue.path.join('.')]);
        expect(wrong?.filter(([, at]) => path.join('.').startsWith(at ?? '')).map(([code]) => code)).toEqual(
          expect.arrayContaining([expect.stringMatching(/^invalid_(type|union)$/)]),
        );
      }
    }
});
