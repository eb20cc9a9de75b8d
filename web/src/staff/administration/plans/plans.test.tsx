import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../lib/queries.ts';
import { type PlayedCall, playServer, refusal } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { PlansPage } from './plans-page.tsx';

const facts = {
  ...{ vehicle: 'Nissan Versa 2024', weeklyPaymentMinor: 290_000, termWeeks: 156, depositMinor: 500_000 },
  insurance: 'included',
};
const versa = {
  ...{ id: 'p1', version: 2, country: 'mx', currency: 'MXN', ...facts, ended: false },
  ...{ by: { id: 'i1', name: 'Iris' }, at: '2026-11-20T12:00:00Z' },
};
let plans: (typeof versa)[];
const reads = {
  'GET /plans': () => ({ items: plans, next: null }),
  'GET /plans/p1/versions': () => ({ items: [plans[0]!, { ...versa, version: 1, vehicle: 'Versa' }], next: null }),
};
const sent = (calls: PlayedCall[]) => calls.filter(({ name }) => !name.startsWith('GET'));
const button = (name: string) => page.getByRole('button', { name });

beginAt('/admin/plans', 'everything');
beforeEach(() => {
  plans = [versa];
});

test('a plan says what it costs in total, and a new one is sent in cents once its fields are right', async () => {
  const calls = playServer({ ...reads, 'POST /plans': () => versa });
  await showPage(<PlansPage />);
  await expect.element(page.getByText(/\$2,900 a la semana, 156 semanas · \$452,400 en total/)).toBeVisible();
  await button('Agregar un plan').click();
  const form = page.getByRole('dialog', { name: 'Agregar un plan' });
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(form.getByText('Escribe qué auto es.')).toBeVisible();
  expect(sent(calls)).toEqual([]);
  await form.getByLabelText('País').selectOptions('Estados Unidos');
  await form.getByLabelText('Auto').fill('Kia Soul');
  await form.getByLabelText('Pago semanal (USD)').fill('1,299.50');
  await form.getByLabelText('Plazo en semanas').fill('52');
  await form.getByLabelText('Seguro').selectOptions('Seguro aparte');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Plan guardado.')).toBeInTheDocument();
  expect(sent(calls).map(({ body }) => body)).toEqual([
    {
      ...{ country: 'us', vehicle: 'Kia Soul', weeklyPaymentMinor: 129_950, termWeeks: 52, depositMinor: 0 },
      insurance: 'separate',
    },
  ]);
});

test('a plan shows its versions, and a change says which one was seen: another is replaced only once it was shown', async () => {
  const calls = playServer({ ...reads, 'PUT /plans/p1': () => refusal(409, 'changed_meanwhile') });
  await showPage(<PlansPage />);
  await page.getByRole('button', { name: /^Nissan Versa 2024/ }).click();
  await expect.element(page.getByText('Versión 1')).toBeVisible();
  await expect.element(page.getByText(/Por Iris, 20 nov/).first()).toBeVisible();
  await button('Cambiar').click();
  const form = page.getByRole('dialog', { name: 'Cambiar el plan' });
  await form.getByLabelText('Depósito (MXN)').fill('6000');
  // Somebody else's version takes nothing of what is typed, and isn't replaced.
  plans = [{ ...versa, version: 3, depositMinor: 700_000, by: { id: 'l1', name: 'Luz' } }];
  void queryClient().invalidateQueries();
  await expect.element(page.getByText(/\$7,000/).first()).toBeInTheDocument();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(form.getByText(/Alguien/)).toBeVisible();
  await expect.element(form.getByText('Así lo dejó Luz:')).toBeVisible();
  await expect.element(form.getByText(/depósito de \$7,000/)).toBeVisible();
  await expect.element(form.getByLabelText('Depósito (MXN)')).toHaveValue('6000');
  expect(sent(calls)).toMatchObject([{ body: { ...facts, depositMinor: 600_000, version: 2 } }]);
  await form.getByRole('button', { name: 'Guardar mi versión' }).click();
  await expect.poll(() => sent(calls)).toMatchObject([{}, { body: { ...facts, depositMinor: 600_000, version: 3 } }]);
  plans = [{ ...versa, version: 4, depositMinor: 800_000 }];
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(page.getByText(/\$8,000/).first()).toBeInTheDocument();
});

test('a plan is no longer offered, once what somebody else saved was shown, and can be offered again', async () => {
  const calls = playServer({
    ...reads,
    'POST /plans/p1/end': () => {
      if (plans[0]!.version === 2) {
        plans = [{ ...versa, version: 3, depositMinor: 700_000 }];
        return refusal(409, 'changed_meanwhile');
      }
      plans = [{ ...versa, version: 4, ended: true }];
      return plans[0]!;
    },
  });
  await showPage(<PlansPage />);
  await page.getByRole('button', { name: /^Nissan Versa 2024/ }).click();
  await button('Dejar de ofrecer').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Alguien/)).toBeVisible();
  await expect.element(dialog.getByText(/depósito de \$7,000/).first()).toBeVisible();
  await button('Dejar de ofrecer').click();
  await expect.element(page.getByText('Ya no se ofrece', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Nissan Versa 2024/ }).click();
  await expect.element(button('Ofrecer otra vez')).toBeVisible();
  expect(sent(calls)).toMatchObject([{ body: { version: 2 } }, { body: { version: 3 } }]);
});
