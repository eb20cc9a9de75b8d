import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../../lib/language.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import EarningsChart from './earnings-chart.tsx';

beforeEach(() => chooseLanguage('es'));
afterEach(() => {
  vi.restoreAllMocks();
});

const origins = ['correction', 'did_not_work', 'typed_from_screenshot'];

function answerWith(amounts: readonly number[]) {
  const earnings = wantedWeeks('2026-11-21').map((earningWeek, i) => ({
    earningWeek,
    earning: amounts[i] ?? 1000,
    origin: origins[i] ?? 'screenshot',
  }));
  const profileMetrics = { fullName: 'María Núñez', rating: 4.9 };
  const data = { platform: 'uber', currency: 'MXN', profileMetrics, earnings, frozenUntil: null };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data }));
}

test('words give the average, the best week and the number of weeks typed by the driver', async () => {
  openApplication(applicationOf());
  answerWith([4000, 0, 3000]);
  const screen = await render(<EarningsChart platform="uber" />);
  await expect.element(screen.getByText('Ganas en promedio por semana')).toBeVisible();
  await expect.element(screen.getByText('$1,333', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Tu mejor semana: $4,000 (9–15 nov)')).toBeVisible();
  await expect.element(screen.getByText('Descansaste 1 semana')).toBeVisible();
  await expect.element(screen.getByText('Tú escribiste 2 semanas. Las va a revisar una persona')).toBeVisible();
});

test('twelve weeks without work have an average of zero and no best week', async () => {
  openApplication(applicationOf());
  answerWith(Array(12).fill(0));
  const screen = await render(<EarningsChart platform="uber" />);
  await expect.element(screen.getByText('$0', { exact: true })).toBeVisible();
  expect(screen.getByText('Tu mejor semana', { exact: false }).elements()).toHaveLength(0);
});
