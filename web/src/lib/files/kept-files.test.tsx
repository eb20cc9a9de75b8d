import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, moveFiles, readKept } from './kept-files.ts';

afterEach(() => vi.useRealTimers());

let last = 0;
const newId = () => `owner-${++last}`;
const photo = (name: string) => ({ file: new File(['bytes'], name, { type: 'image/jpeg' }) });

test('a chosen file is kept whole for its owner and its purpose', async () => {
  const [mine, other] = [newId(), newId()];
  await keep(mine, 'curp', photo('curp.jpg'));
  await keep(other, 'curp', photo('other.jpg'));
  const [kept, ...more] = await readKept<{ file: File }>(mine);
  expect([kept?.purpose, kept?.content.file.name, await kept?.content.file.text(), more]).toEqual([
    'curp',
    'curp.jpg',
    'bytes',
    [],
  ]);
  await forget(mine, 'curp');
  expect(await readKept(mine)).toEqual([]);
  expect(await readKept(other)).toHaveLength(1);
});

test('the files of one owner move to another, and those of others stay', async () => {
  const [before, after, other] = [newId(), newId(), newId()];
  await keep(before, 'curp', photo('curp.jpg'));
  await keep(before, 'selfie_photo', photo('selfie.jpg'));
  await keep(other, 'curp', photo('other.jpg'));
  await moveFiles(before, after);
  expect(await readKept(before)).toEqual([]);
  expect((await readKept(after)).map(({ purpose }) => purpose).sort()).toEqual(['curp', 'selfie_photo']);
  expect(await readKept(other)).toHaveLength(1);
});

test('files unsent for a day are removed, whoever chose them', async () => {
  const [mine, other] = [newId(), newId()];
  vi.useFakeTimers({ toFake: ['Date'] });
  await keep(mine, 'curp', photo('old.jpg'));
  vi.setSystemTime(Date.now() + 25 * 3600_000);
  expect(await readKept(other)).toEqual([]);
  vi.setSystemTime(Date.now() - 25 * 3600_000);
  expect(await readKept(mine)).toEqual([]);
});

test('a phone that stores nothing causes no error', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const fresh: typeof import('./kept-files.ts') = await import('./kept-files.ts?blocked' as './kept-files.ts');
  await fresh.keep('x', 'curp', photo('x.jpg'));
  expect(await fresh.readKept('x')).toEqual([]);
  vi.restoreAllMocks();
});
