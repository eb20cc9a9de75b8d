import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const textual = new Set(['.js', '.css', '.svg', '.json', '.wasm', '.txt', '.webmanifest']);
const compress = promisify(brotliCompress);

/** Quick builds for tests use level 9: 11 takes seconds of CPU, 9 a tenth of that for files 10 % larger. */
const quality = process.env.QUICK_BUILD === '1' ? 9 : 11;

/** Writes `name.br` (brotli) beside every textual file of the build, for the server to send as it is. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      // A failed build wrote nothing and has already reported why.
      if (!existsSync(outDir)) return;
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((e) => e.isFile() && textual.has(extname(e.name)));
      await Promise.all(files.map((e) => compressFile(join(e.parentPath, e.name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await compress(bytes, { params }));
}
