import type { Application } from '@volante/contract/application.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { appointmentAt } from '@volante/contract/appointments/testing/test-appointment.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../../lib/language.ts';
import { VisitPart } from '../../admission/visit-part.tsx';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import { fakeCalendar } from '../testing/test-calendar.ts';

beforeEach(() => chooseLanguage('es'));
afterEach(() => vi.restoreAllMocks());

async function show(status: Application['status'], visit: Appointment | null = null, offline = false) {
  const application = applicationOf({ status, ...(visit && { visitAhead: true }) });
  openApplication(application);
  const server = fakeCalendar(visit);
  server.state.offline = offline;
  const calls = vi.spyOn(window, 'fetch').mockImplementation(server.answer);
  return { screen: await render(<VisitPart />), calls };
}

test('a booked visit shows its day and time in every stage, with the ways to join, move and cancel it', async () => {
  const { screen } = await show('documents_analysis', appointmentAt('2026-12-01T16:30:00Z'));
  await expect.element(screen.getByText('Martes, 1 de diciembre')).toBeVisible();
  await expect.element(screen.getByText('10:30 – 11:00', { exact: false })).toBeVisible();
  const change = screen.getByRole('link', { name: 'Cambiar o cancelar' });
  await expect.element(change).toHaveAttribute('href', expect.stringContaining('step=reschedule'));
  await expect.element(screen.getByRole('link', { name: 'Unirme a la videollamada' })).toBeVisible();
});

test('a visit whose room is still being made says so', async () => {
  const { screen } = await show('home_visit', appointmentAt('2026-12-01T16:30:00Z', { meetingLink: null }));
  await expect.element(screen.getByText('Estamos preparando el enlace', { exact: false })).toBeVisible();
});

test('without a visit ahead, and after the decision, none is requested', async () => {
  const before = await show('risk_analysis');
  expect(before.screen.getByRole('link').query()).toBeNull();
  expect(before.calls).not.toHaveBeenCalled();
  await before.screen.unmount();
  const due = await show('home_visit');
  expect(due.screen.container.textContent).toBe('');
  expect(due.calls).not.toHaveBeenCalled();
  await due.screen.unmount();
  const after = await show('approved', appointmentAt('2026-12-01T16:30:00Z'));
  expect(after.calls).not.toHaveBeenCalled();
  expect(after.screen.container.textContent).toBe('');
});
