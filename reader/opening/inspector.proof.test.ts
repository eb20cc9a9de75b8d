import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfs } from '../testing/hostile/test-pdfs.ts';
import * as files from '../testing/test-files.ts';
import { phoneHeic } from '../testing/test-heic.ts';
import type { Accepted } from './finding.ts';
import { createFileInspector } from './inspector.ts';

test('iPhone photos of 24 and 48 megapixels are opened within the usual limits, upright and smaller', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-photos-'));
  const inspector = createFileInspector({ children: 1 });
  for (const { kept, ...given } of [
    { width: 5712, height: 4284, kept: [3072, 4096] },
    { width: 8064, height: 6048, kept: [3024, 4032] },
  ]) {
    const file = path.join(folder, `${given.width}`);
    await writeFile(file, await phoneHeic({ ...given, turned: true }));
    const found = (await inspector.inspect({ path: file, kind: 'heic', target: `${file}.picture` }, 'one')) as Accepted;
    expect(found.refusal).toBeNull();
    const { data, info } = await sharp(await readFile(found.path))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual(kept);
    const [first, last] = [5 * info.width + 5, (info.height - 5) * info.width - 5].map((at) => [
      ...data.subarray(at * 3).subarray(0, 3),
    ]);
    expect(first![0]! > first![2]! + 80, 'red at the upper left').toBe(true);
    expect(last![2]! > last![0]! + 80, 'blue at the lower right').toBe(true);
  }
  await inspector.close();
  await rm(folder, { recursive: true });
}, 60_000);

test('the memory limit alone stops a PDF that unpacks to gigabytes', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'volante-bombs-')), 'bomb');
  const much = { computing: 80_000, memory: 300, timeout: 80_000 };
  const patient = createFileInspector({ children: 1, limits: { picture: much, pdf: much } });
  const inspect = async (bytes: Uint8Array) => {
    await writeFile(file, bytes);
    return patient.inspect({ path: file, kind: 'pdf', target: `${file}.picture` }, 'one');
  };
  const bombs = pdfs.filter(({ about }) => /(objects unpack|table unpacks)/.test(about));
  expect(bombs).toHaveLength(3);
  for (const { about, bytes } of bombs)
    expect(await inspect(await bytes()), about).toEqual({ refusal: 'file_unreadable' });
  expect(await inspect(await files.pdf())).toMatchObject({ refusal: null });
  await patient.close();
  await rm(path.dirname(file), { recursive: true });
}, 120_000);
