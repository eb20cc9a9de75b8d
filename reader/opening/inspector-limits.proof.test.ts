import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pdfs } from '../testing/hostile/test-pdfs.ts';
import * as files from '../testing/test-files.ts';
import { createFileInspector } from './inspector.ts';

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
