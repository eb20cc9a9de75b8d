import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../lib/language.ts';
import { openWith } from '../navigation/address.ts';
import { applicationOf } from '../testing/test-application.ts';
import LinkEnded from './link-ended.tsx';

const { id } = applicationOf();
beforeEach(() => {
  chooseLanguage('es');
  openWith(id);
});
afterEach(() => {
  vi.restoreAllMocks();
  openWith(null);
});

function play(answer: () => Response): string[] {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    asked.push(`${init?.method} ${new URL(String(input), location.href).pathname}`);
    return answer();
  });
  return asked;
}

test('a driver whose link has ended has a new one sent, and is told what to do if it does not arrive', async () => {
  const asked = play(() => Response.json({ data: { asked: true } }));
  await render(<LinkEnded />);
  await page.getByRole('button', { name: 'Enviarme un enlace nuevo' }).click();
  await expect.element(page.getByRole('heading', { name: 'Revisa tus mensajes' })).toHaveFocus();
  await expect.element(page.getByText(/^Si no te llega/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enviarme un enlace nuevo' })).not.toBeInTheDocument();
  expect(asked).toEqual([`POST /api/public/admission/requests/${id}/new-link`]);
});

test('one who asked too often is not told that it was sent', async () => {
  const error = { code: 'rate_limited', message: '', errors: [] };
  play(() => Response.json({ error }, { status: 429, headers: { 'retry-after': '3600' } }));
  await render(<LinkEnded />);
  await page.getByRole('button', { name: 'Enviarme un enlace nuevo' }).click();
  await expect.element(page.getByRole('button', { name: 'Enviarme un enlace nuevo' })).toBeEnabled();
  await expect.element(page.getByRole('heading', { name: 'Tu enlace ya venció' })).toBeVisible();
});
