import { asGiven } from '@volante/contract/admission/as-given.ts';
import { nextDocumentScreen } from '@volante/contract/admission/next-screen.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { readKept } from '../../../lib/files/kept-files.ts';
import Tasks from '../../admission/tasks.tsx';
import { currentApplication, storeApplication } from '../../application/application.ts';
import CheckAnswers from '../../check-answers/check-answers.tsx';
import { resume } from '../../router/resume.ts';
import { givenToo, underWay } from '../../sending/under-way.ts';
import { leaveOnPhone } from '../../testing/fake-uploads.ts';
import { applicationOf, openApplication } from '../../testing/test-application.ts';
import ObligorCard from '../obligor/obligor-card.tsx';
import { drawnPhoto, fakeDocuments } from '../testing/fake-documents.ts';
import { closeDocument, openDocument, pdf } from '../testing/test-screen.tsx';
import { documentUploads } from './document-uploads.ts';

const go = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async (path: string) => void go.to.push(path),
}));

const document = 'proof_of_address';

beforeEach(() => {
  go.to = [];
});
afterEach(closeDocument);

/** A proof of address that was chosen and handed in, on a stalled network. */
async function giveOne() {
  const personalData = { ...applicationOf().personalData, status: 'completed' } as const;
  const application = applicationOf({ status: 'documents_analysis', personalData });
  const opened = await openDocument(document, {}, application);
  opened.server.state.stuck = true;
  await opened.choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(opened.says('Enviando')).toBeVisible();
  await opened.button('Continuar').click();
  await expect.poll(() => go.to).toHaveLength(1);
  await opened.screen.unmount();
  return opened;
}

test('a file uploads as soon as it is chosen, and Continue opens the next screen during the upload', async () => {
  const { server, choose, says, button } = await openDocument(document);
  server.state.stuck = true;
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Enviando')).toBeVisible();
  await expect.poll(() => server.state.uploads.length).toBe(1);
  expect(underWay()).toEqual([]);
  await button('Continuar').click();
  await expect.poll(() => go.to).toEqual(['/documents/identity_card_front']);
  expect(underWay()).toMatchObject([{ of: { type: document }, at: 'sending' }]);
});

test('a file still uploading counts for the next screen, but not as received by the company', async () => {
  await giveOne();
  const application = currentApplication()!;
  expect(application.documentsAnalysis.documents.find((d) => d.type === document)?.mediaId).toBeNull();
  const onlyThis = {
    ...application,
    documentsAnalysis: {
      ...application.documentsAnalysis,
      documents: application.documentsAnalysis.documents.filter((d) => d.type === document),
    },
  };
  expect(nextDocumentScreen(onlyThis)).toBe(`/documents/${document}`);
  expect(nextDocumentScreen(asGiven(onlyThis, givenToo(underWay())))).not.toBe(`/documents/${document}`);
});

test('a file becomes its document’s when its screen is left without Continue, too', async () => {
  const { server, screen, choose, says } = await openDocument(document);
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  expect(server.state.updates).toEqual([]);
  await screen.unmount();
  await expect.poll(() => server.state.updates).toMatchObject([{ type: document }]);
  // The server has it before its answer is read here.
  await expect.poll(underWay).toEqual([]);
});

test('a file that replaces one under way ends its upload, and only it becomes the document', async () => {
  const { server, screen, application, says, button } = await openDocument(document);
  const documents = documentUploads(application.id);
  server.state.stuck = true;
  await documents.choose(document, [pdf('viejo.pdf')]);
  await expect.poll(() => server.state.uploads.length).toBe(1);
  server.state.stuck = false;
  await documents.choose(document, [pdf('nuevo.pdf')]);
  await expect.element(says('Listo para enviar')).toBeVisible();
  await button('Continuar').click();
  await screen.unmount();
  await expect.poll(() => server.state.updates).toMatchObject([{ type: document, mediaId: 'media-2' }]);
  expect(server.state.uploads.map(({ name }) => name)).toEqual(['viejo.pdf', 'nuevo.pdf']);
});

test('a file removed during its upload is neither sent nor kept on the phone', async () => {
  const { server, screen, application, choose, says } = await openDocument(document);
  server.state.stuck = true;
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Enviando')).toBeVisible();
  await screen.getByRole('button', { name: /^Quitar/ }).click();
  await expect.element(screen.getByLabelText('Elegir archivo')).toBeVisible();
  await screen.unmount();
  expect(underWay()).toEqual([]);
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
});

test('a refused file is reported on every other screen, with a link to it', async () => {
  const { server, screen, choose, says } = await openDocument(document);
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Listo para enviar')).toBeVisible();
  server.state.refuseFile = { status: 404, code: 'document_not_found' };
  await screen.unmount();
  const tasks = await render(<Tasks />);
  const link = tasks.getByRole('link', { name: 'No se pudo subir: Comprobante de domicilio. Ver qué pasó' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`/documents/${document}`));
});

test('every other screen shows how many files are uploading, and the line stays when all have arrived', async () => {
  const { application } = await giveOne();
  const tasks = await render(<Tasks />);
  const line = tasks.getByRole('status').first();
  await expect.element(line).toHaveTextContent('1 archivo subiendo');
  documentUploads(application.id).remove(document);
  await expect.element(line).toHaveTextContent('Ya se subió todo');
});

test('the line does not call everything uploaded while screenshots need the driver', async () => {
  const { application } = await giveOne();
  const status = 'earnings_analysis';
  storeApplication({ ...application, status, openPictures: [{ platform: 'uber', count: 2 }] });
  const tasks = await render(<Tasks />);
  const line = tasks.getByRole('status').first();
  await expect.element(line).toHaveTextContent('1 archivo subiendo');
  documentUploads(application.id).remove(document);
  const link = line.getByRole('link', { name: '2 capturas de Uber necesitan tu ayuda' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/platforms\/uber\?id=.+&open=pictures/));
  await expect.element(line).not.toHaveTextContent('Ya se subió todo');
});

test('the task list calls papers uploading while nothing else of them is missing', async () => {
  const { server, application } = await giveOne();
  for (const { type } of application.documentsAnalysis.documents)
    if (type !== document) server.change(type, { mediaId: 'there' });
  const tasks = await render(<Tasks />);
  const row = tasks.getByRole('listitem').filter({ hasText: 'Documentos' });
  await expect.element(row.getByText('Subiendo…', { exact: true })).toBeVisible();
  await expect.element(row.getByText('Listo', { exact: true })).not.toBeInTheDocument();
});

test('sending waits for uploads in progress, shows how far they are, and is enabled once all have arrived', async () => {
  const { server, application } = await giveOne();
  for (const { type } of application.documentsAnalysis.documents)
    if (type !== document) server.change(type, { mediaId: 'there' });
  const check = await render(<CheckAnswers />);
  await expect.element(check.getByText('Falta que se suba 1 archivo')).toBeVisible();
  await expect.element(check.getByRole('progressbar', { name: 'Archivos que se están subiendo' })).toBeVisible();
  const send = check.getByRole('button', { name: 'Enviar mi solicitud' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(check.getByText('Subiendo…')).toBeVisible();
  server.change(document, { mediaId: 'arrived' });
  documentUploads(application.id).remove(document);
  await expect.element(send).not.toHaveAttribute('aria-disabled');
  await expect.element(check.getByText('Falta que se suba 1 archivo')).not.toBeInTheDocument();
});

test('files that a killed page left go on with the next one, whatever screen it opens', async () => {
  const application = openApplication(applicationOf({ status: 'documents_analysis' }));
  const server = fakeDocuments(application);
  vi.spyOn(window, 'fetch').mockImplementation(server.answer);
  vi.stubGlobal('XMLHttpRequest', server.Network);
  const files = [{ file: pdf('recibo.pdf'), photo: false, warnings: [] }];
  await leaveOnPhone(application.id, document, { files, mediaId: null, uploaded: null, given: false });
  await render(<Tasks />);
  await resume();
  await expect.poll(() => server.state.updates).toMatchObject([{ type: document }]);
  await expect.poll(async () => (await readKept(application.id)).length).toBe(0);
});

test('a guarantor’s card that was only chosen waits for the guarantor’s data', async () => {
  const { server, application } = await openDocument('curp');
  const screen = await render(<ObligorCard />);
  await documentUploads(application.id).choose('solidarity_obligor_identity_card_front', [await drawnPhoto('ine.jpg')]);
  await expect.poll(() => server.state.uploads.length).toBe(1);
  await screen.unmount();
  await expect
    .poll(() => documentUploads(application.id).of('solidarity_obligor_identity_card_front').uploaded)
    .toBe(true);
  expect(server.state.updates).toEqual([]);
  expect(underWay()).toEqual([]);
});
