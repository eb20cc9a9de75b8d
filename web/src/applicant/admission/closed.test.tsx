import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import { entryScreen, isOpenScreen, nextScreen } from '@volante/contract/admission/next-screen.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import DocumentsSuccess from './documents-success.tsx';
import Tasks from './tasks.tsx';

const home = location.pathname + location.search;
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', home);
});

const filled = { ...applicationOf().personalData, firstName: 'Rosa', status: 'completed' as const };
const closedFor = (reason: ClosedReason, reopenUntil: string | null) =>
  applicationOf({ personalData: filled, closed: { reason, at: '2026-11-18T12:00:00Z', reopenUntil } });

test.each([
  ['withdrew', 'Cerramos tu solicitud, como lo pediste'],
  ['silent', 'Hace tiempo que no sabemos de ti'],
  ['not_served', 'Todavía no estamos donde vives'],
] as const)('%s says why, that it is no rejection, and until when it may be reopened', async (reason, said) => {
  openApplication(closedFor(reason, '2027-02-16'));
  const screen = await render(<DocumentsSuccess />);
  await expect.element(screen.getByText(said, { exact: false }).first()).toBeVisible();
  await expect.element(screen.getByText('No es un rechazo', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('16 de febrero', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /seguir/i })).toBeEnabled();
});

test.each([
  ['duplicate', null, 'A tu otra solicitud entras con su propio enlace.'],
  ['silent', '2026-11-19', 'Ya no se puede volver a abrir.'],
] as const)('%s that can’t be reopened says how to go on', async (reason, until, said) => {
  openApplication(closedFor(reason, until));
  const screen = await render(<DocumentsSuccess />);
  await expect.element(screen.getByText(said, { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: /seguir/i }).elements()).toEqual([]);
});

test('a closed application opens at the reason, whatever its stage, and no form is open', () => {
  for (const status of ['created', 'documents_analysis', 'home_visit'] as const) {
    const application = { ...closedFor('silent', '2027-02-16'), status };
    const address = { id: 'x', path: '/personal-data', query: new URLSearchParams() };
    expect(entryScreen(address, application, null)).toBe('/documents-success');
    expect(nextScreen(application)).toBe('/documents-success');
    for (const path of ['/personal-data', '/platforms', '/schedule-home-visit'])
      expect(isOpenScreen(path, application)).toBe(false);
  }
});

test('whoever doesn’t want to go on is asked once more, and the list of a closed one offers it no more', async () => {
  openApplication(applicationOf({ personalData: filled }));
  const screen = await render(<Tasks />);
  await screen.getByRole('button', { name: 'Ya no quiero seguir' }).click();
  await expect.element(screen.getByRole('dialog', { name: '¿Cerramos tu solicitud?' })).toBeVisible();
  await screen.unmount();
  openApplication(closedFor('withdrew', '2027-02-16'));
  const closed = await render(<Tasks />);
  await expect.element(closed.getByText('Tu solicitud está cerrada', { exact: false })).toBeVisible();
  await expect.element(closed.getByRole('link', { name: 'Ver por qué' })).toBeVisible();
  expect(closed.getByRole('button', { name: 'Ya no quiero seguir' }).elements()).toEqual([]);
});
