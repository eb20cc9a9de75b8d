import { type DocumentType, documentScreen } from '@volante/contract/documents.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readKept } from '../../lib/kept-files.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { applicationOf, openApplication } from '../test-application.ts';
import DocumentScreen from './document.tsx';
import { drawnPhoto, fakeDocuments } from './fake-documents.ts';
import Statements from './statements.tsx';

const home = location.pathname + location.search;
const go = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../navigation.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async (path: string) => void go.to.push(path),
}));

beforeEach(() => {
  chooseLanguage('es');
  go.to = [];
});
afterEach(async () => {
  await page.viewport(360, 740);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', home);
});

async function open(type: DocumentType, change: object = {}, application = newApplication()) {
  const server = fakeDocuments(openApplication(application));
  vi.spyOn(window, 'fetch').mockImplementation(server.answer);
  vi.stubGlobal('XMLHttpRequest', server.Network);
  server.change(type, change);
  const Screen = type.startsWith('bank_statement') ? Statements : DocumentScreen;
  const screen = await render(<Screen params={{ type: documentScreen(type) }} />);
  const choose = async (label: string, ...files: File[]) => {
    const picker = screen.getByLabelText(label, { exact: false }).first();
    await expect.element(picker).toBeInTheDocument();
    const input = picker.element() as HTMLInputElement;
    return userEvent.upload(input, files);
  };
  const says = (text: string) => screen.getByText(text, { exact: false }).first();
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, server, application, choose, says, button };
}

const newApplication = () => applicationOf({ status: 'documents_analysis' });
const file = (content: string, name: string, type: string) => new File([content], name, { type });
const pdf = (name: string) => file('%PDF-1.4 …', name, 'application/pdf');

test('Continue waits for a file; a sent one leads to the next document', async () => {
  const { server, choose, says, button } = await open('identity_card_front');
  await expect.element(button('Continuar')).toBeDisabled();
  await choose('Abrir cámara', await drawnPhoto('ine.jpg'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  await button('Continuar').click();
  await vi.waitFor(() => expect(go.to).toEqual(['/documents/identity_card_back']));
  expect(server.state.uploads).toEqual([{ type: 'identity_card_front', name: 'ine.jpg', mime: 'image/jpeg' }]);
});

test('a file that is not what its name says is refused on the phone, with what is taken instead', async () => {
  const { server, choose, says } = await open('identity_card_front');
  await choose('Elegir archivo', file('only text', 'ine.jpg', 'image/jpeg'));
  await expect.element(says('El formato debe ser JPG o PNG')).toBeVisible();
  await choose('Elegir archivo', file('', 'ine.jpg', 'image/jpeg'));
  await expect.element(says('El archivo está vacío')).toBeVisible();
  expect(server.state.uploads).toEqual([]);
});

test('a PDF that is too large is refused on the phone', async () => {
  const { server, choose, says } = await open('proof_of_address');
  const large = file(`%PDF-1.4${' '.repeat(5 * 1024 * 1024)}`, 'recibo.pdf', 'application/pdf');
  await choose('Elegir archivo', large);
  await expect.element(says('El archivo pesa más de 5 MB')).toBeVisible();
  expect(server.state.uploads).toEqual([]);
});

test('a PDF with a password is explained, and how to save it without one', async () => {
  const { screen, server, choose, says, button } = await open('proof_of_address');
  server.state.refuse = [{ status: 422, code: 'pdf_password_protected' }];
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await button('Continuar').click();
  await expect.element(says('El PDF tiene contraseña')).toBeVisible();
  // It would be refused again: another one can be chosen at once.
  await expect.element(screen.getByLabelText('Elegir archivo')).toBeVisible();
  await says('Cómo guardarlo sin contraseña').click();
  await expect.element(says('Abre el PDF con su contraseña')).toBeVisible();
});

test('what arrived but could not be attached is not sent again', async () => {
  const { server, choose, says, button } = await open('proof_of_address');
  server.state.refuse = [{ status: 500, code: 'unknown_error' }];
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await button('Continuar').click();
  await expect.element(says('No se pudo enviar')).toBeVisible();
  await button('Continuar').click();
  await vi.waitFor(() => expect(go.to).toHaveLength(1));
  expect(server.state.uploads).toHaveLength(1);
});

test('a document that was approved meanwhile becomes read-only, with words', async () => {
  const { server, choose, says, button } = await open('proof_of_address');
  await choose('Elegir archivo', pdf('recibo.pdf'));
  server.change('proof_of_address', { mediaId: 'older', status: 'approved' });
  server.state.refuse = [{ status: 409, code: 'section_approved' }];
  await button('Continuar').click();
  await expect.element(says('Este documento ya fue aprobado')).toBeVisible();
  await expect.element(says('no necesitas hacer nada')).toBeVisible();
  await expect.element(button('Reemplazar')).not.toBeInTheDocument();
  await button('Continuar').click();
  await vi.waitFor(() => expect(go.to).toHaveLength(1));
});

test('a file that comes after the decision is answered with a way to it', async () => {
  const { screen, server, choose, says, button } = await open('proof_of_address');
  server.state.refuse = [{ status: 409, code: 'application_closed' }];
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await button('Continuar').click();
  await expect.element(says('ya tiene una decisión')).toBeVisible();
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'Ocurrió un error al subir el archivo' }))
    .toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Ver cómo va mi solicitud' })).toBeVisible();
});

test('sending can be cancelled, and the file stays chosen', async () => {
  const { choose, says, button } = await open('proof_of_address');
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await button('Continuar').click();
  await button('Cancelar envío').click();
  await expect.element(says('recibo.pdf')).toBeVisible();
  await expect.element(button('Continuar')).toBeEnabled();
  expect(go.to).toEqual([]);
});

test('a required document cannot be left for later; an optional one can, until a file is chosen', async () => {
  const required = await open('identity_card_front');
  await expect.element(required.button('Enviar después')).not.toBeInTheDocument();
  const { choose, button } = await open('curp');
  await expect.element(button('Enviar después')).toBeEnabled();
  await choose('Elegir PDF', pdf('curp.pdf'));
  await expect.element(button('Enviar después')).toBeDisabled();
});

test('where only PDF is taken, photos become the pages of one', async () => {
  const { server, choose, says, button } = await open('curp');
  await choose('Tomar foto', await drawnPhoto('uno.jpg'));
  await expect.element(says('1 página')).toBeVisible();
  await choose('Agregar página', await drawnPhoto('dos.jpg'));
  await expect.element(says('2 páginas')).toBeVisible();
  await button('Continuar').click();
  await vi.waitFor(() => expect(go.to).toHaveLength(1));
  expect(server.state.uploads).toEqual([{ type: 'curp', name: 'CURP.pdf', mime: 'application/pdf' }]);
});

test('of the pages of a PDF each can be taken away or moved to the front', async () => {
  const { screen, choose, says, button } = await open('curp');
  for (const [i, name] of ['uno.jpg', 'dos.jpg', 'tres.jpg'].entries())
    await choose(
      i === 0 ? 'Tomar foto' : 'Agregar página',
      await drawnPhoto(name, i === 1 ? 'image/png' : 'image/jpeg'),
    );
  await expect.element(says('3 páginas en un PDF')).toBeVisible();
  const shown = () => [...screen.container.querySelectorAll('ol img')].map((image) => (image as HTMLImageElement).src);
  await expect.poll(() => shown().length).toBe(3);
  const [one, two, three] = shown();
  await button('Poner la página 3 una antes').click();
  await expect.poll(shown).toEqual([one, three, two]);
  await button('Quitar la página 1').click();
  await expect.poll(shown).toEqual([three, two]);
  await expect.element(says('2 páginas en un PDF')).toBeVisible();
});

test('pages that this phone cannot open are joined by the server', async () => {
  const { server, choose, says, button } = await open('curp');
  await choose('Tomar foto', await drawnPhoto('uno.jpg'));
  await choose('Agregar página', file('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'dos.heic', ''));
  await expect.element(says('2 páginas en un PDF')).toBeVisible();
  await button('Continuar').click();
  await vi.waitFor(() => expect(go.to).toHaveLength(1));
  expect(server.state.joined).toEqual([2]);
});

test('what was chosen is there again after a reload, until it is sent', async () => {
  const before = await open('curp');
  await before.choose('Tomar foto', await drawnPhoto('uno.jpg'));
  await before.choose('Agregar página', await drawnPhoto('dos.jpg'));
  await expect.element(before.says('2 páginas en un PDF')).toBeVisible();
  const kept = async () => (await readKept(before.application.id)).map(({ purpose }) => purpose);
  await expect.poll(kept).toEqual(['curp']);
  await before.screen.unmount();

  const after = await open('curp', {}, before.application);
  await expect.element(after.says('2 páginas en un PDF')).toBeVisible();
  await after.button('Continuar').click();
  await vi.waitFor(() => expect(go.to).toHaveLength(1));
  await expect.poll(kept).toEqual([]);
});

test('what was removed, or sent from elsewhere meanwhile, does not come back', async () => {
  const before = await open('proof_of_address');
  await before.choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(before.says('Listo para enviar')).toBeVisible();
  const kept = async () => (await readKept(before.application.id)).length;
  await expect.poll(kept).toBe(1);
  await before.screen.unmount();
  const elsewhere = await open('proof_of_address', { mediaId: 'from-another-phone' }, before.application);
  await expect.element(elsewhere.says('Ya lo recibimos')).toBeVisible();
  await expect.poll(kept).toBe(0);
});

test('a statement is sent with the month it was chosen for', async () => {
  const { server, choose, button } = await open('bank_statement_month_1');
  await choose('Elegir los 3 PDF juntos', pdf('primero.pdf'));
  await button('Continuar').click();
  await vi.waitFor(() => expect(server.state.updates).toHaveLength(1));
  expect(server.state.updates[0]).toMatchObject({ type: 'bank_statement_month_1', month: '2026-10' });
});

test('a rejected document shows the reviewer’s reason first', async () => {
  const rejected = { mediaId: 'old', status: 'rejected', reason: 'corners_cut_off' };
  const { says, button } = await open('identity_card_back', rejected);
  await expect.element(says('El que enviaste tiene las esquinas cortadas')).toBeVisible();
  await expect.element(button('Enviar después')).not.toBeInTheDocument();
});

test('statements chosen together go to their months; Continue sends them and names what is missing', async () => {
  const { screen, server, choose, says, button } = await open('bank_statement_month_1');
  await choose('Elegir los 3 PDF juntos', pdf('primero.pdf'), pdf('segundo.pdf'));
  await expect.element(says('Falta 1 mes')).toBeVisible();
  await button('Continuar').click();
  await expect.element(screen.getByText('Enviado', { exact: true })).toHaveLength(2);
  expect(server.state.uploads.map((u) => u.type)).toEqual(['bank_statement_month_1', 'bank_statement_month_2']);
  expect(go.to).toEqual([]);
});

test('a computer that shows the code moves on by itself when the phone has sent the file', async () => {
  await page.viewport(1280, 800);
  const { server, button, says } = await open('identity_card_front');
  await button('Seguir en tu teléfono').click();
  await expect.element(says('Esperando el archivo')).toBeVisible();
  server.change('identity_card_front', { mediaId: 'from-the-phone' });
  await vi.waitFor(() => expect(go.to).toEqual(['/documents/identity_card_back']));
});

test('the focus stays with the document when the picker gives way to the chosen file, and back', async () => {
  const { screen, choose, says } = await open('identity_card_front');
  const heading = screen.getByRole('heading', { level: 1 });
  const here = () => document.activeElement !== document.body && document.activeElement?.closest('main');
  (screen.getByLabelText('Abrir cámara').element() as HTMLElement).focus();
  await choose('Abrir cámara', await drawnPhoto('ine.jpg'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  await expect.poll(here).toBeTruthy();
  await screen.getByRole('button', { name: /^Quitar/ }).click();
  await expect.element(heading).toBeVisible();
  await expect.poll(here).toBeTruthy();
});
