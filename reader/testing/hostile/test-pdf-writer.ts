// Writes PDFs object by object, so that a test can place each of them freely.

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
