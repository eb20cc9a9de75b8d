import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './bootstrap.mjs';

/** Builds the web apps into web/dist unless that was built from exactly these sources. */
export function buildWeb(node) {
  const wanted = hashOfSources();
  if (readStamp() === wanted) return;
  process.stderr.write('Building the web app…\n');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(node, args, { cwd: path.join(root, 'web'), stdio: ['ignore', 2, 2] });
  if (status !== 0) fail('The web app could not be built: see above.');
  // Last, so that a build that was cut short is done again.
  writeFileSync(stampFile, wanted);
}

const stampFile = path.join(root, 'web', 'dist', '.built-from');

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...sourcesIn('contract'), ...sourcesIn('web')]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourcesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'dist' || entry.name === 'node_modules' ? [] : sourcesIn(file);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [file];
    });
}

if (import.meta.main) buildWeb(process.execPath);
