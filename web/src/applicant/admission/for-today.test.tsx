import type { Application } from '@volante/contract/application.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import { ForToday } from './documents-success.tsx';
import Tasks from './tasks.tsx';

const home = location.pathname + location.search;
beforeEach(() => chooseLanguage('es'));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

async function stop(change: Partial<Application> = {}, channels: object[] = []) {
  const application = openApplication(applicationOf({ status: 'documents_analysis', ...change }));
  const calls: [string, unknown][] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    calls.push([String(url), init?.body && JSON.parse(String(init.body))]);
    return Response.json({ data: { channels } });
  });
  const screen = await render(<ForToday />);
  const way = (name: string) => screen.getByText(name, { exact: true });
  return { application, screen, way, calls };
}

test('where the company can send the link, one press sends it to what was stored, and says so', async () => {
  const { screen, way, calls, application } = await stop({}, [{ channel: 'email', to: 'm•••' }]);
  const button = screen.getByRole('button', { name: 'Por correo' });
  await button.click();
  await expect.element(way('Va en camino a tu correo m•••')).toBeVisible();
  expect(calls.at(-1)).toEqual([
    expect.stringContaining(`/public/admission/requests/${application.id}/link/send`),
    { channel: 'email' },
  ]);
});

test('without the company’s channels the driver’s own apps send it', async () => {
  const { screen, application } = await stop();
  const address = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href') ?? '';
  await expect.element(screen.getByRole('link', { name: 'Por WhatsApp' })).toBeVisible();
  expect(address('Por WhatsApp')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  expect(address('Por mensaje SMS')).toMatch(/^sms:/);
  expect(address('Por correo')).toMatch(/^mailto:\?subject=/);
  for (const name of ['Por WhatsApp', 'Por mensaje SMS', 'Por correo'])
    expect(decodeURIComponent(address(name))).toContain(`/${application.id}`);
});

test('a device that proved nothing asks for no address and shows none', async () => {
  const { screen, calls } = await stop({ access: 'limited' });
  const whatsApp = screen.getByRole('link', { name: 'Por WhatsApp' });
  await expect.element(whatsApp).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\?text=/));
  expect(calls).toEqual([]);
});

test('the task list offers to stop while something is left, and not when it waits for the company', async () => {
  openApplication(applicationOf());
  const screen = await render(<Tasks />);
  await expect.element(screen.getByRole('link', { name: 'Terminar por hoy' })).toBeVisible();
  await screen.unmount();
  openApplication(applicationOf({ status: 'approved' }));
  const decided = await render(<Tasks />);
  await expect.element(decided.getByRole('link', { name: 'Ver la respuesta' })).toBeVisible();
  await expect.element(decided.getByRole('link', { name: 'Terminar por hoy' })).not.toBeInTheDocument();
});
