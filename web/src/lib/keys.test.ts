import { expect, test } from 'vitest';
import { printOf, shortPrint } from './keys.ts';

test('files with the same bytes have the same print, whatever their names; others have another', async () => {
  const item = new File(['the same bytes'], 'octubre.pdf');
  const two = new File(['the same bytes'], 'septiembre.pdf');
  const other = new File(['the same byteS'], 'octubre.pdf');
  expect(await printOf(item)).toBe(await printOf(two));
  expect(await printOf(item)).not.toBe(await printOf(other));
});

test('without the browser’s digests a shorter print does the same', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(shortPrint(bytes('the same bytes'))).toBe(shortPrint(bytes('the same bytes')));
  expect(shortPrint(bytes('the same bytes'))).not.toBe(shortPrint(bytes('the same byteS')));
});
