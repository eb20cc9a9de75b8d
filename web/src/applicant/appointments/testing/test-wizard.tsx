import { appointmentAt } from '@volante/contract/appointments/testing/test-appointment.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { chooseLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/queries.ts';
import { addressOf } from '../../navigation/address.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import ScheduleHomeVisit from '../wizard/schedule-home-visit.tsx';
import { dayAhead, fakeCalendar } from './test-calendar.ts';

const home = location.pathname + location.search;

/** Before and after each test that opens the wizard. */
export function keepWizardsApart(): void {
  beforeEach(() => chooseLanguage('es'));
  afterEach(async () => {
    // Unmounted first, because the screen would use the data that is reset here.
    await cleanup();
    vi.restoreAllMocks();
    queryClient().clear();
    history.replaceState(null, '', home);
  });
}

/** The first free day. */
export const free = dayAhead(3);
export const visit = appointmentAt(`${dayAhead(4)}T15:00:00Z`);

/** The wizard with a simulated calendar. */
export async function open(query: Record<string, string> = {}, booked = null as typeof visit | null, anySlots = true) {
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
  // Not with the mouse: its second press during a change of screens would count as the end of a double tap.
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
