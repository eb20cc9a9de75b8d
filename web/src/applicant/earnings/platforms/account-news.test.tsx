import type { PlatformAccount } from '@volante/contract/application.ts';
import { accountFailures } from '@volante/contract/driver-accounts/rules.ts';
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { settings } from '../../../lib/settings.ts';
import { storeApplication } from '../../application/application.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import PlatformSuccess from '../analysis/success.tsx';
import Platforms from './platforms.tsx';

const home = location.pathname + location.search;
beforeEach(() => Object.assign(settings, { widget: { url: 'https://widget.example', id: 'w', sandbox: false } }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(settings, { widget: null });
  history.replaceState(null, '', home);
});

const accountOf = (change: Partial<PlatformAccount>): PlatformAccount => ({
  accountId: 'a-1',
  platform: 'uber',
  origin: 'widget',
  status: 'pending',
  earnings: { status: 'pending' },
  metrics: { status: 'pending' },
  ...change,
});

function open(...accounts: PlatformAccount[]) {
  const application = applicationOf({ status: 'created' });
  return openApplication({ ...application, palenca: { ...application.palenca, accounts } });
}

test('a pending account says so, and is shown as connected once it was read', async () => {
  const before = open(accountOf({}));
  const read = accountOf({ status: 'success', earnings: { status: 'success' } });
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    String(input).includes('/requests/')
      ? Response.json({ data: { ...before, palenca: { ...before.palenca, accounts: [read] } } })
      : new Response('', { status: 500 }),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const screen = await render(<Platforms />);
  await expect.element(screen.getByRole('status').getByText('Leemos tu cuenta de Uber')).toBeVisible();
  await expect.element(screen.getByText('Leyendo tu cuenta…')).toBeVisible();
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(screen.getByText('Conectada')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Continuar' })).toBeVisible();
});

test('the platforms and the success screen name screenshots that need the driver, and lead to their board', async () => {
  const uber = accountOf({ origin: 'screenshots', status: 'success', earnings: { status: 'success' }, onWord: true });
  storeApplication({ ...open(uber), openPictures: [{ platform: 'didi', count: 1 }] });
  for (const shown of [<Platforms key="all" />, <PlatformSuccess key="one" params={{ slug: 'uber' }} />]) {
    const screen = await render(shown);
    await expect.element(screen.getByText('Una captura de DiDi necesita tu ayuda')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Revisarla ahora' });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('/platforms/didi?id='));
    await screen.unmount();
  }
});

test('every failure reason has a text and a next action', async () => {
  open();
  const screen = await render(<Platforms />);
  for (const reason of accountFailures) {
    const now = open(accountOf({ status: 'failed', reason }));
    storeApplication(now);
    await screen.rerender(<Platforms key={reason} />);
    await expect.element(screen.getByText('Uber no se pudo conectar')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Subir capturas' })).toBeVisible();
    const again = screen.getByRole('link', { name: 'Intentar de nuevo' });
    expect(again.elements().length, reason).toBe(reason === 'platform_not_offered' ? 0 : 1);
  }
});

test('a platform that refuses the sign-in says when to try again', async () => {
  const retryAt = new Date(Date.now() + 25 * 60_000).toISOString();
  open(accountOf({ status: 'failed', reason: 'login_refused', retryAt }));
  const screen = await render(<Platforms />);
  await expect.element(screen.getByText(/Intenta de nuevo a las? \d{1,2}:\d\d/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Intentar de nuevo' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Subir capturas' })).toBeVisible();
});

test('without a widget there is no link back to it', async () => {
  Object.assign(settings, { widget: null });
  open(accountOf({ status: 'failed', reason: 'timeout' }));
  const screen = await render(<Platforms />);
  await expect.element(screen.getByRole('link', { name: 'Subir capturas' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Intentar de nuevo' })).not.toBeInTheDocument();
});

test('a connected account with missing weeks leads to filling them in', async () => {
  const application = open(accountOf({ status: 'success' }));
  const screen = await render(<Platforms />);
  const way = screen.getByRole('link', { name: 'Completar semanas' });
  await expect.element(way).toHaveAttribute('href', `/platforms/uber?id=${application.id}`);
  await expect.element(screen.getByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
});

test('a platform without any reading is not called connected', async () => {
  open(
    accountOf({
      origin: 'screenshots',
      status: 'success',
      earnings: { status: 'success' },
      metrics: { status: 'success' },
      onWord: true,
    }),
  );
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ data: boardOnWord(9) }));
  const screen = await render(<Platforms />);
  await expect.element(screen.getByText('Uber: ya tenemos tus semanas')).toBeVisible();
  await expect.element(screen.getByText('Completa')).toBeVisible();
  await expect.element(screen.getByText('3 con captura o cuenta, 9 que nos dijiste')).toBeVisible();
  expect(screen.getByText(/Conectad/).query()).toBeNull();
});

function boardOnWord(said: number) {
  const earnings = wantedWeeks('2026-11-21').map((earningWeek, i) => ({
    earningWeek,
    earning: 4000,
    ...(i < said ? { origin: 'correction', onWord: true } : { origin: 'screenshot' }),
  }));
  const profileMetrics = { fullName: 'María José Núñez', rating: 4.9 };
  return { platform: 'uber', currency: 'MXN', profileMetrics, earnings, frozenUntil: null, openPictures: [] };
}
