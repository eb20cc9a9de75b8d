import { addDays } from '@volante/contract/fields/dates.ts';
import type { FoundDeposit, PlatformWeek } from '@volante/contract/staff/affordability/affordability.ts';
import { paymentShareOf, workOut } from '@volante/contract/staff/affordability/work-out.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { given } from '../../review/testing/test-room.tsx';
import {
  application,
  beReviewer,
  dialog,
  earningsWith,
  newest,
  openPage,
  path,
  reviewed,
  second,
} from '../earnings/testing/test-page.tsx';

beReviewer();

const deposit: FoundDeposit = {
  ...{ date: addDays(newest, 7), amountMinor: 250_000, currency: 'MXN', platform: 'uber', page: 3 },
  ...{ type: 'bank_statement_month_1', mediaId: 'statement-1', box: [0.1, 0.4, 0.6, 0.02] },
};
const another = { ...deposit, date: addDays(newest, 8), amountMinor: 100_000, box: [0.1, 0.5, 0.6, 0.02] };
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
      ...{ type: 'bank_statement_month_1', mediaId: 'statement-1', bank: 'BBVA' },
      days: { from: second, to: addDays(newest, 20) },
      deposits: [deposit, another],
    },
  ],
});
const part = () => page.getByRole('region', { name: 'Qué alcanza a pagar' });
const statements = [given('bank_statement_month_1'), given('bank_statement_month_2')];
const earnings = earningsWith([
  { amount: 4000, mediaId: `media-${newest}`, boxes: { week: null, amount: [0.1, 0.1, 0.2, 0.05] } },
  { amount: 3000, mediaId: `media-${second}` },
  { amount: 2000, mediaId: `media-${third}`, ...reviewed('refused', null, 'No se ve'), counted: null },
  { amount: 1000, mediaId: null, origin: 'correction', readAmount: null },
]);
const open = (more: object = {}) =>
  openPage({
    [`GET ${path}`]: () => ({ ...application, documents: statements }),
    [`GET ${path}/earnings`]: () => earnings,
    [`GET ${path}/affordability`]: () => ({
      ...{ affordability, payment: null, recordedAt: null, paymentShare: 35, ...more },
    }),
  });

test('each figure says how it is made and leads to its weeks', async () => {
  await open();
  await expect.element(part()).toMatchTextContent(/Ganancias que cuentan, 12 semanas\s*\$10,000/);
  await expect.element(part()).toMatchTextContent('Sin $2,000 de semanas rechazadas.');
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
  await expect.element(weeks.getByText('Rechazada: $2,000')).toBeVisible();
  await expect.element(weeks.getByText('Solo su palabra')).toBeVisible();
  const cutOut = weeks.getByRole('button', { name: /^Depósito: \$2,500/ });
  await expect
    .poll(() => cutOut.element().querySelector('img')?.getAttribute('data-address'))
    .toContain('statement-1/pages/3');
});

describe('a week beside its deposits', () => {
  const weeks = () => part().getByRole('region', { name: 'Uber: semanas y depósitos' });
  const declared = () => dialog().getByRole('region', { name: 'La semana' });
  const paid = () => dialog().getByRole('region', { name: 'El estado de cuenta' });
  const verdict = () => dialog().getByRole('status');
  const openWeek = async (at: number) => {
    await open();
    await weeks()
      .getByRole('listitem')
      .filter({ has: page.getByText(/^Captura$|^Solo su palabra$/) })
      .nth(at)
      .getByRole('button')
      .first()
      .click();
  };
  const addresses = () =>
    [...dialog().element().querySelectorAll('img')].map(
      (image) => /media\/(.*\/pages\/\d)/.exec(image.getAttribute('data-address') ?? '')?.[1],
    );

  test('is one dialog that every figure of the week opens', async () => {
    await open();
    const openers = () =>
      weeks()
        .getByRole('button')
        .elements()
        .filter((item) => item.closest('li')?.textContent?.includes('$3,500') || item.closest('ul ul'));
    await expect.poll(() => openers().length).toBe(5);
    for (const opener of openers()) {
      (opener as HTMLElement).click();
      await expect.element(dialog()).toHaveAccessibleName(/^Uber, 9–15 nov: captura y depósitos/);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
    }
  });

  test('shows its screenshot, each deposit’s row with bank, date and amount, and what is missing in money', async () => {
    await openWeek(0);
    await expect.element(verdict()).toMatchTextContent(/\$4,000.*\$3,500.*−\$500.*Coincide en parte/);
    await expect.element(verdict()).toMatchTextContent('Los depósitos suman $500 menos que lo que cuenta.');
    await expect.element(declared()).toMatchTextContent(/Se leyó\s*\$4,000/);
    await expect.poll(addresses).toEqual([`media-${newest}/pages/1`, 'statement-1/pages/3', 'statement-1/pages/3']);
    await expect.element(paid()).toMatchTextContent(/\$2,500 · 16 nov 2026BBVA · Estado de cuenta · página 3/);
    await expect.element(paid()).toMatchTextContent(/\$1,000 · 17 nov 2026/);
    const frames = () =>
      [...dialog().element().querySelectorAll('[data-box]')].map((frame) => frame.getAttribute('data-box'));
    await expect.poll(frames).toEqual(['amount', 'place', 'place']);
    await paid()
      .getByRole('button', { name: /^Ver la página completa: depósito de \$1,000/ })
      .click();
    await expect.poll(frames).toEqual(['amount', 'place', 'deposit']);
  });

  test('without deposits says in which statements they were looked for, and which days those show', async () => {
    await openWeek(1);
    await expect
      .element(verdict())
      .toMatchTextContent('No hay depósitos de Uber en los días de esta semana: faltan $3,000.');
    await expect.element(paid()).toMatchTextContent('Se buscaron depósitos de Uber (5–11 nov) en:');
    await expect.element(paid()).toMatchTextContent('Estado de cuenta · BBVA: 2–29 nov');
    await expect.element(paid()).toMatchTextContent('Estado de cuenta: no se ha leído');
    await expect.element(paid()).toMatchTextContent('Los estados de cuenta muestran todos esos días.');
  });

  test('names the days that no statement shows, and doesn’t call their deposits missing', async () => {
    await openWeek(3);
    await expect.element(verdict()).toMatchTextContent('Ningún estado de cuenta leído muestra todos los días');
    await expect.element(verdict()).not.toMatchTextContent('faltan');
    await expect.element(paid()).toMatchTextContent('Ningún estado de cuenta muestra: 22–28 oct.');
    await expect.element(declared()).toMatchTextContent('No hay captura: solo está la palabra del conductor.');
    expect(addresses()).toEqual([]);
  });

  test('of a refused one says that it doesn’t count, and why', async () => {
    await openWeek(2);
    await expect.element(verdict()).toMatchTextContent('Se rechazó: declaró $2,000, no cuenta');
    await expect.element(declared()).toMatchTextContent('No se ve');
    await expect.element(paid()).not.toBeInTheDocument();
  });

  test('goes to the weeks before and after by keys and buttons, and gives the focus back when it is left', async () => {
    await openWeek(0);
    const title = (week: string) => expect.element(dialog()).toHaveAccessibleName(new RegExp(`^Uber, ${week}:`));
    await title('9–15 nov');
    await userEvent.keyboard('{ArrowRight}');
    await title('9–15 nov');
    await userEvent.keyboard('{ArrowLeft}');
    await title('2–8 nov');
    await userEvent.keyboard('j');
    await title('26 oct–1 nov');
    await userEvent.keyboard('k');
    await title('2–8 nov');
    await dialog().getByRole('button', { name: 'Semana siguiente' }).click();
    await title('9–15 nov');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(weeks().getByRole('button', { name: /^9–15 nov: / })).toHaveFocus();
  });

  test('says of an older decision that what was looked through wasn’t recorded', async () => {
    const { statements: _, ...before } = affordability;
    await open({ affordability: before });
    await weeks()
      .getByRole('button', { name: /^2–8 nov: / })
      .click();
    await expect.element(paid()).toMatchTextContent('no quedó registrado en qué estados de cuenta se buscó');
  });
});

test('after a decision it is folded, and says that it is as it was recorded, with the payment of the chosen plan', async () => {
  const payment = paymentShareOf({ medianMinor: 500_000 }, 290_000, 35);
  await open({ recordedAt: '2026-11-20T18:00:00Z', payment });
  await expect.element(part().getByRole('button', { name: 'Qué alcanza a pagar' })).toBeVisible();
  // What folds because its data came takes the focus from nobody.
  expect(document.activeElement).toBe(document.body);
  await part().getByRole('button', { name: 'Qué alcanza a pagar' }).click();
  await expect.element(part()).toMatchTextContent(/Como estaba cuando se decidió, el 20 nov/);
  await expect.element(part()).toMatchTextContent(/Pago semanal frente a una semana normal\s*58 %/);
  await expect.element(part().getByText('Pasa del tope.')).toBeVisible();
});

function weekStates(): Record<string, string> {
  const words = { partly: 'Coincide en parte', missing: 'Sin depósitos', not_covered: 'Sin estado de cuenta' };
  const found = affordability.platforms[0]!.weeks.flatMap(({ deposits }: PlatformWeek) => deposits?.state ?? []);
  return Object.fromEntries(found.map((state) => [state, words[state as keyof typeof words]]));
}
