import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKept } from '../../../lib/files/kept-files.ts';
import { drawnPhoto } from '../testing/fake-documents.ts';
import { closeDocument, file, openDocument, pdf } from '../testing/test-screen.tsx';

const go = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async (path: string) => void go.to.push(path),
}));

beforeEach(() => {
  go.to = [];
});
afterEach(closeDocument);

test('where only PDF is accepted, photos become the pages of one PDF', async () => {
  const { server, choose, says, button } = await openDocument('curp');
  await choose('Tomar foto', await drawnPhoto('uno.jpg'));
  await expect.element(says('1 página')).toBeVisible();
  await choose('Agregar página', await drawnPhoto('dos.jpg'));
  await expect.element(says('2 páginas')).toBeVisible();
  await button('Continuar').click();
  await expect.poll(() => go.to).toHaveLength(1);
  const sent = [{ type: 'curp', name: 'CURP.pdf', mime: 'application/pdf' }];
  await expect.poll(() => server.state.uploads).toEqual(sent);
});

test('each page of a PDF can be removed or moved forward', async () => {
  const { screen, choose, says, button } = await openDocument('curp');
  for (const [i, name] of ['uno.jpg', 'dos.jpg', 'tres.jpg'].entries())
    await choose(
      i === 0 ? 'Tomar foto' : 'Agregar página',
      await drawnPhoto(name, i === 1 ? 'image/png' : 'image/jpeg'),
    );
  await expect.element(says('3 páginas en un PDF')).toBeVisible();
  const shown = () => [...screen.container.querySelectorAll('ol img')].map((image) => (image as HTMLImageElement).src);
  await expect.poll(() => shown().length).toBe(3);
  const [first, two, three] = shown();
  await button('Mover la página 3 un lugar antes').click();
  await expect.poll(shown).toEqual([first, three, two]);
  await button('Quitar la página 1').click();
  await expect.poll(shown).toEqual([three, two]);
  await expect.element(says('2 páginas en un PDF')).toBeVisible();
});

test('pages that this phone cannot decode are joined by the server', async () => {
  const { server, choose, says, button } = await openDocument('curp');
  await choose('Tomar foto', await drawnPhoto('uno.jpg'));
  await choose('Agregar página', file('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'dos.heic', ''));
  await expect.element(says('2 páginas en un PDF')).toBeVisible();
  await button('Continuar').click();
  await expect.poll(() => go.to).toHaveLength(1);
  await expect.poll(() => server.state.joined).toEqual([2]);
});

test('chosen files survive a reload until they are sent', async () => {
  const before = await openDocument('curp');
  await before.choose('Tomar foto', await drawnPhoto('uno.jpg'));
  await before.choose('Agregar página', await drawnPhoto('dos.jpg'));
  await expect.element(before.says('2 páginas en un PDF')).toBeVisible();
  const kept = async () => (await readKept(before.application.id)).map(({ purpose }) => purpose);
  await expect.poll(kept).toEqual(['curp']);
  await before.screen.unmount();

  const after = await openDocument('curp', {}, before.application);
  await expect.element(after.says('2 páginas en un PDF')).toBeVisible();
  await after.button('Continuar').click();
  await expect.poll(() => go.to).toHaveLength(1);
  await expect.poll(kept).toEqual([]);
});

test('files removed, or sent from elsewhere meanwhile, do not come back', async () => {
  const before = await openDocument('proof_of_address');
  await before.choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(before.says('Listo para enviar')).toBeVisible();
  const kept = async () => (await readKept(before.application.id)).length;
  await expect.poll(kept).toBe(1);
  await before.screen.unmount();
  const elsewhere = await openDocument('proof_of_address', { mediaId: 'from-another-phone' }, before.application);
  await expect.element(elsewhere.says('Ya lo recibimos')).toBeVisible();
  await expect.poll(kept).toBe(0);
});

test('a statement is sent with the month it was chosen for', async () => {
  const { server, choose, button } = await openDocument('bank_statement_month_1');
  await choose('Elegir los 3 PDF juntos', pdf('primero.pdf'));
  await button('Continuar').click();
  await expect.poll(() => server.state.updates).toHaveLength(1);
  expect(server.state.updates[0]).toMatchObject({ type: 'bank_statement_month_1', month: '2026-10' });
});
