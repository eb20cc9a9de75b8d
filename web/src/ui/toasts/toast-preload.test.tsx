import { expect, test, vi } from 'vitest';
import { preloadToasts, startToasts, toast } from './toast.ts';

test('a toast whose styles cannot be fetched shows its words all the same', async () => {
  startToasts();
  const append = vi.spyOn(document.head, 'append').mockImplementation((node) => {
    setTimeout(() => (node as HTMLLinkElement).dispatchEvent(new Event('error')));
  });
  toast.error('Sin conexión', 60_000);
  const alert = document.querySelector('[role=alert]');
  await vi.waitFor(() => expect(alert).not.toHaveClass('sr-only'));
  expect(alert).toHaveTextContent('Sin conexión');
  append.mockRestore();
});

test('what draws toasts is here, styles included, before the first one is needed', async () => {
  preloadToasts();
  await vi.waitFor(() => {
    const styles = document.querySelector<HTMLLinkElement>('link[href*="sonner"]');
    expect(styles?.sheet).toBeTruthy();
  });
});
