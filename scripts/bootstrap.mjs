// Plain JavaScript for Node 20, since it finds or installs everything newer.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Installs the packages when they are missing or older than package-lock.json, and finds Node 24. Prints only to
 * stderr, so that stdout contains nothing but the command's output.
 * @returns {string} path of a Node 24 binary; ends the process with one line when there is none
 */
export function prepare() {
  const isStamped = readIfThere(stampFile) === hashOfLock();
  if (!isStamped && stateOfPackages() === 'old')
    install(process.execPath, 'ci', 'Installing packages (once, a minute or two)…');
  const node = findNode24();
  if (!node)
    return fail(
      `Volante needs Node 24 (this is ${process.version}): install it from https://nodejs.org and try again.`,
    );
  // A Node before 20.19 leaves out binaries that require a newer one; Node 24 installs them.
  if (!isStamped) {
    if (stateOfPackages() === 'incomplete') install(node, 'install', 'Installing binaries for Node 24 (once)…');
    prune();
    writeStamp(hashOfLock());
  }
  return node;
}

/** Ends the process with one line on stderr. @returns {never} */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.installed-from');

/** @returns {'current' | 'incomplete' | 'old'} incomplete: only binaries for this machine are missing */
function stateOfPackages() {
  // After a manual npm install, npm's own record is as good as our stamp.
  const record = readIfThere(path.join(root, 'node_modules', '.package-lock.json'));
  if (record === null) return 'old';
  const installed = JSON.parse(record).packages;
  const locked = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages);
  const packages = locked.filter(([name]) => name.startsWith('node_modules/'));
  const isRight = ([name, entry]) =>
    installed[name] ? installed[name].version === entry.version : Boolean(entry.optional || entry.peer);
  if (!packages.every(isRight)) return 'old';
  return packages.some(([name, entry]) => !installed[name] && isForThisMachine(entry)) ? 'incomplete' : 'current';
}

/** True for a package with binaries for exactly this kind of machine. */
function isForThisMachine({ os, cpu, libc }) {
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  return !libc || libc.includes(process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');
}

/** Runs `npm ci` or `npm install` by a Node binary; ends the process when it fails. */
function install(node, command, notice) {
  process.stderr.write(`${notice}\n`);
  const begun = Date.now();
  // npm start passes npm's own script; NODE_ENV=production must not omit the web app's build tools.
  const npm = process.env.npm_execpath ? [node, process.env.npm_execpath] : ['npm'];
  const includes = ['--include=dev', '--include=optional'];
  // Only adds what is missing: the lockfile stays as it is.
  const args = [command, ...(command === 'install' ? ['--no-save'] : []), ...includes, ...quiet];
  // It would download libraries for graphics processors, which nothing here uses.
  const lean = { ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const env = { ...process.env, ...lean, PATH: path.dirname(node) + path.delimiter + process.env.PATH };
  const result = spawnSync(npm[0], [...npm.slice(1), ...args], { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) fail(`npm ${command} failed: see above. Volante cannot start without its packages.`);
  process.stderr.write(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.\n`);
}

/** Deletes what packages bring that nothing here reads: half a gigabyte of 1.4. */
function prune() {
  const modules = path.join(root, 'node_modules');
  for (const name of readdirSync(modules, { recursive: true }))
    if (unread.some((pattern) => pattern.test(name)))
      rmSync(path.join(modules, name), { recursive: true, force: true });
}

const here = `${process.platform}/${process.arch}`;
const unread = [
  // Binaries of other platforms, and headers of Node.
  new RegExp(`^onnxruntime-node/bin/napi-v\\d+/(?!${here}(/|$)|${process.platform}$).+`),
  /^node-[a-z]+-[a-z0-9]+\/include$/,
  // Of the reader for machines without that library, what only browsers use.
  /^onnxruntime-web\/dist\/(?!ort\.node\.min\.m?js$|ort-wasm-simd-threaded\.(wasm|mjs)$).+/,
  /^[^.].*\.map$/,
];

const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];

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
