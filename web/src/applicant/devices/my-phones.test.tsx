import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/queries.ts';
import MyPhones from './my-phones.tsx';
import { knownApplication, limitedAccess, phone, playDevices } from './testing/fake-devices.ts';

const home = location.pathname + location.search;

beforeEach(() => {
  chooseLanguage('es');
  queryClient().clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

const mine = phone({ deviceId: 'mine', current: true, origin: 'first_data' });
const computer = phone({ deviceId: 'computer', browser: 'Firefox', system: 'Windows', origin: 'hand_off' });
const stranger = phone({ deviceId: 'stranger', browser: '', system: '', origin: 'staff' });

async function open(items = [mine, computer, stranger]) {
  const server = playDevices(knownApplication(), { ...limitedAccess(), access: 'full' }, items);
  const screen = await render(<MyPhones />);
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).click();
  };
  const cards = () => screen.getByRole('listitem').elements();
  return { screen, server, press, cards };
}

test('each device says which it is, how it came and when it was used; this one is marked', async () => {
  const { cards } = await open();
  await expect.poll(() => cards().length).toBe(3);
  const [first, second, third] = cards().map((card) => card.textContent);
  expect(first).toContain('Chrome en Android');
  expect(first).toContain('Este');
  expect(first).toContain('Aquí nos diste tus datos');
  // The time zone of the country, whatever the phone's.
  expect(first).toContain('Último uso: 24 nov 2026, 3:42\u00a0p.m.');
  expect(second).toContain('Firefox en Windows');
  expect(third).toContain('Navegador desconocido');
});

test('another device is signed out at once, and all others after a question', async () => {
  const { server, press, cards } = await open();
  await press('Quitar acceso: Firefox en Windows');
  await expect.poll(() => cards().length).toBe(2);
  await press('Quitar acceso a todos los demás');
  expect(server.sent).toHaveLength(1);
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect.poll(() => cards().length).toBe(1);
  expect(server.sent.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'DELETE /devices/computer',
    'DELETE /devices',
  ]);
});

test('“No fui yo” says what follows before anything happens', async () => {
  const { screen, server, press } = await open();
  await press('No fui yo: Navegador desconocido');
  for (const line of ['Ese teléfono pierde el acceso', 'Avisamos a nuestro equipo', 'Tu enlace cambia'])
    await expect.element(screen.getByText(line, { exact: false })).toBeVisible();
  await press('Cancelar');
  expect(server.sent).toEqual([]);
});

test('nobody can report the device they use', async () => {
  const { screen, cards } = await open([mine]);
  await expect.poll(() => cards().length).toBe(1);
  expect(screen.getByRole('button', { name: /No fui yo/ }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: /todos los demás/ }).elements()).toEqual([]);
});
