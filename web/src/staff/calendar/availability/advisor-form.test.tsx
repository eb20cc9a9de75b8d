import { QueryClientProvider } from '@tanstack/react-query';
import type { Hours } from '@volante/contract/staff/calendar/calendar-rules.ts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../lib/queries.ts';
import { AccountField } from '../../controls/account-field.tsx';
import { meAs, playServer, workAs } from '../../testing/played-server.ts';
import { AdvisorForm } from './advisor-form.tsx';
import { HoursEditor } from './hours-editor.tsx';

afterEach(() => vi.restoreAllMocks());

const pedro = 'b2222222-2222-4222-8222-222222222222';

test('a press on an account counts, though the list changes before the finger leaves', async () => {
  workAs(meAs('everything'));
  let answer = () => {};
  const narrowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const account = (id: string, name: string) => ({ id, name, email: 'a@example.com', disabled: false });
  const eva = account('b3333333-3333-4333-8333-333333333333', 'Eva Ruiz');
  playServer({
    'GET /accounts': async ({ query }) => {
      if (query.get('q') === 'ped') await narrowed;
      const all = [eva, account(pedro, 'Pedro Díaz')];
      return { items: query.get('q') === 'ped' ? all.slice(1) : all, next: null, invitations: [] };
    },
  });
  const chosen = vi.fn();
  const client = queryClient();
  await render(
    <QueryClientProvider client={client}>
      <AccountField label="Cuenta" nobody="Nadie" value={null} onChoose={chosen} />
    </QueryClientProvider>,
  );
  await page.getByRole('combobox', { name: 'Cuenta' }).click();
  const option = page.getByRole('option', { name: /Eva Ruiz/ });
  await expect.element(option).toBeVisible();
  await page.getByRole('combobox', { name: 'Cuenta' }).fill('ped');
  const element = option.element();
  const press = {
    bubbles: true,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    clientX: 5,
    clientY: 5,
    isPrimary: true,
  };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...press, buttons: 1 }));
  answer();
  await expect.poll(() => client.getQueryData(['accounts', 'like', 'ped'])).toHaveLength(1);
  await new Promise(requestAnimationFrame);
  expect(element.isConnected).toBe(true);
  element.dispatchEvent(new PointerEvent('pointerup', press));
  element.dispatchEvent(new PointerEvent('click', { ...press, detail: 1 }));
  await expect.poll(() => chosen.mock.calls).toEqual([[eva.id]]);
});

test('an admin chooses which account signs in as the advisor', async () => {
  workAs(meAs('everything'));
  const saved = vi.fn();
  const calls = playServer({
    'GET /accounts': ({ query }) => ({
      items: query.get('q')?.startsWith('ped')
        ? [{ id: pedro, name: 'Pedro Díaz', email: 'pedro@example.com', disabled: false }]
        : [],
      next: null,
      invitations: [],
    }),
    'POST /advisors/preview': () => ({ days: [] }),
    'POST /advisors': () => ({ id: 'new' }),
  });
  await render(
    <QueryClientProvider client={queryClient()}>
      <AdvisorForm advisor={null} onSaved={saved} onShowNew={() => undefined} />
    </QueryClientProvider>,
  );
  await page.getByLabelText('Nombre', { exact: true }).fill('Pedro');
  await page.getByRole('combobox', { name: 'Entra a la consola con' }).fill('ped');
  await page.getByRole('option', { name: /Pedro Díaz/ }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(calls.find(({ name }) => name === 'POST /advisors')?.body).toMatchObject({ accountId: pedro });
});

let kept: Hours[];
function Shown({ start }: { start: Hours[] }) {
  const [hours, setHours] = useState(start);
  kept = hours;
  return <HoursEditor hours={hours} zone="America/Tijuana" onChange={setHours} />;
}
const on = (weekday: number, starts: string, ends: string): Hours => ({ weekday, starts, ends });

test('a day has several hours, and copying it replaces the hours of other days', async () => {
  await render(<Shown start={[on(1, '09:00', '13:00'), on(3, '08:00', '09:00')]} />);
  await page.getByRole('button', { name: 'Agregar horario el lunes' }).click();
  expect(kept.at(-1)).toEqual(on(1, '15:00', '19:00'));
  await page.getByRole('button', { name: 'Copiar el horario del lunes' }).click();
  await page.getByRole('menuitem', { name: 'miércoles' }).click();
  expect(kept.filter(({ weekday }) => weekday === 3)).toEqual([on(3, '09:00', '13:00'), on(3, '15:00', '19:00')]);
});

test('midnight ends a day', async () => {
  await render(<Shown start={[on(5, '20:00', '23:00')]} />);
  await page.getByLabelText('viernes, horario 1, hasta').fill('00:00');
  expect(kept).toEqual([on(5, '20:00', '24:00')]);
  expect(page.getByText(/^Termina antes de empezar/).query()).toBeNull();
});

test('hours that end before they start or overlap are marked at once', async () => {
  await render(<Shown start={[on(2, '09:00', '13:00'), on(2, '12:00', '15:00'), on(4, '10:00', '09:00')]} />);
  await expect.element(page.getByText('Se encima con otro horario del día.')).toBeVisible();
  await expect.element(page.getByText(/^Termina antes de empezar/)).toBeVisible();
  await expect.element(page.getByLabelText('martes, horario 2, hasta')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('martes, horario 2, desde').fill('13:00');
  await expect.element(page.getByText('Se encima con otro horario del día.')).not.toBeInTheDocument();
});
