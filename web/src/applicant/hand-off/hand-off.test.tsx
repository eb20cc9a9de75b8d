import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import {
  knownApplication,
  limitedAccess,
  limitedApplication,
  phone,
  playDevices,
} from '../devices/testing/fake-devices.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import HandOffLink from './hand-off-link.tsx';
import HandedOff from './handed-off.tsx';
import { useHandOff } from './use-hand-off.ts';

beforeEach(() => {
  chooseLanguage('es');
});
afterEach(async () => {
  await page.viewport(360, 740);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a computer polls for the phone’s files from the moment the code is shown, even after it is closed', async () => {
  vi.useFakeTimers();
  const ask = vi.fn();
  const { result, act } = await renderHook(() => useHandOff(ask));
  await act(() => vi.advanceTimersByTime(20_000));
  expect(ask).not.toHaveBeenCalled();
  await act(() => result.current.setOpen(true));
  await act(() => vi.advanceTimersByTime(4000));
  expect(ask).toHaveBeenCalledTimes(1);
  await act(() => result.current.setOpen(false));
  await act(() => vi.advanceTimersByTime(8000));
  expect(ask).toHaveBeenCalledTimes(3);
});

test('after the last file the phone says to continue at the computer and to close this window', async () => {
  openApplication(applicationOf());
  vi.spyOn(window, 'close').mockImplementation(() => {});
  const onStay = vi.fn();
  const screen = await render(<HandedOff things="screenshots" onStay={onStay} />);
  await expect.element(screen.getByText('Tus capturas ya están en tu computadora. Sigue ahí.')).toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar esta ventana' }).click();
  await expect.element(screen.getByText('Tu navegador no nos deja cerrarla. Ciérrala tú.')).toBeVisible();
  await screen.getByRole('button', { name: 'Seguir en este teléfono' }).click();
  expect(onStay).toHaveBeenCalled();
});

test.each([
  { width: 1280, shown: 'stands on the screen and is waited for', codes: 1 },
  { width: 800, shown: 'is behind a button', codes: 0 },
])('at $width px the code $shown', async ({ width, codes }) => {
  await page.viewport(width, 800);
  // Only the polling uses fake time; the search for the button uses the real clock.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ask = vi.fn();
  function Step() {
    return <HandOffLink handOff={useHandOff(ask)} path="/documents/selfie_photo" things="file" />;
  }
  const screen = await render(<Step />);
  const code = () => screen.container.querySelectorAll('svg[role=img]').length;
  const button = screen.getByRole('button', { name: 'Seguir en tu teléfono' });
  await expect.poll(() => code() + button.elements().length).toBe(1);
  expect(code()).toBe(codes);
  vi.advanceTimersByTime(4000);
  expect(ask).toHaveBeenCalledTimes(codes);
});

const address = vi.hoisted(() => ({ shown: [] as string[] }));
vi.mock('uqr', () => ({
  encode: (text: string) => {
    address.shown.push(text);
    return { data: [[true]] };
  },
}));

async function code(application = knownApplication()) {
  address.shown = [];
  await page.viewport(1280, 800);
  const server = playDevices(application, { ...limitedAccess(), access: 'full' });
  const Step = () => <HandOffLink handOff={useHandOff(() => {})} path="/documents/selfie_photo" things="file" />;
  await render(<Step />);
  await expect.poll(() => address.shown.length).toBe(1);
  return server;
}

test('the code of a known computer carries a token in the fragment, and another one once a phone has used it', async () => {
  const server = await code();
  expect(address.shown[0]).toMatch(/handoff=1#device=token-1$/);
  server.items = [phone({ origin: 'hand_off', knownSince: new Date().toISOString() })];
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => address.shown.at(-1)).toMatch(/#device=token-2$/);
});

test('a token is renewed before it ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] });
  await code();
  await vi.advanceTimersByTimeAsync(9 * 60_000 + 1000);
  vi.useRealTimers();
  await expect.poll(() => address.shown.at(-1)).toMatch(/#device=token-2$/);
});

test('a computer that proved nothing itself gives the step without a token', async () => {
  const server = await code(limitedApplication());
  expect(address.shown[0]).toMatch(/handoff=1$/);
  expect(server.sent).toEqual([]);
});
