import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/call/call-error.ts';
import { addressOf } from '../../navigation/address.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import { failureKey } from '../failure-notice.tsx';
import { fakeCalendar } from '../testing/test-calendar.ts';
import { free, keepWizardsApart, open, visit } from '../testing/test-wizard.tsx';

vi.mock('../../../lib/call/waiting.ts', async (real) => ({ ...(await real<object>()), pause: async () => undefined }));

keepWizardsApart();

test('choosing a day and a time and confirming books the visit, with the sender named in the link', async () => {
  const { state, screen, press, heading, says, toForm } = await open({ source: 'advisor', entity: 'garage' });
  await heading('Agenda tu videollamada');
  await toForm();
  await says('Apartado para ti:');
  await expect.element(screen.getByLabelText('Nombre')).toHaveAttribute('readonly');
  await expect.element(screen.getByLabelText('Correo')).toHaveValue('maria@example.com');
  await press('Agendar mi videollamada');
  await heading('¡Listo! Tu videollamada quedó agendada');
  await expect.poll(() => location.search).toContain('step=success');
  const { body, query } = state.sent.at(-1) ?? {};
  expect(body).toMatchObject({ source: 'advisor', entity: 'garage', isAppointmentReschedule: false });
  expect(query).toEqual({ timezone: 'America/Mexico_City' });
  await says(capital(formatLongDate(free, 'es')));
});

test('a time taken by somebody else leads back to the times, where it is gone', async () => {
  const { state, screen, button, press, heading, says, toForm } = await open();
  await toForm();
  state.refuse['/create'] = 'slot_is_not_available';
  state.slots = state.slots.slice(1);
  await press('Agendar mi videollamada');
  await heading(capital(formatLongDate(free, 'es')));
  await says('Alguien más acaba de tomar ese horario');
  await expect.element(button('11:30 a.m. – 12:00 p.m.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '9:00 – 9:30 a.m.' })).not.toBeInTheDocument();
});

test('an expired hold leads back to the times, with an explanation', async () => {
  const { state, press, heading, says, day } = await open();
  state.holdSeconds = 1;
  await press(day(free));
  await press('9:00 – 9:30 a.m.');
  await says('soltamos tu horario');
  await heading(capital(formatLongDate(free, 'es')));
});

test('without a link for the call nothing is booked, and the same button tries again', async () => {
  const { state, press, heading, says, toForm } = await open();
  await toForm();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = vi.mocked(window.fetch).getMockImplementation();
  let refusals = 3;
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    if (String(input).includes('/create') && refusals-- > 0) state.refuse['/create'] = 'meeting_link_creation_failed';
    return (await answer?.(input, init)) as Response;
  });
  await press('Agendar mi videollamada');
  await says('no se agendó nada');
  await press('Agendar mi videollamada');
  await heading('¡Listo! Tu videollamada quedó agendada');
  await expect.poll(() => location.search).toContain('step=success');
});

test('why a booking got no answer stays on the screen, until the same button tries again', async () => {
  const { state, press, heading, says, toForm } = await open();
  await toForm();
  state.offline = true;
  await press('Agendar mi videollamada');
  await says('No pudimos agendar tu videollamada.');
  await heading('Confirma tu videollamada');
  state.offline = false;
  await press('Agendar mi videollamada');
  await heading('¡Listo! Tu videollamada quedó agendada');
});

test('a driver with a visit is shown it, and may move or cancel it', async () => {
  const { state, button, press, heading, says, toForm } = await open();
  await toForm();
  state.refuse['/create'] = 'appointment_already_exists';
  state.visit = visit;
  await press('Agendar mi videollamada');
  await heading('Videollamada desde tu casa');
  await says('Ya tienes una videollamada agendada');
  await expect.element(button('Cambiar fecha u hora')).toBeVisible();
});

test('a booked visit is moved through the same steps', async () => {
  const { state, press, heading, toForm } = await open({ step: 'reschedule' }, visit);
  await heading('Videollamada desde tu casa');
  await press('Cambiar fecha u hora');
  await heading('Elige otra fecha');
  await toForm();
  await press('Cambiar mi videollamada');
  await heading('¡Listo! Tu videollamada cambió');
  await expect.poll(() => location.search).toContain('step=success');
  expect(state.sent.at(-1)?.body).toMatchObject({ isAppointmentReschedule: true });
});

test('a quarter of an hour before the visit, joining becomes the main thing to do', async () => {
  const soon = new Date(Date.now() + 10 * 60_000).toISOString();
  const { screen, button } = await open({ step: 'reschedule' }, { ...visit, startTime: soon });
  const main = screen.getByRole('contentinfo').getByRole('link', { name: 'Unirme a la videollamada' });
  await expect.element(main).toHaveAttribute('href', 'https://meet.example.org/volante-visit');
  await expect.element(button('Cambiar fecha u hora')).toBeVisible();
});

test('a visit with no moves left can still be cancelled', async () => {
  const { screen, press, says } = await open({ step: 'reschedule' }, { ...visit, reschedulesLeft: 0 });
  await says('Ya la cambiaste todas las veces posibles');
  await expect.element(screen.getByRole('button', { name: 'Cambiar fecha u hora' })).not.toBeInTheDocument();
  await press('Cancelar mi videollamada');
  await press('Sí, cancelar mi videollamada');
  await says('Cancelamos tu videollamada');
});

test('cancelling asks for confirmation, and another visit can be booked at once', async () => {
  const { state, press, heading } = await open({ step: 'reschedule' }, visit);
  await press('Cancelar mi videollamada');
  expect(state.visit).not.toBeNull();
  await press('Sí, cancelar mi videollamada');
  await heading('Cancelamos tu videollamada');
  expect(state.sent.at(-1)?.body).toMatchObject({ id: visit.id, slot: visit.slotId });
  await press('Agendar otra videollamada');
  await heading('Agenda tu videollamada');
});

test('without free times the driver is told, and can look again', async () => {
  const { state, says, press, day } = await open({}, null, false);
  await says('No quedan horarios');
  state.slots = fakeCalendar().state.slots;
  await press('Buscar otra vez');
  await expect.element(day(free)).toBeVisible();
});

test('without a network the screen says so and retries on request', async () => {
  const { state, button, press, says, day } = await open();
  await expect.element(day(free)).toHaveAccessibleName(/con horarios/);
  state.offline = true;
  await press(day(free));
  await says('No pudimos cargar los horarios libres');
  state.offline = false;
  await press('Intentar de nuevo');
  await expect.element(button('11:30 a.m. – 12:00 p.m.')).toBeVisible();
});

test('an application without contact data is asked for them first', async () => {
  const application = applicationOf();
  const { heading } = await open();
  openApplication({ ...application, personalData: { ...application.personalData, phone: '' } });
  history.replaceState(null, '', addressOf('/schedule-home-visit'));
  await heading('Antes de agendar');
});

const limited = (retryAfter: number) =>
  new CallError({ kind: 'too_many_requests_error', code: 'rate_limited', retryAfter });

test('too many bookings in a day are refused until tomorrow, and too fast ones until a named time', () => {
  expect(failureKey(limited(5 * 3600_000))).toBe('too_many_bookings');
  expect(failureKey(limited(90_000))).toBeNull();
});
