import type { Application } from '@volante/contract/application.ts';
import { storeApplication } from '../../application/application.ts';
import { fakeUploads, refusedUpload } from '../../testing/fake-uploads.ts';

interface Refusal {
  status: number;
  code: string;
}

/** A fake server for the documents of one application. Codes in `refuse` answer the next uploads. */
export function fakeDocuments(start: Application) {
  let application = start;
  let isClosed = false;
  const state = {
    uploads: [] as { type: string; name: string; mime: string }[],
    /** For each upload: the number of files, and whether the server should join them. */
    joined: [] as (number | null)[],
    /** The payload that attached each upload. */
    updates: [] as { type: string; month?: string }[],
    refuse: [] as Refusal[],
    /** Answers the next attempt to attach a file. */
    refuseFile: null as Refusal | null,
    attaching: 0,
    /** The values on the guarantor's card. */
    proposal: { name: '', location: '' },
    /** Uploads start and never end. */
    stuck: false,
  };
  const set = (type: string, change: object) => {
    const documents = application.documentsAnalysis.documents.map((d) => (d.type === type ? { ...d, ...change } : d));
    application = { ...application, documentsAnalysis: { ...application.documentsAnalysis, documents } };
  };

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const given = await answerNow(input, init);
    // Not after the test: the page would mistake this application for that of the next test.
    return isClosed ? new Promise(() => {}) : given;
  };
  const answerNow = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const path = new URL(String(input), location.href).pathname;
    // An upload that outlives its test would attach its file through the next test's server, so that server isn't
    // called.
    const asked = /requests\/([\w-]{36})/.exec(path)?.[1];
    if (asked !== undefined && asked !== start.id) return new Promise(() => {});
    if (init?.method === 'PATCH') {
      const first = state.attaching++ === 0 ? state.refuse.find((r) => r.code === 'unknown_error') : undefined;
      const refusal = state.refuseFile ?? first;
      state.refuseFile = null;
      if (refusal) return Response.json({ error: { ...refusal, message: '', errors: [] } }, { status: refusal.status });
      for (const update of JSON.parse(String(init.body)).updates) {
        state.updates.push(update);
        set(update.type, { mediaId: update.mediaId, status: 'pending' });
      }
    }
    const media = { fileName: 'ine.jpg', mimeType: 'application/pdf', size: 1000, url: '/nothing' };
    if (path.includes('/media/')) return Response.json({ data: media });
    if (path.endsWith('/proposal')) return Response.json({ data: state.proposal });
    if (path.endsWith('/skip')) set(path.split('/').at(-2) ?? '', { skipped: true });
    return Response.json({ data: application });
  };

  const Network = fakeUploads((form) => {
    const file = form.get('file') as File;
    state.joined.push(form.get('join') === 'pdf' ? form.getAll('file').length : null);
    state.uploads.push({ type: String(form.get('mediaType')), name: file.name, mime: file.type });
    if (state.stuck) return null;
    return () => {
      const refusal = state.refuse.find((r) => r.code !== 'unknown_error');
      state.refuse = state.refuse.filter((r) => r !== refusal);
      return refusal
        ? refusedUpload(refusal)
        : { status: 200, body: { data: { id: `media-${state.uploads.length}` } } };
    };
  });

  return {
    state,
    answer,
    Network,
    close() {
      isClosed = true;
    },
    change(type: string, what: object) {
      set(type, what);
      storeApplication(application);
    },
  };
}

/** A small picture that a browser can decode, drawn here. */
export function drawnPhoto(name: string, type: 'image/jpeg' | 'image/png' = 'image/jpeg'): Promise<File> {
  return draw(name, type, '#fff');
}

/** The same, taken in the dark. */
export function darkPhoto(name: string): Promise<File> {
  return draw(name, 'image/jpeg', '#141414');
}

/** A PDF of one page with these words. */
export async function writtenPdf(name: string, words: string): Promise<File> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawText(words, { x: 40, y: 780, size: 14 });
  return new File([(await pdf.save()) as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' });
}

async function draw(name: string, type: string, pageColour: string): Promise<File> {
  const canvas = new OffscreenCanvas(800, 500);
  const document = canvas.getContext('2d');
  if (!document) throw new Error('no canvas');
  document.fillStyle = pageColour;
  document.fillRect(0, 0, 800, 500);
  document.fillStyle = '#000';
  for (let y = 10; y < 500; y += 12) document.fillText(`MARIA JOSE NUNEZ AVILA ${y} `.repeat(8), 4, y);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}
