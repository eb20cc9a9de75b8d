import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, readKept, readLeft, takeLeft } from './kept-files.ts';
import { onPageClosed } from './open-pages.ts';

type Phone = typeof import('./kept-files.ts');

afterEach(() => vi.restoreAllMocks());

let last = 0;
const newOwner = () => `owner of pages ${++last}`;
const all = () => true;
const purposes = (kept: readonly { purpose: string }[]) => kept.map(({ purpose }) => purpose);

/** Another page of this browser; `close` has the same effect as killing it. */
async function openPage(): Promise<{ name: string; close: () => void }> {
  const name = `page ${++last}`;
  const close = await new Promise<() => void>((open) => {
    void navigator.locks.request(`volante.page.${name}`, () => new Promise<void>((end) => open(end)));
  });
  return { name, close };
}

test('files that an open page keeps are its own, and another page sends them once it is killed', async () => {
  const owner = newOwner();
  const other = await openPage();
  await keep(owner, 'curp', { name: 'a' }, other.name);
  const learned = vi.fn();
  onPageClosed(learned);
  expect(purposes(await readLeft(owner))).toEqual([]);
  expect(await takeLeft(owner, all)).toEqual([]);
  expect(learned).not.toHaveBeenCalled();
  other.close();
  await expect.poll(() => learned).toHaveBeenCalledOnce();
  expect(purposes(await takeLeft(owner, all))).toEqual(['curp']);
});

test('a page that is opened later and then killed is noticed, too', async () => {
  const learned = vi.fn();
  onPageClosed(learned);
  const other = await openPage();
  new BroadcastChannel('volante.pages').postMessage(other.name);
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  other.close();
  await expect.poll(() => learned).toHaveBeenCalledOnce();
});

test('when two pages take over files at once, each file goes to one of them', async () => {
  const owner = newOwner();
  const second: Phone = await import('./kept-files.ts?second' as './kept-files.ts');
  for (const purpose of ['one', 'two', 'three']) await keep(owner, purpose, {}, 'killed');
  const given = await Promise.all([takeLeft(owner, all), takeLeft(owner, all), second.takeLeft(owner, all)]);
  expect(purposes(given.flat()).sort()).toEqual(['one', 'three', 'two']);
  expect(await readLeft(owner)).toEqual([]);
});

test('a file that no screen takes over yet stays on the phone', async () => {
  const owner = newOwner();
  await keep(owner, 'curp', {}, 'killed');
  expect(await takeLeft(owner, () => false)).toEqual([]);
  expect(purposes(await takeLeft(owner, all))).toEqual(['curp']);
});

test('a page forgets its own files alone', async () => {
  const owner = newOwner();
  const other = await openPage();
  await keep(owner, 'curp', { name: 'mine' });
  await keep(owner, 'curp', { name: 'newer' }, other.name);
  await forget(owner, 'curp');
  expect(await readKept(owner)).toMatchObject([{ content: { name: 'newer' } }]);
  other.close();
});

test('without Web Locks a page takes over only files kept before it was opened', async () => {
  const owner = newOwner();
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
  await keep(owner, 'later', {}, 'another page');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 3600_000);
  await keep(owner, 'earlier', {}, 'another page');
  vi.mocked(Date.now).mockRestore();
  expect(purposes(await takeLeft(owner, all))).toEqual(['earlier']);
});
