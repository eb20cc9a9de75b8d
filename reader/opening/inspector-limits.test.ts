import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileKind } from '@volante/contract/documents/rules.ts';
import { afterAll, expect, test } from 'vitest';
import * as files from '../testing/test-files.ts';
import type { Finding } from './finding.ts';
import { createFileInspector, type FileInspector } from './inspector.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'volante-limits-'));
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function inspect(kind: FileKind, bytes: Uint8Array, by: FileInspector, applicationId = 'one'): Promise<Finding> {
  const file = path.join(folder, `${count++}`);
  await writeFile(file, bytes);
  return by.inspect({ path: file, kind, target: `${file}.picture` }, applicationId);
}

const unreadable = { refusal: 'file_unreadable' };
const script = new URL('./testing/moody-child.ts', import.meta.url);
const limits = { computing: 300, memory: 300, timeout: 20_000 };
const moody = (settings: Parameters<typeof createFileInspector>[0] = {}) =>
  createFileInspector({ children: 1, script, limits: { picture: limits, pdf: limits }, ...settings });

test('a file that crashes its process or never stops computing is unreadable, and the next file is opened', async () => {
  const fileInspector = moody();
  const taken = expect.objectContaining({ refusal: null });
  const words = ['exit', 'throw', 'hang', 'fine', 'fine'];
  const findings = await Promise.all(words.map((word) => inspect('pdf', Buffer.from(word), fileInspector)));
  expect(findings).toEqual([unreadable, unreadable, unreadable, taken, taken]);
  await fileInspector.close();
});

test('a picture whose header announces too much work never reaches a process', async () => {
  const fileInspector = moody();
  expect(await inspect('png', await files.png(), fileInspector)).toMatchObject({ refusal: null });
  expect(await inspect('png', files.pngBomb(20_000, 20_000), fileInspector)).toEqual(unreadable);
  await fileInspector.close();
});

test('a file that took long without computing may be sent again, since the machine was just busy', async () => {
  const short = { ...limits, timeout: 300 };
  const fileInspector = moody({ limits: { picture: short, pdf: short } });
  await expect(inspect('pdf', Buffer.from('sleep'), fileInspector)).rejects.toMatchObject({ fault: 'timeout' });
  await fileInspector.close();
});

test('an application with many files has to wait, while another application is served', async () => {
  const fileInspector = moody({ waiting: { total: 10, perKey: 4 } });
  const done: string[] = [];
  // All files are written first, since they are queued in the order of this list.
  const file = path.join(folder, 'waiting');
  await writeFile(file, 'fine');
  const send = (applicationId: string, n: number) =>
    fileInspector
      .inspect({ path: file, kind: 'pdf', target: `${file}.${applicationId}${n}` }, applicationId)
      .then(() => done.push(applicationId));
  const many = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => send('many', n)).concat(send('few', 1)));
  expect(many.map(({ status }) => status)).toEqual([
    ...Array(4).fill('fulfilled'),
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(done.indexOf('few')).toBeLessThanOrEqual(1);
  const refused = many.find((each) => each.status === 'rejected')!;
  expect(refused.reason).toMatchObject({ fault: 'busy' });
  expect(refused.reason.retryAfter).toBeGreaterThanOrEqual(2);
  await fileInspector.close();
});
