import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseIn, dropOn, fileInputs, goneFile } from '../../lib/files/testing/gone-file.ts';
import { startToasts, toast } from '../../ui/toasts/toast.ts';
import { playServer } from '../testing/played-server.ts';
import { reportOf, staffApplication, visitOf } from '../testing/test-application.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { DocumentsPart } from './documents/documents-part.tsx';
import { VisitPart } from './visit/visit-part.tsx';

beforeAll(startToasts);
beginAt('/', 'reviewer');

const gone = 'No se pudo leer el archivo. Si está en la nube, descárgalo primero y elígelo otra vez.';
const network = () => {
  const sent = vi.fn();
  vi.stubGlobal('XMLHttpRequest', sent);
  return sent;
};

const documentOf = (type: DocumentType): Document => ({
  ...{ type, revision: 1, status: 'pending', required: true, skipped: false, askedFor: false, reason: null },
  ...{ note: null, hasFile: false, media: null, versions: 0, reviewedBy: null, reviewedAt: null, seenByMe: false },
});

test('a paper that cannot be read any more says so at every place, and nothing is sent', async () => {
  const sent = network();
  const said = vi.spyOn(toast, 'error');
  const documents = (['identity_card_front', 'proof_of_address', 'curp'] as const).map(documentOf);
  playServer({});
  await showPage(<DocumentsPart application={staffApplication({ documents })} />);
  expect(fileInputs()).toHaveLength(3);
  for (const at of [0, 1, 2]) {
    chooseIn(fileInputs()[at]!, await goneFile('a.jpg', 'image/jpeg'));
    await expect.poll(() => said.mock.calls.map(([text]) => text)).toEqual(Array(at + 1).fill(gone));
    await expect.poll(() => fileInputs().every((input) => !input.disabled)).toBe(true);
  }
  expect(sent).not.toHaveBeenCalled();
});

test('several files dropped on a paper that takes one are refused with a word', async () => {
  const sent = network();
  playServer({});
  await showPage(<DocumentsPart application={staffApplication({ documents: [documentOf('proof_of_address')] })} />);
  const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
  expect(dropOn(fileInputs()[0]!, pdf('a.pdf'), pdf('b.pdf'))).toBe(true);
  await expect.element(page.getByText('Son demasiados archivos.', { exact: false })).toBeVisible();
  expect(page.getByText('Son demasiados archivos.', { exact: false }).elements()).toHaveLength(1);
  expect(sent).not.toHaveBeenCalled();
});

test('pictures of a report that cannot be read or taken are named, and the others are sent', async () => {
  const sent: string[] = [];
  const report = reportOf();
  vi.stubGlobal('XMLHttpRequest', fakeUploads(sent, report));
  const application = staffApplication({ stage: 'home_visit', visit: visitOf(report), reports: [report] });
  playServer({ [`GET /applications/${application.applicationId}`]: () => application });
  await showPage(<VisitPart application={application} />);
  await expect.poll(() => fileInputs().length).toBe(1);
  const picture = async (name: string) => {
    const canvas = new OffscreenCanvas(8, 8);
    canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
    return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
  };
  const notes = new File(['x'], 'notas.txt', { type: 'text/plain' });
  chooseIn(fileInputs()[0]!, await goneFile('lejos.jpg', 'image/jpeg'), await picture('uno.jpg'));
  // Dropped while the first ones are sent.
  dropOn(document.querySelector('.border-dashed')!, notes, await picture('dos.jpg'));
  await expect.element(page.getByText(`lejos.jpg: ${gone}`)).toBeVisible();
  await expect.element(page.getByText('notas.txt: Aquí no se acepta', { exact: false })).toBeVisible();
  await expect.poll(() => sent).toEqual(['uno.jpg', 'dos.jpg']);
});

function fakeUploads(sent: string[], report: object) {
  return class {
    upload = {};
    status = 200;
    responseText = '';
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send(form: FormData) {
      sent.push((form.get('file') as File).name);
      this.responseText = JSON.stringify({ data: report });
      setTimeout(() => this.onload?.(), 50);
    }
  };
}
