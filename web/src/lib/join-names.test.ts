import { expect, test } from 'vitest';
import { joinNames } from './join-names.ts';
import { locales } from './language.ts';

const lists = [
  [],
  ['INE'],
  ['Uber', 'DiDi'],
  ['comprobante', 'CURP', 'selfie'],
  ['CURP', 'INE'],
  ['CURP', 'identificación oficial'],
  ['padre', 'hijo'],
  ['agua', 'hielo'],
  ['JPG', 'otro'],
  ['7', '8'],
  ['día', 'hora'],
];

test.each(['es', 'en'] as const)('names are joined as the browser’s own list format joins them, in %s', (language) => {
  for (const [by, type] of [
    ['and', 'conjunction'],
    ['or', 'disjunction'],
  ] as const) {
    const own = new Intl.ListFormat(locales[language], { type });
    expect(lists.map((names) => joinNames(names, by, language))).toEqual(lists.map((names) => own.format(names)));
  }
});
