// Plain JavaScript for Node 20, since it finds or installs everything newer.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Installs the packages when they are missing or older than package-lock.json, and finds Node 24.
 * Speaks on stderr only, so that a command's stdout stays its own.
 * @returns {string} path of a Node 24 binary; ends the process with one line when there is none
 */
export function prepare() {
  if (!packagesAreCurrent()) installPackages();
  const node = findNode24();
  if (node) return node;
  return fail(`Volante needs Node 24 (this is ${process.version}): install it from https://nodejs.org and try again.`);
}

/** Ends the process with one line on stderr. @returns {never} */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.installed-from');

function packagesAreCurrent() {
  const wanted = hashOfLock();
  if (readIfThere(stampFile) === wanted) return true;
  if (!installedMatchesLock()) return false;
  writeStamp(wanted);
  return true;
}

// After a manual npm install, npm's own record is as good as our stamp.
function installedMatchesLock() {
  const record = readIfThere(path.join(root, 'node_modules', '.package-lock.json'));
  if (record === null) return false;
  const installed = JSON.parse(record).packages;
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return Object.entries(locked).every(([name, entry]) => {
    if (!name.startsWith('node_modules/')) return true;
    const found = installed[name];
    return found ? found.version === entry.version : Boolean(entry.optional || entry.peer);
  });
}

function installPackages() {
  process.stderr.write('Installing packages (once)…\n');
  // npm start passes npm's own script; NODE_ENV=production must not omit the web app's build tools.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const args = [
    ...npm.slice(1),
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ];
  const result = spawnSync(npm[0], args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) fail('npm ci failed: see above. Volante cannot start without its packages.');
  writeStamp(hashOfLock());
}

function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const packaged = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  return existsSync(packaged) ? packaged : null;
}

function hashOfLock() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function writeStamp(content) {
  try {
    writeFileSync(stampFile, content);
  } catch {
    // A read-only checkout has no stamp and compares with npm's record each time.
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
