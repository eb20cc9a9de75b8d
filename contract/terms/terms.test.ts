import { expect, test } from 'vitest';
import { loosens } from '../staff/administration/controls.ts';
import { termsLines } from '../words/terms.ts';
import { isWithinLimit, limitOf } from './limits.ts';
import type { Terms } from './terms.ts';

const plan: NonNullable<Terms['plan']> = {
  ...{ id: '018f5c1e-0000-7000-8000-000000000001', version: 2, vehicle: 'Nissan Versa 2024' },
  ...{ weeklyPaymentMinor: 290_000, termWeeks: 100, depositMinor: 500_000, insurance: 'included' },
};
const terms: Terms = { currency: 'MXN', plan, depositMinor: 500_000, guarantor: false };

test('an admin’s limit is the upper bound for everybody, in the currency of the country', () => {
  const limits = { reviewer: { mx: 300_000 }, admin: { mx: 200_000, us: 10_000 } };
  expect(limitOf(limits, false, 'mx')).toBe(20_000_000);
  expect(limitOf({ ...limits, reviewer: { mx: 100_000 } }, false, 'mx')).toBe(10_000_000);
  expect(limitOf(limits, false, 'us')).toBe(1_000_000);
  expect(limitOf({ reviewer: { mx: 0 }, admin: {} }, false, 'mx')).toBe(0);
  expect(limitOf({ reviewer: { mx: 0 }, admin: {} }, true, 'mx')).toBeNull();
});

test('the amount is what the driver pays over the whole term; without a plan no limit covers it', () => {
  expect(isWithinLimit(terms, 29_000_000)).toBe(true);
  expect(isWithinLimit(terms, 28_999_999)).toBe(false);
  // A high deposit makes an approval no smaller.
  expect(isWithinLimit({ ...terms, depositMinor: 28_000_000 } as Terms, 28_999_999)).toBe(false);
  for (const none of [null, { ...terms, plan: null }]) {
    expect(isWithinLimit(none, 99_999_999_00)).toBe(false);
    expect(isWithinLimit(none, null)).toBe(true);
  }
});

test('raising or removing a limit loosens a control, of one country too; lowering it does not', () => {
  for (const name of ['APPROVAL_LIMIT_REVIEWER', 'APPROVAL_LIMIT_ADMIN'] as const) {
    for (const looser of ['mx:101', '', null, 'us:5', 'mx:50,us:6', 'mx:0'])
      expect(loosens(name, 'mx:100,us:5', looser), `${looser}`).toBe(true);
    for (const stricter of ['mx:100,us:5', 'us:0,mx:99']) expect(loosens(name, 'mx:100,us:5', stricter)).toBe(false);
    expect(loosens(name, null, 'mx:100')).toBe(false);
  }
});

test('the terms are said in whole sentences, in both languages', () => {
  expect(termsLines({ ...terms, depositMinor: 600_050, guarantor: true }, 'es')).toEqual([
    'Tu auto: Nissan Versa 2024.',
    'Pagas $2,900 a la semana durante 100 semanas.',
    'El seguro está incluido en tu pago.',
    'Dejas un depósito de $6,000.50 antes de recibir tu auto.',
    'Necesitas un aval que firme contigo.',
  ]);
  const separate = { ...plan, insurance: 'separate' as const, termWeeks: 1 };
  expect(termsLines({ currency: 'USD', plan: separate, depositMinor: 0, guarantor: false }, 'en')).toEqual([
    'Your car: Nissan Versa 2024.',
    'You pay $2,900 a week for 1 week.',
    'Insurance is paid separately.',
    'There’s no deposit.',
  ]);
  // Conditions without a plan claim nothing else.
  expect(termsLines({ currency: 'MXN', plan: null, depositMinor: 100, guarantor: false }, 'en')).toEqual([
    'You leave a deposit of $1 before you get your car.',
  ]);
});
