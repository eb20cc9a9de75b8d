import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './bootstrap.mjs';

/** Builds the web apps into web/dist unless that was built from exactly these sources. */
export function buildWeb(node) {
  const wanted = hashOfSources();
  if (readStamp() === wanted) return;
  process.stderr.write('Building the web app…\n');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const fresh = path.join(web, `.build-${process.pid}`);
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', fresh];
  const { status } = spawnSync(node, args, { cwd: web, stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    fail('The web app could not be built: see above.');
  }
  writeFileSync(path.join(fresh, stamp), wanted);
  putInPlace(fresh);
}

const web = path.join(root, 'web');
const dist = path.join(web, 'dist');
const stamp = '.built-from';

// A running server goes on with the old build until the new one is there as a whole.
function putInPlace(fresh) {
  const old = `${fresh}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

function readStamp() {
  try {
    return readFileSync(path.join(dist, stamp), 'utf8');
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
      if (entry.isDirectory()) return /^(dist|node_modules|\.build-.*)$/.test(entry.name) ? [] : sourcesIn(file);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [file];
    });
}

if (import.meta.main) buildWeb(process.execPath);
