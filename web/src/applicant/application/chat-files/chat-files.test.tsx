import type { ChatFiles as Listed } from '@volante/contract/media/chat-files.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../../lib/language.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import { ChatFiles } from './chat-files.tsx';

beforeEach(() => chooseLanguage('es'));
afterEach(() => {
  vi.restoreAllMocks();
});

const file = (n: number): Listed['items'][number] => ({
  ...{ fileId: `file-${n}`, mediaId: `media-${n}`, isPdf: n === 2, channel: 'whatsapp' },
  sentAt: '2026-11-21T18:00:00.000Z',
});

/** The server with two files that wait; `refusal` is the answer to the next place. */
async function open({ refusal = null as string | null } = {}) {
  let items = [file(1), file(2)];
  const writes: [string, string, unknown][] = [];
  const application = applicationOf({ chatFiles: { count: 2, channel: 'whatsapp' } });
  openApplication(application);
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url), location.href);
    const method = init?.method ?? 'GET';
    if (pathname.includes('/media/')) return Response.json({ data: { url: '/none.png', mimeType: 'image/png' } });
    if (!pathname.includes('/chat-files'))
      return Response.json({
        data: { ...application, chatFiles: items.length ? { count: items.length, channel: 'whatsapp' } : undefined },
      });
    if (method !== 'GET') {
      writes.push([method, pathname.replace(/.*\//, ''), init?.body ? JSON.parse(String(init.body)) : null]);
      if (refusal) return Response.json({ error: { code: refusal, kind: 'x', message: '' } }, { status: 409 });
      items = items.slice(1);
    }
    return Response.json({ data: { items, uses: ['uber', 'proof_of_address'] } satisfies Listed });
  });
  await render(<ChatFiles />);
  return { writes };
}

test('the driver says of one file after the other what it is, or doesn’t use it', async () => {
  const { writes } = await open();
  await expect.element(page.getByText('Hay 2 archivos tuyos que no reconocimos.')).toBeVisible();
  await page.getByRole('button', { name: 'Decir qué son' }).click();
  const dialog = page.getByRole('dialog', { name: 'Llegó por WhatsApp: ¿qué es?' });
  await expect.element(dialog.getByText('Faltan 2.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar aquí' }).click();
  await expect.element(dialog.getByRole('combobox')).toHaveAccessibleDescription(/Elige qué es/);
  await dialog.getByRole('combobox').selectOptions('Comprobante de domicilio');
  await dialog.getByRole('button', { name: 'Guardar aquí' }).click();
  await expect.element(dialog.getByText('Es el último.')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Abrir el PDF' })).toBeVisible();
  await dialog.getByRole('button', { name: 'No usar este archivo' }).click();
  await expect.element(page.getByText('Decir qué')).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes).toEqual([
    ['PUT', 'file-1', { as: 'proof_of_address' }],
    ['DELETE', 'file-2', null],
  ]);
});

test('a refusal is said beside the file, which keeps waiting', async () => {
  await open({ refusal: 'duplicate_image' });
  await page.getByRole('button', { name: 'Decir qué son' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOptions('Captura de Uber');
  await dialog.getByRole('button', { name: 'Guardar aquí' }).click();
  await expect.element(dialog.getByText('Este archivo ya lo tenías aquí, así que no hace falta.')).toBeVisible();
  await expect.element(dialog.getByText('Faltan 2.')).toBeVisible();
});

test('without such files nothing is shown', async () => {
  openApplication(applicationOf());
  const { container } = await render(<ChatFiles />);
  expect(container.textContent).toBe('');
});
