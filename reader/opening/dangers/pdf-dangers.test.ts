import { randomFillSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { acting, harmless } from '../../testing/hostile/test-acting-pdfs.ts';
import { raw, stream } from '../../testing/hostile/test-pdf-writer.ts';
import { findDangers } from './pdf-dangers.ts';

test.each(acting)('$about: $flags', async ({ bytes, flags }) => {
  expect(await findDangers(await bytes())).toEqual(expect.arrayContaining(flags));
});

test.each(harmless)('$about: nothing to warn of', async ({ bytes }) => {
  expect(await findDangers(await bytes())).toEqual([]);
});

test('photos and fonts in a PDF are not mistaken for objects', async () => {
  const noise = () => stream('/Subtype/Image', randomFillSync(Buffer.alloc(400_000)));
  for (let i = 0; i < 5; i++)
    expect(await findDangers(raw(['<</Type/Catalog/Pages 2 0 R>>', '<</Kids[]/Count 0>>', noise(), noise()]))).toEqual(
      [],
    );
});

test('searching 5 MB takes a bounded number of passes, for any bytes', async () => {
  const words = [
    '1 0 obj',
    '1 0 obj<<',
    '1 0 obj(',
    '<</OpenAction ',
    `1 0 obj${'<</AA'.repeat(400)}`,
    '1 0 obj<</OpenAction<</S 1 0 R>>>>\n',
    '1 0 obj stream ',
    '/A#',
    '%\nobj ',
    '9 9 9 ',
    'trailer<<',
  ];
  const spent = process.cpuUsage();
  for (const word of words) {
    const bytes = Buffer.from(`%PDF-1.7\n${word.repeat(Math.floor(5_000_000 / word.length))}`);
    expect(await findDangers(bytes), word).toSatisfy((flags: string[]) => flags.length <= 1);
  }
  // In seconds of processor time; without the limits it would be hundreds.
  expect(process.cpuUsage(spent).user / 1e6).toBeLessThan(60);
}, 120_000);
