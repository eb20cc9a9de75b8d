import { expect, test } from 'vitest';
import { writePdf } from './photos-to-pdf.ts';

const photo = (width: number, height: number) => ({ jpeg: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), width, height });

test('every photo becomes a page, lying photos a lying one', async () => {
  const pdf = await writePdf([photo(1500, 2000), photo(2000, 1500)]).text();
  expect(pdf).toContain('/Count 2');
  expect([...pdf.matchAll(/\/MediaBox\[0 0 (\d+) (\d+)\]/g)].map(([, w, h]) => [w, h])).toEqual([
    ['595', '842'],
    ['842', '595'],
  ]);
});

test('the table at the end of a PDF names the place of every object', async () => {
  const bytes = new Uint8Array(await writePdf([photo(100, 200)]).arrayBuffer());
  const pdf = Array.from(bytes, (b) => String.fromCharCode(b)).join('');
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(5);
  offsets.forEach((offset, i) => {
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${i + 1} 0 obj`));
  });
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start)).toMatch(/^xref/);
});
