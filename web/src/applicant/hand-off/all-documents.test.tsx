import { applicationIn } from '@volante/contract/admission/testing/test-application.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import DocumentsList from '../documents/list/documents-list.tsx';
import { openApplication } from '../testing/test-application.ts';

const address = vi.hoisted(() => ({ shown: [] as string[] }));
vi.mock('uqr', () => ({
  encode: (text: string) => {
    address.shown.push(text);
    return { data: [[true]] };
  },
}));

const home = location.pathname + location.search;
beforeEach(() => {
  chooseLanguage('es');
  address.shown = [];
});
afterEach(async () => {
  await page.viewport(360, 740);
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

const application = () => ({ ...applicationIn('documents_analysis', {}), id: crypto.randomUUID() });

test('on a computer the list has one code for all documents', async () => {
  await page.viewport(1280, 800);
  const opened = openApplication(application());
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    Response.json({
      data: String(input).includes('/hand-off')
        ? { token: 'token', expiresAt: new Date(Date.now() + 600_000).toISOString() }
        : String(input).includes('/devices')
          ? { items: [] }
          : opened,
    }),
  );
  await render(<DocumentsList />);
  await expect.element(page.getByText('Tu teléfono te dice cuál sigue.', { exact: false })).toBeVisible();
  await expect
    .poll(() => address.shown.at(-1))
    .toMatch(/\/documents\?.*all=1.*handoff=1.*#device=token$|\/documents\?.*handoff=1.*all=1.*#device=token$/);
});

test('on the phone that scanned it the links of the list stay in the row; on any other one they don’t', async () => {
  openApplication(application());
  const screen = await render(<DocumentsList />);
  const first = () => screen.container.querySelector<HTMLAnchorElement>('main a[href*="/documents/"]')?.href ?? '';
  expect(first()).not.toContain('handoff');
  await screen.unmount();
  history.replaceState(null, '', '?handoff=1&all=1');
  const scanned = await render(<DocumentsList />);
  const links = [...scanned.container.querySelectorAll<HTMLAnchorElement>('main a[href*="/documents/"]')];
  expect(links.length).toBeGreaterThan(2);
  for (const { href } of links) expect(href).toMatch(/handoff=1&all=1/);
});

test('on the computer the list says which document the phone has open, and the phone itself doesn’t', async () => {
  openApplication({ ...application(), openOnPhone: 'selfie_photo' });
  const screen = await render(<DocumentsList />);
  await expect.element(screen.getByRole('link', { name: /Selfie.*Abierto en tu teléfono/ })).toBeVisible();
  await screen.unmount();
  history.replaceState(null, '', '?handoff=1&all=1');
  const scanned = await render(<DocumentsList />);
  await expect.element(scanned.getByRole('link', { name: /Selfie/ })).toBeVisible();
  expect(scanned.getByText('Abierto en tu teléfono').elements()).toEqual([]);
});
