import { expect, test } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDateRange,
  formatMoney,
  formatMonth,
  formatPercent,
  joinNames,
  monthNames,
} from './format.ts';
import { locales } from './language.ts';

test('money is formatted as in the country, without cents if they are zero', () => {
  expect(formatMoney(4310, 'MXN', 'es')).toBe('$4,310');
  expect(formatMoney(4310.5, 'MXN', 'es')).toBe('$4,310.50');
  expect(formatMoney(0, 'USD', 'en')).toBe('$0');
});

test('a week is written by its days, and names both months where it crosses them', () => {
  expect(formatDateRange('2026-11-09', '2026-11-15', 'es')).toBe('9–15 nov');
  expect(formatDateRange('2026-10-26', '2026-11-01', 'es')).toBe('26 oct–1 nov');
  expect(formatDateRange('2026-09-21', '2026-09-27', 'es')).toBe('21–27 sep');
  expect(formatDateRange('2026-11-09', '2026-11-15', 'en')).toBe('Nov 9–15');
  expect(formatDateRange('2026-10-26', '2026-11-01', 'en')).toBe('Oct 26–Nov 1');
});

test('a day is written in words, whatever zone the phone is in', () => {
  expect(formatDate('2026-11-24', 'es')).toBe('24 nov 2026');
  expect(formatDate('2026-11-24', 'en')).toBe('Nov 24, 2026');
});

test('sizes and shares are rounded to what people read', () => {
  expect(formatBytes(1_300_000, 'es')).toBe('1.2 MB');
  expect(formatBytes(350_000, 'en')).toBe('342 KB');
  expect(formatPercent(0.754, 'en')).toBe('75%');
});

test('a month is named with its year, also by one of its days', () => {
  expect(formatMonth('2026-11', 'es')).toBe('noviembre de 2026');
  expect(formatMonth('2026-11-01', 'en')).toBe('November 2026');
});

test('a year has twelve different months', () => {
  expect(monthNames('es')[0]).toBe('enero');
  expect(new Set(monthNames('en')).size).toBe(12);
});

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
