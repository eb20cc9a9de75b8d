import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../api.ts';
import { Contact } from '../countries/contact.ts';
import { MexicoForm } from '../countries/mx-form.ts';
import { UnitedStatesForm } from '../countries/us-form.ts';
import type { Endpoint } from '../endpoint.ts';
import { Obligor } from '../obligor/rules.ts';
import { isRequestId, readAddress } from './address.ts';
import { addDays, addMonths, ageOn, isDate } from './dates.ts';
import { exampleOf, fieldsOf } from './testing/test-fields.ts';
import { tidyText } from './tidy-text.ts';

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

const id = '3f2b8c1e-9d4a-4c7b-8a5e-0123456789ab';

test('the id is the first part of the path when that is a UUID', () => {
  expect(readAddress(`/${id}`, '')).toMatchObject({ id, path: '/' });
  expect(readAddress(`/${id}/schedule-home-visit`, '?step=reschedule')).toMatchObject({
    id,
    path: '/schedule-home-visit',
  });
  expect(readAddress(`/${id.toUpperCase()}/`, '')).toMatchObject({ id, path: '/' });
});

test('without an id in the path it comes from the query parameter', () => {
  expect(readAddress('/platforms/uber', `?id=${id}`)).toMatchObject({ id, path: '/platforms/uber' });
  expect(readAddress('/', `?id=${id}&account_id=7`).query.get('account_id')).toBe('7');
  expect(readAddress('/welcome/', `?id=${id}`).path).toBe('/welcome');
});

test('the path wins over the query, so a shared link can’t be redirected to another application', () => {
  expect(readAddress(`/${id}/welcome`, '?id=00000000-0000-4000-8000-000000000000').id).toBe(id);
});

test('punctuation around a link does not break it', () => {
  for (const end of ['.', ',', ').', '%20', '!', '%C2%BB', '.%22']) {
    expect(readAddress(`/${id}${end}`, ''), end).toMatchObject({ id, path: '/' });
    expect(readAddress('/platforms', `?id=${id}${end}`).id, end).toBe(id);
  }
  expect(readAddress(`/${id}0`, '').id).toBeNull();
});

test('an address without an id has none, and its query is kept unchanged', () => {
  expect(readAddress('/', '').id).toBeNull();
  expect(readAddress('/welcome', '?id=').id).toBeNull();
  expect(readAddress('/welcome', '?id=nonsense').id).toBe('nonsense');
});

test('only a UUID is a request id', () => {
  expect(isRequestId(id)).toBe(true);
  for (const text of [
    '',
    'welcome',
    id.slice(1),
    `${id}0`,
    id.replaceAll('-', ''),
    `${id}\n`,
    '00000000-0000-0000-0000-000000000000',
  ])
    expect(isRequestId(text), JSON.stringify(text)).toBe(false);
});

test('only days that exist are dates', () => {
  for (const real of ['2026-11-21', '2024-02-29', '2000-02-29', '1999-12-31']) expect(isDate(real), real).toBe(true);
  const wrong = ['2026-02-29', '1900-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-11-00'];
  for (const text of wrong) expect(isDate(text), text).toBe(false);
});

test('only yyyy-mm-dd is understood', () => {
  for (const text of ['', '21/11/2026', '2026-1-2', '2026-11-21T00:00:00Z', ' 2026-11-21', '２０２６-11-21'])
    expect(isDate(text), text).toBe(false);
});

test('a person is a year older from the birthday on, by the calendar', () => {
  expect(ageOn('2005-11-21', '2026-11-20')).toBe(20);
  expect(ageOn('2005-11-21', '2026-11-21')).toBe(21);
  expect(ageOn('2005-11-21', '2027-11-20')).toBe(21);
});

test('someone born on 29 February turns on 1 March in a common year', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
});

test('months are counted over the end of a year, forwards and back', () => {
  expect(addMonths('2026-01-31', -1)).toBe('2025-12');
  expect(addMonths('2026-11', 3)).toBe('2027-02');
});

test('days are counted over the end of a month, a year and summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-09', -2)).toBe('2026-03-07');
});

test.each([
  ['surrounding and repeated blanks', '  Ana \t María  ', 'Ana María'],
  ['line breaks', 'Ana\r\nMaría', 'Ana María'],
  ['decomposed accents', 'Jose\u0301 Nun\u0303ez', 'José Nuñez'],
  ['direction marks', '\u202aAna\u202c \u202eMaría', 'Ana María'],
  ['control characters', 'Ana\u0007\u0000María', 'Ana María'],
  ['half of a surrogate pair', 'Ana\ud800', 'Ana'],
  ['a whole surrogate pair', 'Ana 😀', 'Ana 😀'],
  ['a soft hyphen', 'Monte\u00admayor', 'Montemayor'],
])('%s: only what is visible is kept', (_kind, typed, seen) => {
  expect(tidyText(typed)).toBe(seen);
});

test.each(['\u200b\u200b\u200b', '\u3164\u3164\u3164', '\u2060 \ufeff'])(
  'an invisible name counts as missing',
  (name) => {
    const result = Contact.safeParse({
      firstName: name,
      lastName: 'Núñez',
      phone: '5512345678',
      email: 'ana@example.com',
    });
    expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['firstName', 'first_name_required'],
    ]);
  },
);

test('a phone number pasted from the contacts of a phone is understood', () => {
  const contact = {
    firstName: 'Ana',
    lastName: 'Núñez',
    phone: '\u202a5512345678\u202c',
    email: '\u200bana@example.com',
  };
  expect(Contact.parse(contact)).toMatchObject({ phone: '5512345678', email: 'ana@example.com' });
});

test.each([
  'ana@x.com,',
  'mailto:ana@x.com',
  'MAILTO: ana@x.com?subject=Hola',
  '<ana@x.com>',
  'Ana Núñez <ana@x.com>;',
  '“ana@x.com”.',
])('an e-mail address pasted as %s is ana@x.com', (email) => {
  const contact = { firstName: 'Ana', lastName: 'Núñez', phone: '5512345678', email };
  expect(Contact.parse(contact).email).toBe('ana@x.com');
});

test.each(['+52 044 55 1234 5678', '+52+525512345678', '0052 52 1 55 1234 5678'])(
  'the form takes a phone with more than 14 digits if they are prefixes: %s',
  (phone) => {
    expect(Contact.safeParse({ firstName: 'Ana', lastName: 'Núñez', phone, email: 'ana@x.com' }).success).toBe(true);
  },
);

test('identifiers and states may be typed with decomposed accents', () => {
  const { taxId, state } = MexicoForm.shape;
  expect(taxId.parse('nun\u0303j900101ab1')).toBe('NUÑJ900101AB1');
  expect(state.parse('Estado de Me\u0301xico')).toBe('Estado de México');
});
