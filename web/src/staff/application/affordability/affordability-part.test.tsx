import { addDays } from '@volante/contract/fields/dates.ts';
import type { FoundDeposit, PlatformWeek } from '@volante/contract/staff/affordability/affordability.ts';
import { paymentShareOf, workOut } from '@volante/contract/staff/affordability/work-out.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beReviewer, dialog, newest, openPage, path, second } from '../earnings/testing/test-page.tsx';

beReviewer();

const deposit: FoundDeposit = {
  ...{ date: addDays(newest, 7), amountMinor: 400_000, currency: 'MXN', platform: 'uber', page: 3 },
  ...{ type: 'bank_statement_month_1', mediaId: 'statement-1', box: [0.1, 0.4, 0.6, 0.02] },
};
const third = addDays(second, -7);
const fourth = addDays(third, -7);
const week = (monday: string, amount: number, more: object = {}) => ({
  ...{ week: monday, sentMinor: amount, countedMinor: amount, onWord: false, mediaId: `media-${monday}` },
  ...more,
});
const affordability = workOut({
  currency: 'MXN',
  weeks: Array.from({ length: 12 }, (_, at) => addDays(newest, -7 * at)),
  platforms: [
    {
      platform: 'uber',
      weeks: [
        week(newest, 400_000),
        week(second, 300_000),
        week(third, 200_000, { countedMinor: null }),
        week(fourth, 100_000, { onWord: true, mediaId: null }),
      ],
    },
    { platform: 'didi', weeks: [week(newest, 200_000)] },
  ],
  statements: [
    {
      days: { from: addDays(second, 0), to: addDays(newest, 20) },
      deposits: [deposit],
    },
  ],
});
const part = () => page.getByRole('region', { name: 'Qué alcanza a pagar' });
const open = (more: object = {}) =>
  openPage({
    [`GET ${path}/affordability`]: () => ({
      ...{ affordability, payment: null, recordedAt: null, paymentShare: 35, ...more },
    }),
  });

test('each figure says how it is made and leads to its weeks', async () => {
  await open();
  await expect.element(part()).toMatchTextContent(/Ganancias que cuentan, 12 semanas\s*\$10,000/);
  await expect.element(part()).toMatchTextContent('Sin $2,000 de semanas que no se aceptaron.');
  await expect.element(part()).toMatchTextContent(/Solo por su palabra\s*10\s?%/);
  const figures = part().getByRole('link', { name: /Ver de dónde sale/ });
  await expect.poll(() => figures.elements().length).toBe(5);
  for (const figure of figures.elements())
    await expect
      .element(document.getElementById(figure.getAttribute('href')!.slice(1)))
      .toHaveAccessibleName('Plataformas lado a lado');
});

test('the platforms stand side by side', async () => {
  await open();
  const row = (name: RegExp) => part().getByRole('row', { name });
  await expect.element(row(/^Uber/)).toMatchTextContent(/\$8,000\$0\s*3\s*1\s*80/);
  await expect.element(row(/^DiDi/)).toMatchTextContent(/\$2,000\$0\s*1\s*0\s*20/);
});

test('each week says what the statements show of it, with the cut-out of the page', async () => {
  await open();
  const weeks = part().getByRole('region', { name: 'Uber: semanas y depósitos' });
  const states = Object.values(weekStates());
  for (const state of states) await expect.element(weeks.getByText(state, { exact: true }).first()).toBeVisible();
  await expect.element(weeks.getByText('No aceptada: $2,000')).toBeVisible();
  await expect.element(weeks.getByText('Solo su palabra')).toBeVisible();
  const cutOut = weeks.getByRole('button', { name: /^Depósito: \$4,000/ });
  await expect
    .poll(() => cutOut.element().querySelector('img')?.getAttribute('data-address'))
    .toContain('statement-1/pages/3');
  await cutOut.click();
  await expect.element(dialog().getByText(/página 3/)).toBeVisible();
});

test('after a decision it is folded, and says that it is as it was recorded, with the payment of the chosen plan', async () => {
  const payment = paymentShareOf({ medianMinor: 500_000 }, 290_000, 35);
  await open({ recordedAt: '2026-11-20T18:00:00Z', payment });
  await part().getByRole('button', { name: 'Qué alcanza a pagar' }).click();
  await expect.element(part()).toMatchTextContent(/Como estaba cuando se decidió, el 20 nov/);
  await expect.element(part()).toMatchTextContent(/Pago semanal frente a una semana normal\s*58 %/);
  await expect.element(part().getByText('Toma más de lo que debería.')).toBeVisible();
});

function weekStates(): Record<string, string> {
  const words = { match: 'Coincide', missing: 'Sin depósitos', not_covered: 'Sin estado de cuenta' };
  const found = affordability.platforms[0]!.weeks.flatMap(({ deposits }: PlatformWeek) => deposits?.state ?? []);
  return Object.fromEntries(found.map((state) => [state, words[state as keyof typeof words]]));
}
