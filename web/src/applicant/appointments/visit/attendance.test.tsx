import type { Attendance } from '@volante/contract/appointments/attendance.ts';
import { appointmentAt } from '@volante/contract/appointments/testing/test-appointment.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepWizardsApart, open } from '../testing/test-wizard.tsx';

keepWizardsApart();
afterEach(() => vi.useRealTimers());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const at = (minutes: number, given: Parameters<typeof appointmentAt>[1] = {}) =>
  appointmentAt(inMinutes(minutes), given);
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('from a day before the call on, one press tells the advisor that one comes late, and another takes it back', async () => {
  const { state } = await open({ step: 'reschedule' }, at(23 * 60));
  await button('Voy 10 minutos tarde').click();
  await expect.element(page.getByText('Le avisamos a tu asesor que vas tarde')).toBeVisible();
  await button('Sí llego a tiempo').click();
  await expect.element(button('Voy 10 minutos tarde')).toBeVisible();
  const said = state.sent.filter(({ path }) => path.endsWith('/attendance')).map(({ body }) => body.attendance);
  expect(said).toEqual(['late', 'on_time']);
});

test('who can’t come keeps the time until another one is chosen', async () => {
  const { state } = await open({ step: 'reschedule' }, at(60));
  await button('No puedo a esa hora').click();
  await expect.element(page.getByText('este sigue siendo tuyo', { exact: false })).toBeVisible();
  expect(state.visit?.attendance).toBe('cannot');
  await button('Elegir otro horario').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Elige otra fecha' })).toBeVisible();
  expect(state.visit).not.toBeNull();
});

test('without moves left it is cancelled, after a question', async () => {
  const { state } = await open({ step: 'reschedule' }, at(60, { reschedulesLeft: 0, attendance: 'cannot' }));
  await page.getByRole('status').getByRole('button', { name: 'Cancelar mi videollamada' }).click();
  await expect.element(page.getByRole('dialog', { name: '¿Cancelar tu videollamada?' })).toBeVisible();
  expect(state.visit).not.toBeNull();
});

test.each([
  [25 * 60, []],
  [-5, ['late', 'cannot']],
  [-20, ['cannot']],
] as [number, Attendance[]][])('%i minutes before the start, what can be said is %j', async (minutes, said) => {
  await open({ step: 'reschedule' }, at(minutes));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Probar mi cámara y mi internet' })).toBeVisible();
  expect(button('Voy 10 minutos tarde').elements()).toHaveLength(said.includes('late') ? 1 : 0);
  expect(button('No puedo a esa hora').elements()).toHaveLength(said.includes('cannot') ? 1 : 0);
});

test('a refusal says what to do, and nothing changes', async () => {
  const { state } = await open({ step: 'reschedule' }, at(60));
  state.refuse['/attendance'] = 'attendance_not_open';
  await button('Voy 10 minutos tarde').click();
  await expect.element(page.getByText('Ya no se puede avisar eso.', { exact: false })).toBeVisible();
  expect(state.visit?.attendance).toBeNull();
});
