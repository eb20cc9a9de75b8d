// npm run image: writes an OCI image of the product for this platform, made only of the lockfile's packages and
// Debian's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../build-web.mjs';
import { fileSize, megabytes, pack } from './archive.ts';
import { layOut, sizeOf } from './file-system.ts';

const { to } = parseArgs({ options: { to: { type: 'string', default: 'volante-image.tar' } } }).values;
const folder = mkdtempSync(path.join(tmpdir(), 'volante-image-'));
try {
  buildWeb(process.execPath);
  const layers = layOut(folder);
  const target = path.resolve(to);
  pack(layers, folder, target);
  console.log(`${target}: ${megabytes(fileSize(target))} MB, ${megabytes(sizeOf(layers))} MB unpacked`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
