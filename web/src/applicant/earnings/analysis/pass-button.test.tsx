import type { Application, PlatformAccount } from '@volante/contract/application.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { reportUnderWay } from '../../sending/under-way.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import Platforms from '../platforms/platforms.tsx';
import EarningsAnalysis from './analysis.tsx';
import PlatformSuccess from './success.tsx';

const home = location.pathname + location.search;
afterEach(() => {
  vi.restoreAllMocks();
  reportUnderWay('didi earnings', []);
  history.replaceState(null, '', home);
});

const uber: PlatformAccount = {
  accountId: 'a-1',
  platform: 'uber',
  origin: 'screenshots',
  status: 'success',
  earnings: { status: 'success' },
  metrics: { status: 'success' },
};

/** Opens an application with a complete Uber account; the server refuses every call. `passed`: whether the analysis was called. */
function connected(change: Partial<Application> = {}) {
  const application = applicationOf({ status: 'created' });
  openApplication({ ...application, palenca: { ...application.palenca, accounts: [uber] }, ...change });
  const calls: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    calls.push(String(url));
    return new Response('', { status: 500 });
  });
  return { passed: () => calls.some((url) => url.includes('earnings-analysis')) };
}

const waits = { openPictures: [{ platform: 'didi', count: 2 }] } satisfies Partial<Application>;

test('Continue asks before screenshots that wait for the driver are left behind', async () => {
  const { passed } = connected(waits);
  for (const shown of [<Platforms key="all" />, <PlatformSuccess key="one" params={{ slug: 'uber' }} />]) {
    const screen = await render(shown);
    await screen.getByRole('button', { name: 'Continuar' }).click();
    const dialog = screen.getByRole('dialog', { name: '¿Seguir sin estas capturas?' });
    await expect.element(dialog.getByText('2 capturas de DiDi necesitan tu ayuda')).toBeVisible();
    const look = dialog.getByRole('link', { name: 'Revisarlas ahora' });
    await expect.element(look).toHaveAttribute('href', expect.stringMatching(/\/platforms\/didi\?.*open=pictures/));
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(passed()).toBe(false);
    await screen.unmount();
  }
});

test('a driver who continues without them closes the earnings', async () => {
  const { passed } = connected(waits);
  const screen = await render(<Platforms />);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await screen.getByRole('button', { name: 'Seguir sin ellas' }).click();
  await expect.poll(passed).toBe(true);
});

test('Continue asks about screenshots that are still on their way', async () => {
  const { passed } = connected();
  reportUnderWay('didi earnings', [{ key: '1', of: { platform: 'didi' }, at: 'waiting', share: 0 }]);
  const screen = await render(<Platforms />);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  const dialog = screen.getByRole('dialog', { name: '¿Seguir sin esta captura?' });
  await expect.element(dialog.getByText('Una captura de DiDi todavía no se termina de enviar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Esperar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(passed()).toBe(false);
});

test('the question goes away once the last screenshot arrives, and the driver decides when to continue', async () => {
  const { passed } = connected();
  reportUnderWay('didi earnings', [{ key: '1', of: { platform: 'didi' }, at: 'sending', share: 0.5 }]);
  const screen = await render(<Platforms />);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  const dialog = screen.getByRole('dialog', { name: '¿Seguir sin esta captura?' });
  await expect.element(dialog).toBeVisible();
  reportUnderWay('didi earnings', []);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(passed()).toBe(false);
});

test('the analysis is not run while screenshots are left: the driver is asked first', async () => {
  const { passed } = connected();
  reportUnderWay('didi earnings', [{ key: '1', of: { platform: 'didi' }, at: 'sending', share: 0.5 }]);
  await render(<EarningsAnalysis />);
  await expect.poll(() => location.pathname).toBe('/platforms');
  expect(passed()).toBe(false);
});

test('a platform that was begun is gone on with by the button', async () => {
  const begun = { ...uber, status: 'pending', earnings: { status: 'pending' }, weeks: 9 } satisfies PlatformAccount;
  const { passed } = connected({ palenca: { widgetId: null, externalId: '', accounts: [begun] } });
  const screen = await render(<Platforms />);
  const goOn = screen.getByRole('link', { name: 'Seguir con Uber' });
  await expect.element(goOn).toHaveAttribute('href', expect.stringContaining('/platforms/uber?'));
  expect(passed()).toBe(false);
});

test('with nothing left, Continue asks nothing', async () => {
  const { passed } = connected();
  const screen = await render(<Platforms />);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(passed).toBe(true);
});
