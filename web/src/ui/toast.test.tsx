import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  await leaveToasts();
  toast.error('Tres segundos', 300);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Tres segundos' })).toBeInTheDocument();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Tres segundos' })).not.toBeInTheDocument();
});

// A toast waits while the pointer is on it, and the pointer may lie where an earlier test pressed.
async function leaveToasts() {
  const corner = document.createElement('p');
  corner.textContent = '·';
  corner.setAttribute('style', 'position: fixed; bottom: 0; left: 0');
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}
