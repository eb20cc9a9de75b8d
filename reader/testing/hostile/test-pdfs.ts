// PDFs that are broken, endless, encrypted or active.
import { deflateSync } from 'node:zlib';
import * as files from '../test-files.ts';
import { deflatedZeros, type HostileFile, taken, unreadable } from './test-member.ts';

const share = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));
const action = (entries: Record<string, string>) => () => files.pdf(1, files.addAction(entries));
const either = (about: string, bytes: HostileFile['bytes']): HostileFile => ({
  ...taken('pdf', about, bytes),
  answer: 'either',
});

export const pdfs: HostileFile[] = [
  taken('pdf', 'PDF with a script', files.scriptPdf),
  taken('pdf', 'PDF with a hidden script', action({ S: '/Java#53cript', JS: 'app.alert(1)' })),
  taken('pdf', 'PDF that starts a program', action({ S: '/Launch', F: 'calc.exe' })),
  taken('pdf', 'PDF that sends a form', action({ S: '/SubmitForm', F: 'https://example.com' })),
  taken('pdf', 'PDF with a file inside', () => files.pdf(1, (document) => document.attach(Buffer.from('x'), 'x.exe'))),
  taken('pdf', 'PDF of 600 pages', () => files.pdf(600)),
  taken('pdf', 'PDF that may not be printed', () => files.restrictedPdf()),
  taken('pdf', 'PDF behind a mail header', async () =>
    Buffer.concat([Buffer.from('From: bank\n\n'), await files.pdf()]),
  ),
  taken('pdf', 'PDF that is HTML too', async () =>
    Buffer.concat([Buffer.from('<html><script>alert(1)</script>\n'), await files.pdf()]),
  ),
  taken('pdf', 'PDF that is a ZIP too', async () => Buffer.concat([await files.pdf(), files.zip()])),
  { ...taken('pdf', 'PDF with a password', files.passwordPdf), answer: 'pdf_password_protected' },
  unreadable('pdf', 'PDF of a header', () => Buffer.from('%PDF-1.7\n')),
  unreadable('pdf', 'PDF of a header and noise', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(3000)}`)),
  unreadable('pdf', 'PDF cut after 30 %', async () => share(await files.pdf(30), 0.3)),
  unreadable('pdf', 'PDF with an object behind its end', async () =>
    Buffer.concat([await files.pdf(), Buffer.from('77 0 obj<<>>endobj\n')]),
  ),
  unreadable('pdf', 'PDF without pages', () =>
    raw(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 0/Kids[]>>']),
  ),
  either('PDF that says it has 2 billion pages', () =>
    raw([catalog, '<</Type/Pages/Count 2000000000/Kids[3 0 R]>>', page]),
  ),
  either('PDF whose pages hold themselves', () => raw([catalog, '<</Type/Pages/Count 9/Kids[2 0 R 2 0 R]>>'])),
  either('PDF whose page refers to itself', () => raw([catalog, pages, '3 0 R'])),
  either('PDF of a million brackets', () => raw([catalog, pages, page, '['.repeat(1_000_000)])),
  either('PDF of a million dictionaries', () => raw([catalog, pages, page, '<</A '.repeat(800_000)])),
  either('PDF of 100,000 objects', () => raw([catalog, pages, page, ...Array<string>(100_000).fill('<</A 1>>')])),
  either('PDF whose table of objects goes in circles', async () => circle(await files.pdf())),
  either('PDF whose objects unpack to 4 GB', () => packed(deflatedZeros(4500), '/FlateDecode')),
  either('PDF whose objects unpack twice', () =>
    packed(deflateSync(deflatedZeros(4500)), '[/FlateDecode/FlateDecode]'),
  ),
  either('PDF whose objects are 4 GB of run lengths', () => packed(Buffer.alloc(4_500_000, 0x81), '/RunLengthDecode')),
  either('PDF whose table unpacks to 4 GB', packedTable),
  taken('pdf', 'PDF whose page unpacks to 4 GB', () =>
    raw([catalog, pages, page, stream('/Filter/FlateDecode', deflatedZeros(4500))]),
  ),
];

/** Its pages are in an object stream, as in most current PDFs. */
function packed(bytes: Buffer, filter: string): Buffer {
  const objects = stream(`/Type/ObjStm/N 2/First 8/Filter${filter}`, bytes);
  const head = Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n'), objects, Buffer.from('\nendobj\n')]);
  const row = (kind: number, place: number, index: number) => {
    const bytes = Buffer.alloc(6);
    bytes.writeUInt8(kind, 0);
    bytes.writeUInt32BE(place, 1);
    bytes.writeUInt8(index, 5);
    return bytes;
  };
  const rows = Buffer.concat([row(0, 0, 0), row(1, 9, 0), row(2, 1, 0), row(2, 1, 1), row(1, head.length, 0)]);
  const table = stream('/Type/XRef/Size 5/W[1 4 1]/Root 2 0 R', rows);
  return Buffer.concat([
    head,
    Buffer.from('4 0 obj\n'),
    table,
    Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
}

function packedTable(): Buffer {
  const table = stream('/Type/XRef/Size 4000000000/W[1 4 1]/Root 2 0 R/Filter/FlateDecode', deflatedZeros(4500));
  return Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n'), table, Buffer.from('\nendobj\nstartxref\n9\n%%EOF\n')]);
}

/** The table names itself as its predecessor. */
function circle(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const at = text
    .slice(text.lastIndexOf('startxref') + 9)
    .trim()
    .split('\n')[0];
  return Buffer.concat([
    pdf,
    Buffer.from(`xref\n0 0\ntrailer\n<</Size 9/Root 1 0 R/Prev ${pdf.length}>>\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

// Writes PDFs object by object, so that a test can place each of them freely.

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Count 1/Kids[3 0 R]>>';
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>';

function stream(entries: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A PDF of these objects, numbered from 1; the first is its catalog. */
function raw(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]!.length;
  const rows = objects.map((object, i) => {
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
    return `${String(length - whole.length).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\n`;
  return Buffer.concat([...parts, Buffer.from(`${table}startxref\n${length}\n%%EOF\n`)]);
}
