import { appointmentAt } from '@volante/contract/appointments/test-appointment.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { chooseLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/queries.ts';
import { addressOf } from '../../router/address.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import { dayAhead, fakeCalendar } from '../testing/test-calendar.ts';
import ScheduleHomeVisit from './schedule-home-visit.tsx';

const home = location.pathname + location.search;
vi.mock('../../../lib/call/waiting.ts', async (real) => ({ ...(await real<object>()), pause: async () => undefined }));

beforeEach(() => chooseLanguage('es'));
afterEach(async () => {
  // Nothing is left on the screen that would miss what is forgotten.
  await cleanup();
  vi.restoreAllMocks();
  queryClient().clear();
  history.replaceState(null, '', home);
});

const free = dayAhead(3);
const visit = appointmentAt(`${dayAhead(4)}T15:00:00Z`);

async function open(query: Record<string, string> = {}, booked = null as typeof visit | null, anySlots = true) {
  openApplication(applicationOf({ status: 'home_visit', ...(booked && { visitAhead: true }) }));
  const server = fakeCalendar(booked);
  if (!anySlots) server.state.slots = [];
  vi.spyOn(window, 'fetch').mockImplementation(server.answer);
  history.replaceState(null, '', addressOf('/schedule-home-visit', query));
  const screen = await render(<ScheduleHomeVisit />);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const heading = (text: string | RegExp) =>
    expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(text);
  const says = (text: string) => expect.element(screen.getByText(text, { exact: false }).first()).toBeVisible();
  const day = (date: string) => screen.getByRole('button', { name: new RegExp(formatLongDate(date, 'es')) });
  // Not by the mouse, whose second press over a change of screens counts as the end of a double tap.
  const press = async (what: string | ReturnType<typeof button>) => {
    const pressed = typeof what === 'string' ? button(what) : what;
    await expect.element(pressed).toBeEnabled();
    (pressed.element() as HTMLElement).click();
  };
  const toForm = async () => {
    await press(day(free));
    await press('9:00 – 9:30 a.m.');
    await heading(/^Confirma/);
  };
  return { ...server, screen, button, press, heading, says, day, toForm };
}

test('a day, a time and a look at it book the visit, with what the link says about who sent it', async () => {
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

test('days without a free time can be read but not chosen', async () => {
  const { screen, heading, day } = await open();
  const full = day(dayAhead(5));
  await expect.element(full).toHaveAttribute('aria-disabled', 'true');
  await expect.element(full).toHaveAccessibleName(/sin horarios/);
  await full.click({ force: true });
  await heading('Agenda tu videollamada');
  await expect.element(day(free)).not.toHaveAttribute('aria-disabled');
  await expect.element(screen.getByRole('grid')).toBeVisible();
});

test('the calendar begins with the first week that has a free time, and its tab stop is on that day, which is marked', async () => {
  const { screen, says, day } = await open();
  await expect.element(day(free)).toHaveAccessibleName(/lo más pronto, con horarios$/);
  await says(`Lo más pronto: ${formatLongDate(free, 'es')}, 9:00`);
  const [first] = screen.getByRole('grid').element().querySelectorAll('tbody tr:has(button)');
  expect(first?.contains(day(free).element())).toBe(true);
  const stops = [...document.querySelectorAll<HTMLElement>('[role=gridcell] button')].filter(
    ({ tabIndex }) => tabIndex === 0,
  );
  expect(stops).toEqual([day(free).element()]);
});

test('the days can be walked with the keyboard, and Enter chooses one', async () => {
  const { heading, day } = await open();
  await expect.element(day(free)).toHaveAccessibleName(/con horarios/);
  (day(free).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day(dayAhead(4))).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await heading(capital(formatLongDate(free, 'es')));
});

test('another zone shows the same slots in its own time, and booking keeps the instant', async () => {
  const { state, screen, press, heading, day } = await open();
  await screen.getByLabelText('Zona horaria').selectOptions('America/Tijuana');
  await press(day(free));
  const early = Number(
    /\d+/.exec(new Date(`${free}T15:00Z`).toLocaleTimeString('en', { timeZone: 'America/Tijuana' })),
  );
  await press(`${early}:00 – ${early}:30 a.m.`);
  await heading('Confirma tu videollamada');
  expect(state.sent.at(-1)?.path).toBe(`/slots/${free.replaceAll('-', '')}T1500Z/hold`);
});

test('a time that someone takes first leads back to the times, where it is gone', async () => {
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

test('a time that is held no longer leads back to the times, in words', async () => {
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

test('who has a visit already is shown it, and may move or cancel it', async () => {
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

test('a visit that was moved as often as allowed can still be cancelled', async () => {
  const { screen, press, says } = await open({ step: 'reschedule' }, { ...visit, reschedulesLeft: 0 });
  await says('Ya la cambiaste todas las veces posibles');
  await expect.element(screen.getByRole('button', { name: 'Cambiar fecha u hora' })).not.toBeInTheDocument();
  await press('Cancelar mi videollamada');
  await press('Sí, cancelar mi videollamada');
  await says('Cancelamos tu videollamada');
});

test('cancelling is asked twice, and another visit can be booked at once', async () => {
  const { state, press, heading } = await open({ step: 'reschedule' }, visit);
  await press('Cancelar mi videollamada');
  expect(state.visit).not.toBeNull();
  await press('Sí, cancelar mi videollamada');
  await heading('Cancelamos tu videollamada');
  expect(state.sent.at(-1)?.body).toMatchObject({ id: visit.id, slot: visit.slotId });
  await press('Agendar otra videollamada');
  await heading('Agenda tu videollamada');
});

test('where no time is left the applicant is told, and can look again', async () => {
  const { state, says, press, day } = await open({}, null, false);
  await says('No quedan horarios');
  state.slots = fakeCalendar().state.slots;
  await press('Buscar otra vez');
  await expect.element(day(free)).toBeVisible();
});

test('without a network the screen says so and tries again when asked', async () => {
  const { state, button, press, says, day } = await open();
  await expect.element(day(free)).toHaveAccessibleName(/con horarios/);
  state.offline = true;
  await press(day(free));
  await says('No pudimos traer los horarios libres');
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

test('on a computer the times of a day stand beside the calendar, at first those of the first free day', async () => {
  await page.viewport(1280, 800);
  const { screen, press, heading, day, toForm } = await open();
  const shown = (date: string) =>
    expect.element(screen.getByRole('heading', { level: 2, name: capital(formatLongDate(date, 'es')) })).toBeVisible();
  await heading('Agenda tu videollamada');
  await shown(free);
  await press(day(dayAhead(4)));
  await shown(dayAhead(4));
  await heading('Agenda tu videollamada');
  await toForm();
  await page.viewport(360, 740);
});
