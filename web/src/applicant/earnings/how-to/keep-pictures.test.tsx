import type { Application } from '@volante/contract/application.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { settings } from '../../../lib/settings.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import { fakeEarnings } from '../testing/fake-earnings.ts';
import Connect from './connect.tsx';

const home = location.pathname + location.search;
beforeEach(() => {
  settings.learnsFromScreenshots = true;
});
afterEach(() => {
  settings.learnsFromScreenshots = false;
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

/** Opens the instructions of a platform; the posts that the server got. */
async function open(change: Partial<Application> = {}, refuses = false) {
  let application = openApplication(applicationOf(change));
  const reads = fakeEarnings(
    () => application,
    () => ({ week: 0, amount: 0 }),
  );
  const posted: { path: string; body: Record<string, unknown> }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const path = new URL(String(url), location.href).pathname.split(application.id)[1] ?? '';
    if (init?.method !== 'POST') return reads.answer(url, init);
    posted.push({ path, body: JSON.parse(String(init.body)) });
    if (refuses) return Response.json({ error: { code: 'application_closed', message: '' } }, { status: 409 });
    const { improvesReading: _, ...without } = application;
    application = path === '/consents' ? { ...without, improvesReading: true } : without;
    return Response.json({ data: path === '/consents' ? { recorded: true } : { withdrawn: true } });
  });
  const screen = await render(<Connect params={{ slug: 'uber' }} />);
  return { posted, screen, box: screen.getByRole('checkbox', { name: /guarde mis capturas para aprender/ }) };
}

test('keeping screenshots is a question of its own: off, named with the company, and asked with its own text', async () => {
  const { posted, screen, box } = await open();
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toHaveAccessibleName(new RegExp(settings.brand.name));
  await expect.element(screen.getByText('Usamos tus capturas solo para evaluar tu solicitud.')).toBeVisible();
  expect(posted).toEqual([]);
  await box.click();
  await expect.element(screen.getByText(/porque lo aceptaste, para aprender/)).toBeVisible();
  await expect.element(box).toBeChecked();
  expect(posted).toEqual([
    { path: '/consents', body: { kind: 'improve_reading', textVersion: '2026-11-30', language: 'es-MX' } },
  ]);
});

test('who agreed sees it ticked, and unticking withdraws it', async () => {
  const { posted, screen, box } = await open({ improvesReading: true });
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(box).not.toBeChecked();
  await expect.element(screen.getByText('Usamos tus capturas solo para evaluar tu solicitud.')).toBeVisible();
  expect(posted).toEqual([{ path: '/file/withdrawals', body: { kind: 'improve_reading' } }]);
});

test('a box that couldn’t be saved goes back to what is stored', async () => {
  const { posted, box } = await open({}, true);
  await box.click();
  await expect.poll(() => posted.length).toBeGreaterThan(0);
  await expect.element(box).not.toBeChecked();
});

test('it isn’t asked where nothing is learned, on a device that proved nothing, and of a closed application', async () => {
  settings.learnsFromScreenshots = false;
  const nowhere = await open({ improvesReading: true });
  expect(nowhere.box.query()).toBeNull();
  await expect.element(nowhere.screen.getByText('Usamos tus capturas solo para evaluar tu solicitud.')).toBeVisible();
  await nowhere.screen.unmount();
  settings.learnsFromScreenshots = true;
  for (const change of [{ access: 'limited' }, { status: 'approved' }] as const) {
    const { box, screen } = await open(change);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(box.query()).toBeNull();
    await screen.unmount();
  }
});
