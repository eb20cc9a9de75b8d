import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dayAhead } from '../testing/test-calendar.ts';
import { free, keepWizardsApart, open } from '../testing/test-wizard.tsx';

vi.mock('../../../lib/call/waiting.ts', async (real) => ({ ...(await real<object>()), pause: async () => undefined }));

keepWizardsApart();

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

test('the calendar opens at the first week with a free time, and Tab goes to that day', async () => {
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

test('a press on a day that begins before another zone is chosen, and ends after it, counts', async () => {
  const { screen, heading, day } = await open();
  await expect.element(day(free)).toHaveAccessibleName(/con horarios/);
  const pressed = day(free).element() as HTMLElement;
  const calendar = screen.getByRole('grid').element();
  // As at the start, when the phone's zone replaces the one that the server assumed.
  await screen.getByLabelText('Zona horaria').selectOptions('America/Tijuana');
  for (const look of [0, 1, 2]) {
    expect([pressed.isConnected, calendar.isConnected], `look ${look}`).toEqual([true, true]);
    await new Promise((done) => setTimeout(done, 20 * look));
  }
  pressed.click();
  await heading(capital(formatLongDate(free, 'es')));
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
