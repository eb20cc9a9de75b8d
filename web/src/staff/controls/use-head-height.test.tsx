import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useHeadHeight } from './use-head-height.ts';

function Page({ lines }: { lines: number }) {
  const head = useHeadHeight();
  return (
    <>
      <style>{':root { scroll-padding-top: calc(var(--head, 0px) + 72px) }'}</style>
      <div ref={head} style={{ position: 'sticky', top: 56, background: 'white', height: lines * 50 }} />
      <p style={{ height: 300 }}>Datos</p>
      <button type="button">Aprobar</button>
      <p style={{ height: 3000 }}>Papeles</p>
    </>
  );
}

test('a head that grows, as when somebody else opens the application, doesn’t cover what has the focus', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Page lines={1} />);
  const button = screen.getByRole('button').element() as HTMLElement;
  const head = screen.container.querySelector('div') as HTMLElement;
  button.focus();
  scrollTo(0, button.getBoundingClientRect().top + scrollY - 120);
  await expect.poll(() => button.getBoundingClientRect().top).toBeLessThan(150);
  await screen.rerender(<Page lines={3} />);
  await expect.poll(() => button.getBoundingClientRect().top >= head.getBoundingClientRect().bottom).toBe(true);
  expect(button.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

test('a head that grows moves nobody back to a focus they have scrolled away from', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Page lines={1} />);
  (screen.getByRole('button').element() as HTMLElement).focus();
  scrollTo(0, 2000);
  await screen.rerender(<Page lines={3} />);
  await expect.poll(() => document.documentElement.style.getPropertyValue('--head')).toBe('150px');
  expect(scrollY).toBeGreaterThan(1900);
});
