import { expect, onTestFinished, test, vi } from 'vitest';
import { kindOf } from './file-kind.ts';
import { isReadFailure } from './read-failure.ts';

const of = (...bytes: (number | string)[]) =>
  new Blob(bytes.map((b) => (typeof b === 'number' ? Uint8Array.of(b) : Uint8Array.from(b, (c) => c.charCodeAt(0)))));

test('the type of a file is read from its bytes, not from its name', async () => {
  expect(await kindOf(of('\xff\xd8\xff\xe0'))).toBe('jpeg');
  expect(await kindOf(of('\x89PNG\r\n\x1a\n'))).toBe('png');
  expect(await kindOf(of('RIFF\0\0\0\0WEBPVP8 '))).toBe('webp');
  expect(await kindOf(of('GIF89a'))).toBe('gif');
  expect(await kindOf(of('II*\0'))).toBe('tiff');
  expect(await kindOf(of('\0\0\0\x18ftypheic'))).toBe('heic');
  expect(await kindOf(of('%PDF-1.7\n'))).toBe('pdf');
  expect(await kindOf(of('just some text'))).toBeNull();
  expect(await kindOf(of(''))).toBeNull();
});

test('a PDF may have a few bytes before its header', async () => {
  expect(await kindOf(of('\n\n  %PDF-1.4'))).toBe('pdf');
});

test('a file that its cloud never delivers cannot be read', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const silent = new Blob(['x']);
  silent.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => {}) });
  const failed = expect(kindOf(silent)).rejects.toSatisfy(isReadFailure);
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
});
