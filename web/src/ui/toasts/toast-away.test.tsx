import { expect, test, vi } from 'vitest';
import { startToasts, toast } from './toast.ts';

vi.mock('./toast-view.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a toast shows its text even if its icon fails to load', async () => {
  startToasts();
  toast.error('Sin conexión', 60_000);
  const alert = document.querySelector('[role=alert]');
  await expect.poll(() => alert).not.toHaveClass('sr-only');
  await expect.poll(() => alert).toHaveTextContent('Sin conexión');
});
