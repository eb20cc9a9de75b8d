import { expect, test } from 'vitest';
import { CallError, errorOfAnswer } from '../../lib/call/call-error.ts';
import { readKept } from '../../lib/files/kept-files.ts';
import { randomKey } from '../../lib/keys.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { getText } from '../../lib/text.ts';
import { failureText } from '../application/failure.ts';
import { appTexts } from '../navigation/app-texts.ts';
import { leaveOnPhone } from '../testing/fake-uploads.ts';
import { failureOf } from './failure.ts';
import { failureWords } from './failure-words.ts';
import { newKey, takeUp } from './take-up.ts';
import { createUploads, type Way } from './uploads.ts';

interface Named {
  name: string;
}

const room = 'papers';

/** A list whose uploads end when the test says so. */
function openUploads(owner = randomKey()) {
  const ends = new Map<string, { arrive: () => void; fail: (error: unknown) => void }>();
  const sent: string[] = [];
  const uploads = createUploads<Named>({
    owner,
    send: ({ content: { name } }, { signal }: Way<Named>) => {
      sent.push(name);
      return new Promise((resolve, reject) => {
        ends.set(name, { arrive: () => resolve('done'), fail: reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  const choose = (...names: string[]) => {
    const keys = names.map(() => newKey(room));
    for (const [i, name] of names.entries()) uploads.put(keys[i] as string, { name });
    void uploads.send(keys);
    return keys;
  };
  const kept = async () => (await readKept<Named>(owner)).map(({ content }) => content.name);
  const states = () => uploads.read().all.map(({ state }) => state.at);
  const end = async (name: string) => {
    await expect.poll(() => ends.has(name)).toBe(true);
    return ends.get(name) as NonNullable<ReturnType<typeof ends.get>>;
  };
  return { owner, uploads, sent, choose, kept, states, end };
}

test('several files are sent one at a time, and each stays on the phone until it has arrived', async () => {
  const { uploads, sent, choose, kept, states, end } = openUploads();
  choose('one', 'two');
  const item = await end('one');
  expect(states()).toEqual(['sending', 'waiting']);
  expect([uploads.read().current, uploads.read().total]).toEqual([1, 2]);
  await expect.poll(kept).toEqual(['one', 'two']);
  item.arrive();
  (await end('two')).arrive();
  await expect.poll(() => states()).toEqual(['done', 'done']);
  expect(sent).toEqual(['one', 'two']);
  await expect.poll(kept).toEqual([]);
});

test('a failed file stays on the phone only if a retry may succeed', async () => {
  const { uploads, choose, kept, end } = openUploads();
  choose('lost', 'infected');
  (await end('lost')).fail(new CallError({ kind: 'network_error' }));
  (await end('infected')).fail(new CallError({ kind: 'unprocessable_error', code: 'file_infected', status: 422 }));
  await expect.poll(() => uploads.read().total).toBe(0);
  expect(uploads.read().all.map(({ state }) => state)).toMatchObject([
    { at: 'failed', failure: { code: 'network_error' } },
    { at: 'failed', failure: { code: 'file_infected' } },
  ]);
  await expect.poll(kept).toEqual(['lost']);
});

test('a file that a proxy refused stays on the phone, has words in both languages, and goes with the next retry', async () => {
  const { uploads, sent, choose, kept, states, end } = openUploads();
  const keys = choose('large');
  const refused = errorOfAnswer(413, '<html>413 Request Entity Too Large</html>', null);
  (await end('large')).fail(refused);
  await expect.poll(() => states()).toEqual(['failed']);
  await expect.poll(kept).toEqual(['large']);
  for (const language of ['es', 'en'] as const) {
    chooseLanguage(language);
    const said = failureWords(failureOf(refused), { accepts: ['jpeg'], maxBytes: 5_000_000 });
    expect(said).toBe(getText(appTexts).proxyLimit);
    expect(failureText(refused)).toBe(said);
  }
  void uploads.send(keys);
  await expect.poll(() => sent).toEqual(['large', 'large']);
});

test('stopped items wait for a retry; removed ones are neither sent nor kept', async () => {
  const { uploads, sent, choose, kept, states, end } = openUploads();
  const [, second] = choose('one', 'two', 'three');
  await end('one');
  uploads.remove(second as string);
  uploads.stop();
  await expect.poll(() => states()).toEqual(['failed', 'failed']);
  await expect.poll(kept).toEqual(['one', 'three']);
  void uploads.send(uploads.read().all.map(({ key }) => key));
  await expect.poll(() => sent).toEqual(['one', 'one']);
});

test('one open page sends the items left by an earlier page, marked as possibly sent before', async () => {
  const owner = randomKey();
  await leaveOnPhone(owner, newKey(room), { name: 'left', failure: null });
  const pages = [openUploads(owner), openUploads(owner)];
  for (const { uploads } of pages) await takeUp(uploads, { owner, room });
  await expect.poll(() => pages.map(({ sent }) => sent)).toEqual([['left'], []]);
  expect(pages[0]?.uploads.read().all).toMatchObject([{ again: true, state: { at: 'sending' } }]);
});

test('another file under the same key replaces the first upload, whose result is then ignored', async () => {
  const { uploads, sent, choose, states, end } = openUploads();
  const [key] = choose('blurred') as [string];
  const blurred = await end('blurred');
  uploads.put(key, { name: 'sharp' });
  void uploads.send([key]);
  blurred.arrive();
  const sharp = await end('sharp');
  expect(states()).toEqual(['sending']);
  sharp.arrive();
  await expect.poll(() => states()).toEqual(['done']);
  expect(sent).toEqual(['blurred', 'sharp']);
});
