import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
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
