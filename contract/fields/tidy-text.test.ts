import { expect, test } from 'vitest';
import { MexicoForm } from '../countries/mx-form.ts';
import { Contact } from '../personal-data/contact.ts';
import { tidyText } from './tidy-text.ts';

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
