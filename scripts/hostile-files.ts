// npm run hostile-files -- FOLDER: writes the malicious test files, to try them on other systems too.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { corpus } from '@volante/reader/testing/hostile/test-corpus.ts';

const folder = process.argv[2];
if (!folder) {
  console.error('npm run hostile-files -- FOLDER');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
for (const [index, { about, answer, claims, bytes }] of corpus.entries()) {
  const name = `${String(index).padStart(3, '0')} ${about.replaceAll('/', ' ')}.${claims ?? 'jpg'}`;
  await writeFile(path.join(folder, name), await bytes());
  console.log(`${name}: ${answer}`);
}
