import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startToasts, toast } from './toast.ts';

test('an error is read out at once as an alert, a success politely, and both are drawn', async () => {
  startToasts();
  const [alert, status] = [document.querySelector('[role=alert]'), document.querySelector('[role=status]')];
  toast.error('Ocurrió un error al subir el archivo', 60_000);
  toast.success('Guardamos tu ubicación', 60_000);
  await vi.waitFor(() => expect(alert?.textContent).toBe('Ocurrió un error al subir el archivo'));
  await vi.waitFor(() => expect(status?.textContent).toBe('Guardamos tu ubicación'));
  await expect.element(page.getByRole('listitem').first()).toBeInTheDocument();
  // What is drawn is not announced a second time.
  expect(document.querySelector('section[aria-live=polite]')).toBeNull();
});

test('a toast stays as long as the caller says', async () => {
  toast.error('Tres segundos', 300);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Tres segundos' })).toBeInTheDocument();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Tres segundos' })).not.toBeInTheDocument();
});
