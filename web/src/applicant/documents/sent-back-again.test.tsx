import { type DocumentType, documentScreen, documents } from '@volante/contract/documents/rules.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filesToSend, prepareFile } from '../../lib/files/prepare-file.ts';
import { printOfUpload } from '../../lib/keys.ts';
import { applicationOf } from '../testing/test-application.ts';
import { drawnPhoto } from './testing/fake-documents.ts';
import { closeDocument, openDocument, pdf, solid } from './testing/test-screen.tsx';

const go = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../router/navigation.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async (path: string) => void go.to.push(path),
}));
beforeEach(() => {
  go.to = [];
});
afterEach(closeDocument);

const says = `Es el mismo archivo que ya revisamos: ${rejectionWords.es.expired}.`;
const listed = applicationOf({ status: 'documents_analysis' }).documentsAnalysis.documents.map(({ type }) => type);
const types = listed.filter((type) => documents[type].accepts.length > 0);

/** A rejected document on its screen; `file` is the one that came back. */
async function openRejected(type: DocumentType, file: File) {
  const prepared = await prepareFile(type, file);
  const print = await printOfUpload(await filesToSend(type, [prepared], 'any name'));
  const sentBack = [{ print, reason: 'expired' }];
  return openDocument(type, { mediaId: 'old', status: 'rejected', reason: 'expired', sentBack });
}

/** Takes a photo for this document; its screen may have several. */
async function take({ screen }: Awaited<ReturnType<typeof openDocument>>, type: DocumentType, photo: File) {
  const onScreen = types.filter((item) => documentScreen(item) === documentScreen(type));
  await expect
    .poll(() => screen.container.querySelectorAll('input[capture]').length)
    .toBeGreaterThanOrEqual(onScreen.length);
  const input = screen.container.querySelectorAll<HTMLInputElement>('input[capture]')[onScreen.indexOf(type)]!;
  await userEvent.upload(input, photo);
}

test.each(types)(
  '%s: the file that staff sent back is told as soon as it is chosen, with why and a way on',
  async (type) => {
    const photo = await drawnPhoto('again.jpg');
    const opened = await openRejected(type, photo);
    await take(opened, type, photo);
    await expect.element(opened.says(says)).toBeVisible();
    const again = opened.screen.getByText(/^(Tomar|Elegir) otr[ao]/).first();
    await expect.element(again).toBeVisible();
    expect(go.to).toEqual([]);
  },
);

test('another file isn’t doubted, and replaces one that is', async () => {
  const type = 'proof_of_address';
  const opened = await openRejected(type, pdf('recibo.pdf'));
  await opened.choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(opened.says(says)).toBeVisible();
  await expect.poll(() => solid(opened.screen.container)).toEqual(['Elegir otro archivo']);
  await opened.choose('Elegir otro archivo', pdf('nuevo.pdf'));
  await expect.element(opened.says('nuevo.pdf')).toBeVisible();
  await expect.element(opened.says(says)).not.toBeInTheDocument();
  expect(solid(opened.screen.container)).toEqual(['Continuar']);
});

test('pages that staff sent back are all replaced by the next photo', async () => {
  const [photo, other] = [await drawnPhoto('one.jpg'), await drawnPhoto('other.png', 'image/png')];
  const opened = await openRejected('curp', photo);
  await take(opened, 'curp', photo);
  await expect.element(opened.says(says)).toBeVisible();
  await opened.choose('Tomar otra', other);
  await expect.element(opened.says(says)).not.toBeInTheDocument();
  await expect.element(opened.says('1 página en un PDF')).toBeVisible();
});
