import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { applicationOf, openApplication } from '../testing/test-application.ts';
import HandedOff from './handed-off.tsx';
import { useHandOff } from './use-hand-off.ts';

beforeEach(() => {
  chooseLanguage('es');
});
afterEach(() => {
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

test('a phone that is done says that the computer continues, and what to do if the browser does not close the window', async () => {
  openApplication(applicationOf());
  vi.spyOn(window, 'close').mockImplementation(() => {});
  const onStay = vi.fn();
  const screen = await render(<HandedOff things="screenshots" onStay={onStay} />);
  await expect.element(screen.getByText('Tus capturas ya están en tu computadora. Sigue ahí.')).toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar esta ventana' }).click();
  await expect.element(screen.getByText('Tu navegador no deja que la cerremos: ciérrala tú.')).toBeVisible();
  await screen.getByRole('button', { name: 'Seguir en este teléfono' }).click();
  expect(onStay).toHaveBeenCalled();
});
