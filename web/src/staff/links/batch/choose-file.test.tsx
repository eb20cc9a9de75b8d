import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseIn, dropOn, fileInputs, goneFile } from '../../../lib/files/testing/gone-file.ts';
import { playServer } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { ChooseFile } from './choose-file.tsx';

beginAt('/links/batch', 'advisor');

test('a file that cannot be read any more, and several at once, are refused with a word', async () => {
  const sent = vi.fn();
  vi.stubGlobal('XMLHttpRequest', sent);
  playServer({ 'GET /link-batches': () => ({ items: [], next: null }) });
  await showPage(<ChooseFile />);
  const [input] = fileInputs();
  chooseIn(input!, await goneFile('conductores.csv', 'text/csv'));
  await expect.element(page.getByText('No se pudo leer el archivo.', { exact: false })).toBeVisible();
  expect(input!.disabled).toBe(false);
  const csv = (name: string) => new File(['nombre'], name, { type: 'text/csv' });
  dropOn(input!, csv('a.csv'), csv('b.csv'));
  await expect.element(page.getByText('Manda un archivo a la vez.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});
