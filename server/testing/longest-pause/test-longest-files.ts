import { MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { MAX_BATCH_BYTES } from '@volante/contract/staff/links/batch-calls.ts';
import { noisyJpeg, pdf, png, pngChunk } from '@volante/reader/testing/test-files.ts';

const header = 'nombre,apellidos,telefono,correo,idioma,referencia,nota';
const repeat = (text: string, bytes: number) => Buffer.from(text.repeat(Math.floor(bytes / Buffer.byteLength(text))));
const rowsOf = (row: (n: number) => string) =>
  Buffer.from([header, ...Array.from({ length: 4999 }, (_, n) => row(n))].join('\n'));
const after = (first: string, more: string) =>
  Buffer.concat([Buffer.from(`${first}\n`), repeat(more, MAX_BATCH_BYTES - 1000)]);

/** Files of drivers that are as expensive as their limits allow. */
export const driversFiles: Record<string, () => Buffer> = {
  'nothing but separators': () => repeat(',', MAX_BATCH_BYTES - 100),
  'a header, then separators': () => after(header, ','),
  'long rows of separators': () => after(header, `${','.repeat(19_000)}\n`),
  'short rows of separators': () => after(header, ',,,,,,\n'),
  'the shortest rows': () => after(header, ',\n'),
  'a header of a thousand names, then rows of them': () =>
    after(`${header},${'nómbre desconocido,'.repeat(900)}`, `${'x,'.repeat(900)}\n`),
  'quotation marks': () => after(header, '"",'),
  'an open quotation mark': () => after(header, '"a'),
  'empty lines': () => after(header, '\n'),
  'faulty rows': () => rowsOf(() => 'x@,1,55 11,luis@,klingon,,'.padEnd(220, 'ñ@')),
  'good rows': () =>
    rowsOf((n) => `Ana María,López,55${10_000_000 + n},ana${n}@example.com,es,R-${n},${'n'.repeat(300)}`),
  'rows with nothing in order': () => rowsOf(() => `${'é'.repeat(90)},`.repeat(2)),
};

/** Pictures and documents that are as expensive as their limits allow, before a child process opens them. */
export const uploads: Record<string, () => Promise<Buffer>> = {
  'a photo of noise': () => noisyJpeg(MAX_FILE_BYTES * 0.9),
  'a JPEG of tiny segments': async () => jpegOf('\xff\xe1\x00\x02'),
  'a JPEG of fillers': async () => jpegOf('\xff'),
  'a JPEG of scans': async () => jpegOf('\xff\xda\x00\x03\x01'),
  'a PNG of empty chunks': async () => {
    const still = await png();
    const chunk = pngChunk('teXt', Buffer.alloc(0));
    return Buffer.concat([still.subarray(0, 33), ...Array(390_000).fill(chunk), still.subarray(33)]);
  },
  'a GIF of empty parts': async () => repeatAfter('GIF89a\x01\x00\x01\x00\x00\x00\x00', '\x21\xf9\x00'),
  'a TIFF of zeros': async () => repeatAfter('II*\0\x08\0\0\0\xff\xff', '\0'),
  'a HEIC of empty boxes': async () => repeatAfter('\0\0\0\x18ftypheic\0\0\0\0mif1heic', '\0\0\0\x08free'),
  'a WebP of empty chunks': async () => repeatAfter('RIFF\xf0\xff\x4f\x00WEBP', 'ABCD\0\0\0\0'),
  'a PDF behind other bytes': async () => Buffer.concat([Buffer.alloc(1000, ' '), await pdf(20)]),
  'a PDF of brackets': async () => repeatAfter('%PDF-1.7\n', '[<<'),
};

const repeatAfter = (first: string, more: string) =>
  Buffer.from(first + more.repeat(Math.floor((MAX_FILE_BYTES - first.length - 10_000) / more.length)), 'latin1');
const jpegOf = (segment: string) => repeatAfter('\xff\xd8\xff\xe0\x00\x02', segment);
