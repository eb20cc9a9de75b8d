import { applicationIn } from '@volante/contract/admission/testing/test-application.ts';
import { isStatement, statementMonth, statementMonths } from '@volante/contract/documents/rules.ts';
import { expect, test } from 'vitest';
import { type Slot, slotOf } from '../slots/slot.ts';
import { monthName, shareOut } from './month.ts';
import { monthsOf } from './month-places.ts';

const today = '2026-11-21';
const slots = statementMonths(3);
const placesOn = (day: string) => slots.map((type) => ({ type, month: statementMonth(type, day) }));
const named = (...names: string[]) => names.map((name) => ({ name }));
const shared = (...names: string[]) => {
  const { places, left } = shareOut(named(...names), placesOn(today));
  return { places: slots.map((slot) => places.get(slot)?.name), left: left.map((file) => file.name) };
};

test('the first statement is of the last complete month, also over New Year', () => {
  expect(statementMonth('bank_statement_month_1', today)).toBe('2026-10');
  expect(statementMonth('bank_statement_month_3', '2027-01-31')).toBe('2026-10');
  expect(monthName('2026-10', 'es')).toBe('Octubre de 2026');
  expect(monthName('2026-10', 'en')).toBe('October 2026');
});

const nothing = slotOf(undefined);

test('a month that ends while a chosen file waits renames no slot', () => {
  const { documents } = applicationIn('documents_analysis').documentsAnalysis;
  for (const document of documents)
    if (isStatement(document.type)) document.month = statementMonth(document.type, '2026-12-01');
  const file = { file: new File(['x'], 'x.pdf'), photo: false, warnings: [] };
  const chosen: Slot = { ...nothing, files: [file], month: '2026-09' };
  const monthsWith = (slot: Slot) =>
    monthsOf(documents, (type) => (type === 'bank_statement_month_2' ? slot : nothing)).map(({ month }) => month);
  expect(monthsWith(chosen)).toEqual(['2026-10', '2026-09', '2026-08']);
  expect(monthsWith(nothing)).toEqual(['2026-11', '2026-10', '2026-09']);
});

test('several files find their months by their names, in any order', () => {
  const files = ['edo-cuenta-agosto.pdf', 'estado_octubre_2026.pdf', 'EstadoSep26.pdf'];
  expect(shared(...files).places).toEqual(['estado_octubre_2026.pdf', 'EstadoSep26.pdf', 'edo-cuenta-agosto.pdf']);
  expect(shared('2026-09.pdf', 'statement_202608.pdf', '10-2026.pdf').places).toEqual([
    '10-2026.pdf',
    '2026-09.pdf',
    'statement_202608.pdf',
  ]);
});

test('files without a month in their name fill the free slots, newest month first', () => {
  expect(shared('a.pdf', 'septiembre.pdf', 'b.pdf').places).toEqual(['a.pdf', 'septiembre.pdf', 'b.pdf']);
});

test('the same month of another year does not match', () => {
  expect(shared('octubre 2025.pdf', 'octubre 2026.pdf').places).toEqual([
    'octubre 2026.pdf',
    'octubre 2025.pdf',
    undefined,
  ]);
});

test('files without a free slot are left over', () => {
  expect(shared('a', 'b', 'c', 'd').left).toEqual(['d']);
});
