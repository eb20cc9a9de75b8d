import { isOpenScreen } from '@volante/contract/admission/next-screen.ts';
import type { Application } from '@volante/contract/application.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/queries.ts';
import { reloadApplication, storeApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { loadScreen, lookWhenLimited } from '../navigation/screens.ts';
import { App } from '../router/app.tsx';
import { routes } from '../router/routes.ts';
import { knownApplication, limitedAccess, limitedApplication, playDevices, sentCode } from './testing/fake-devices.ts';

const home = location.pathname + location.search;

beforeEach(() => {
  chooseLanguage('es');
  queryClient().clear();
});
afterEach(async () => {
  // Or the app would follow the address that is put back.
  await cleanup();
  // The proof is a root of its own, so a test that failed would leave it open over the next one.
  for (const dialog of document.querySelectorAll('dialog')) dialog.dispatchEvent(new Event('cancel'));
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

async function open(path: string, application: Application, access = limitedAccess({ code: sentCode() })) {
  const server = playDevices(application, access);
  history.replaceState(null, '', `${path}?id=${application.id}`);
  const screen = await render(<App first={await loadScreen(path)} />);
  return { screen, server, application };
}

const typeCode = () => page.getByRole('dialog').getByRole('textbox').fill('482913');

const masked = (application: Application): Application => {
  const { personalData, access } = limitedApplication();
  return { ...application, access, personalData };
};

test('every screen says what it shows on a device that proved nothing', () => {
  for (const { path, limited } of routes) expect(['plain', 'masked', 'covered'], path).toContain(limited);
  expect(lookWhenLimited('/personal-data')).toBe('covered');
});

const covered = routes.filter(({ limited }) => limited === 'covered').map(({ path }) => path);

test.each(covered)('%s greets by initials instead of showing its form', async (path) => {
  const stages: Partial<Application>[] = [
    {},
    { status: 'created' },
    { status: 'created', country: 'us' },
    { status: 'home_visit', visitAhead: true },
  ];
  const there = stages.map(limitedApplication).find((application) => isOpenScreen(path, application));
  const { screen, server } = await open(path, there as Application);
  await expect.element(screen.getByRole('heading', { name: 'Hola, M. J. N. Á.' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Confirmar que soy yo' }))
    .toHaveAttribute('href', expect.stringContaining(`to=${encodeURIComponent(path)}`));
  expect(screen.container.querySelectorAll('main :is(input, textarea)')).toHaveLength(0);
  // Nothing that only known devices may do was tried either.
  expect(server.sent).toEqual([]);
});

test('the list of steps shows states, why there are no values, and one way to see them', async () => {
  const { screen } = await open('/tasks', limitedApplication());
  await expect.element(screen.getByText('Hola, M. J. N. Á.')).toBeVisible();
  await expect.element(screen.getByText('Puedes enviar lo que falta.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirmar que soy yo' }).elements()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Tus teléfonos' }).elements()).toHaveLength(0);
});

test('a document that was sent shows its state, no picture, and asks for the proof before another one replaces it', async () => {
  const documents = limitedApplication().documentsAnalysis.documents.map((d) =>
    d.type === 'identity_card_front' ? { ...d, mediaId: '' } : d,
  );
  const application = limitedApplication({ documentsAnalysis: { status: 'pending', documents } });
  const { screen, server } = await open('/documents/identity_card_front', application);
  await expect.element(screen.getByText('Ya lo recibimos', { exact: false }).first()).toBeVisible();
  expect(vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('/media/'))).toEqual([]);
  await screen.getByRole('button', { name: 'Reemplazar' }).click();
  await typeCode();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(server.access.access).toBe('full');
});

test('a form that is covered while somebody types comes back after the proof as it was, also what is never kept', async () => {
  const application = knownApplication();
  const { screen } = await open('/personal-data', application);
  const street = screen.getByLabelText('Calle', { exact: true });
  await street.fill('Reforma');
  const element = street.element() as HTMLInputElement;
  storeApplication(masked(application));
  await expect.element(screen.getByRole('heading', { name: 'Hola, M. J. N. Á.' })).toBeVisible();
  await expect.poll(() => element.checkVisibility()).toBe(false);
  await screen.getByRole('link', { name: 'Confirmar que soy yo' }).click();
  await typeCode();
  await expect.poll(() => element.checkVisibility()).toBe(true);
  expect([element.isConnected, element.value]).toEqual([true, 'Reforma']);
  // No masked value was adopted as if it were the driver's.
  const name = screen.getByLabelText('Nombre(s)', { exact: false }).elements()[0] as HTMLInputElement | undefined;
  if (name) expect(name.value).toBe('María José');
  expect(document.title).not.toContain('Hola');
});

test('a write that is refused because the device was signed out is made again after the proof', async () => {
  const application = knownApplication();
  const { server } = await open('/tasks', application);
  server.refuse = 'device_not_proved';
  const params = { id: application.id };
  const written = call('PATCH /public/admission/requests/{id}/personal-data', { params, body: { street: 'Reforma' } });
  await typeCode();
  expect(await written).toMatchObject({ id: application.id });
  expect(server.sent.filter((line) => line.startsWith('PATCH /personal-data'))).toHaveLength(2);
});

test('without the proof it stays refused, and the screen shows no values any more', async () => {
  const application = knownApplication();
  const { screen, server } = await open('/tasks', application);
  const params = { id: application.id };
  server.refuse = 'device_not_proved';
  const written = call('PATCH /public/admission/requests/{id}/personal-data', { params, body: { street: 'Reforma' } });
  const failed = expect(written).rejects.toMatchObject({ code: 'device_not_proved' });
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  server.application = masked(application);
  server.access = { ...server.access, access: 'full' };
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await failed;
  await expect.element(screen.getByText('Hola, M. J. N. Á.')).toBeVisible();
});

test('what was read before is dropped as soon as the device is signed out', async () => {
  const application = knownApplication();
  await open('/tasks', application);
  queryClient().setQueryData(['media', application.id, 'm'], { url: '/secret.jpg' });
  storeApplication(masked(application));
  await expect.poll(() => queryClient().getQueryData(['media', application.id, 'm'])).toBeUndefined();
  await reloadApplication();
});
