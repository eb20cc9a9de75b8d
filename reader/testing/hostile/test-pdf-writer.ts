// Writes PDFs object by object, so that a test can place each of them freely.
import { deflateSync } from 'node:zlib';

export const catalog = '<</Type/Catalog/Pages 2 0 R>>';
export const pages = '<</Type/Pages/Count 1/Kids[3 0 R]>>';
export const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>';

export function stream(entries: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A PDF of these objects, numbered from 1; the first is its catalog. */
export function raw(objects: (string | Buffer)[]): Buffer {
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

type Numbered = Record<number, string | Buffer>;

/** Appends newer objects and their table, as programs do when signing or filling in. */
export function update(pdf: Buffer, objects: Numbered, trailer = '/Root 1 0 R'): Buffer {
  let whole = pdf;
  const rows = Object.entries(objects).map(([number, object]) => {
    const at = String(whole.length).padStart(10, '0');
    whole = Buffer.concat([whole, Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    return `${number} 1\n${at} 00000 n \n`;
  });
  return end(whole, `xref\n${rows.join('')}trailer\n<</Size 99 ${trailer}/Prev ${tableOf(pdf)}>>\n`);
}

/** Ends with a table that points to one object at any offset. */
export function pointAt(pdf: Buffer, number: number, place: number): Buffer {
  const row = `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`;
  return end(pdf, `xref\n${row}trailer\n<</Size 99/Root 1 0 R/Prev ${tableOf(pdf)}>>\n`);
}

function tableOf(pdf: Buffer): number {
  return Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1]);
}

function end(pdf: Buffer, table: string): Buffer {
  return Buffer.concat([pdf, Buffer.from(`${table}startxref\n${pdf.length}\n%%EOF\n`)]);
}

/** A stream with these objects. */
export function holding(objects: Numbered, pack = true): Buffer {
  const entries = Object.entries(objects);
  let at = 0;
  const head = entries.map(([number, object]) => {
    const row = `${number} ${at} `;
    at += object.length + 1;
    return row;
  });
  const data = Buffer.from(`${head.join('')}\n${entries.map(([, object]) => object).join('\n')}`);
  const first = head.join('').length + 1;
  const filter = pack ? '/Filter/FlateDecode' : '';
  return stream(`/Type/ObjStm/N ${entries.length}/First ${first}${filter}`, pack ? deflateSync(data) : data);
}
