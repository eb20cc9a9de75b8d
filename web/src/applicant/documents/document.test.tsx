import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { settings } from '../../lib/settings.ts';
import { drawnPhoto } from './testing/fake-documents.ts';
import { closeDocument, file, openDocument, pdf, reading, solid } from './testing/test-screen.tsx';

const go = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async (path: string) => void go.to.push(path),
}));

beforeEach(() => {
  go.to = [];
});
afterEach(closeDocument);
afterEach(() => {
  settings.brand.supportWhatsApp = null;
});

test('the solid button is the camera, and after a file Continue, which opens the next document', async () => {
  const { screen, server, choose, says, button } = await openDocument('identity_card_front');
  await expect.poll(() => solid(screen.container)).toEqual(['Abrir cámara']);
  await choose('Abrir cámara', await drawnPhoto('ine.jpg'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  await expect.element(says('¿Se lee todo?')).toBeVisible();
  expect(solid(screen.container)).toEqual(['Continuar']);
  await button('Continuar').click();
  await expect.poll(() => go.to).toEqual(['/documents/identity_card_back']);
  expect(server.state.uploads).toEqual([{ type: 'identity_card_front', name: 'ine.jpg', mime: 'image/jpeg' }]);
});

test('a file with a false extension is refused on the phone, naming the accepted kinds', async () => {
  const { server, choose, says } = await openDocument('identity_card_front');
  await choose('Elegir archivo', file('only text', 'ine.jpg', 'image/jpeg'));
  await expect.element(says('Elige uno en JPG o PNG')).toBeVisible();
  await choose('Elegir archivo', file('', 'ine.jpg', 'image/jpeg'));
  await expect.element(says('El archivo está vacío')).toBeVisible();
  expect(server.state.uploads).toEqual([]);
});

test('a PDF above the size limit is refused on the phone', async () => {
  const { server, choose, says } = await openDocument('proof_of_address');
  const large = file(`%PDF-1.4${' '.repeat(5 * 1024 * 1024)}`, 'recibo.pdf', 'application/pdf');
  await choose('Elegir archivo', large);
  await expect.element(says('El archivo pesa más de 5 MB. Tómale una foto al documento.')).toBeVisible();
  expect(server.state.uploads).toEqual([]);
});

test('when the file quota is reached, the way to contact the company is shown', async () => {
  settings.brand.supportWhatsApp = '+525512345678';
  const { screen, server, choose, says } = await openDocument('proof_of_address');
  server.state.refuse = [{ status: 422, code: 'file_quota_exceeded' }];
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('No se pudo enviar')).toBeVisible();
  const link = screen.getByRole('link', { name: '¿Dudas? Escríbenos por WhatsApp' });
  await expect.element(link).toHaveAttribute('href', 'https://wa.me/525512345678');
});

test('a PDF with a password is explained, with steps to save it without one', async () => {
  const { screen, server, choose, says } = await openDocument('proof_of_address');
  server.state.refuse = [{ status: 422, code: 'pdf_password_protected' }];
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('El PDF tiene contraseña')).toBeVisible();
  // The same file would be refused again, so another can be chosen at once.
  await expect.element(screen.getByLabelText('Elegir archivo')).toBeVisible();
  await says('Cómo guardarlo sin contraseña').click();
  await expect.element(says('Abre el PDF con su contraseña')).toBeVisible();
});

test('an uploaded file that could not be attached is not uploaded again', async () => {
  const { server, choose, says, button } = await openDocument('proof_of_address');
  server.state.refuse = [{ status: 500, code: 'unknown_error' }];
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  await button('Continuar').click();
  await expect.element(says('No se pudo enviar')).toBeVisible();
  await reading();
  await button('Continuar').click();
  await expect.poll(() => go.to).toHaveLength(1);
  expect(server.state.uploads).toHaveLength(1);
});

test('a document approved meanwhile becomes read-only, with an explanation', async () => {
  const { server, choose, says, button } = await openDocument('proof_of_address');
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  server.change('proof_of_address', { mediaId: 'older', status: 'approved' });
  server.state.refuseFile = { status: 409, code: 'section_approved' };
  await button('Continuar').click();
  await expect.element(says('Este documento ya fue aprobado')).toBeVisible();
  await expect.element(says('No necesitas hacer nada')).toBeVisible();
  await expect.element(button('Reemplazar')).not.toBeInTheDocument();
  await button('Continuar').click();
  await expect.poll(() => go.to).toHaveLength(1);
});

test('a file sent after the decision gets a link to the decision', async () => {
  const { screen, server, choose, says } = await openDocument('proof_of_address');
  server.state.refuse = [{ status: 409, code: 'application_closed' }];
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Tu solicitud ya está cerrada')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ver cómo va mi solicitud' })).toBeVisible();
});

test('a required document cannot be postponed; an optional one can, until a file is chosen', async () => {
  const required = await openDocument('identity_card_front');
  await expect.element(required.button('Enviar después')).not.toBeInTheDocument();
  const { choose, button } = await openDocument('curp');
  await expect.element(button('Enviar después')).toBeEnabled();
  await choose('Elegir PDF', pdf('curp.pdf'));
  await expect.element(button('Continuar')).toBeEnabled();
  await expect.element(button('Enviar después')).not.toBeInTheDocument();
});

test('a rejected document shows the reviewer’s reason first', async () => {
  const rejected = { mediaId: 'old', status: 'rejected', reason: 'corners_cut_off' };
  const { says, button } = await openDocument('identity_card_back', rejected);
  await expect.element(says('Lo que enviaste tiene las esquinas cortadas')).toBeVisible();
  await expect.element(button('Enviar después')).not.toBeInTheDocument();
});

test('the reason for a rejection goes once another file is chosen', async () => {
  const rejected = { mediaId: 'old', status: 'rejected', reason: 'corners_cut_off' };
  const { screen, choose, says } = await openDocument('identity_card_back', rejected);
  await choose('Abrir cámara', await drawnPhoto('ine.jpg'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  await expect.element(says('Lo que enviaste')).not.toBeInTheDocument();
  // Without the new file the old reason applies again.
  await screen.getByRole('button', { name: /^Quitar/ }).click();
  await expect.element(says('Lo que enviaste')).toBeVisible();
});

test('statements chosen together go to their months; Continue sends them and names the missing ones', async () => {
  const { screen, server, choose, says, button } = await openDocument('bank_statement_month_1');
  await choose('Elegir los 3 PDF juntos', pdf('primero.pdf'), pdf('segundo.pdf'));
  await expect.element(says('Falta 1 mes')).toBeVisible();
  await button('Continuar').click();
  await expect.element(screen.getByText('Enviado', { exact: true })).toHaveLength(2);
  expect(server.state.uploads.map((u) => u.type)).toEqual(['bank_statement_month_1', 'bank_statement_month_2']);
  expect(go.to).toEqual([]);
});

test('a computer with a QR code continues by itself once the phone has sent the file', async () => {
  await page.viewport(1280, 800);
  const { server, says } = await openDocument('identity_card_front');
  await expect.element(says('Esperando el archivo')).toBeVisible();
  server.change('identity_card_front', { mediaId: 'from-the-phone' });
  await expect.poll(() => go.to).toEqual(['/documents/identity_card_back']);
});

test('a file chosen on the computer is not announced as the phone’s', async () => {
  await page.viewport(1280, 800);
  const { screen, choose, says, button } = await openDocument('identity_card_front');
  await expect.element(says('Esperando el archivo')).toBeVisible();
  await choose('Elegir archivo', await drawnPhoto('ine.jpg'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  await button('Continuar').click();
  await expect.poll(() => go.to).toEqual(['/documents/identity_card_back']);
  expect(screen.getByText('Llegó lo que enviaste').elements()).toHaveLength(0);
  expect(go.to).toHaveLength(1);
});

test('a phone opened by QR code is done after sending the file: the computer continues', async () => {
  history.replaceState(null, '', `${location.pathname}?handoff=1`);
  const { screen, choose, says, button } = await openDocument('identity_card_front');
  await choose('Abrir cámara', await drawnPhoto('ine.jpg'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  await button('Continuar').click();
  await expect.element(screen.getByRole('heading', { name: 'Listo en tu teléfono' })).toBeVisible();
  expect(go.to).toEqual([]);
});

test('a phone in a row of documents is shown the next one, may skip it, and stays in the row', async () => {
  history.replaceState(null, '', `${location.pathname}?handoff=1&all=1`);
  const { screen, choose, says, button } = await openDocument('identity_card_front');
  // The computer beside it follows.
  const said = () =>
    vi
      .mocked(window.fetch)
      .mock.calls.flatMap(([url, init]) =>
        String(url).endsWith('/hand-off/document') ? JSON.parse(String(init?.body)).type : [],
      );
  await expect.poll(() => said()).toEqual(['identity_card_front']);
  await choose('Abrir cámara', await drawnPhoto('ine.jpg'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  await button('Continuar').click();
  await expect.element(screen.getByRole('heading', { name: 'Siguiente: INE Reverso' })).toBeVisible();
  await expect.poll(() => said().at(-1)).toBe(null);
  const seguir = screen.getByRole('link', { name: 'Seguir', exact: true });
  await expect.element(seguir).toHaveAttribute('href', expect.stringMatching(/identity_card_back.*handoff=1.*all=1/));
  await button('Dejar este para después').click();
  await expect.element(screen.getByRole('heading', { level: 1 })).not.toMatchTextContent('INE Reverso');
  await expect.element(screen.getByRole('link', { name: 'INE Reverso' })).toBeVisible();
});

test('the progress line counts the documents that are due together', async () => {
  const { screen, server } = await openDocument('selfie_photo', { required: false, mediaId: null });
  await expect
    .element(screen.getByRole('progressbar', { name: /Documentos para tu videollamada, \d de \d/ }))
    .toBeInTheDocument();
  server.change('selfie_photo', { required: true });
  await expect.element(screen.getByRole('progressbar', { name: /Documentos para hoy, \d de \d/ })).toBeInTheDocument();
});

test('focus stays with the document when the picker is replaced by the chosen file, and back', async () => {
  const { screen, choose, says } = await openDocument('identity_card_front');
  const heading = screen.getByRole('heading', { level: 1 });
  const here = () => document.activeElement?.closest('main') !== null && document.activeElement !== document.body;
  (screen.getByLabelText('Abrir cámara').element() as HTMLElement).focus();
  await choose('Abrir cámara', await drawnPhoto('ine.jpg'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  await expect.poll(here).toBe(true);
  await screen.getByRole('button', { name: /^Quitar/ }).click();
  await expect.element(heading).toBeVisible();
  await expect.poll(here).toBe(true);
});
