import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './bootstrap.mjs';

/**
 * Builds web apps into web/dist/NAME, skipping those already built from exactly these sources. With `QUICK_BUILD=1`, as
 * in `npm test`, files are compressed less, which saves 15 CPU-seconds; only tests use such a build.
 */
export function buildWeb(node, names = served) {
  const whole = hashOfSources();
  const quick = process.env.QUICK_BUILD === '1';
  const wanted = quick ? `${whole} quick` : whole;
  const suits = (stamp) => stamp === whole || stamp === wanted;
  for (const name of names) if (!suits(readStamp(name))) build(node, name, wanted);
}

/** The apps the server serves; each has a `NAME.config.ts` in web. */
const served = ['applicant', 'staff'];
const web = path.join(root, 'web');
const stamp = '.built-from';

function build(node, name, wanted) {
  process.stderr.write(`Building the web app (${name})…\n`);
  const fresh = path.join(web, `.build-${name}-${process.pid}`);
  if (!buildInto(node, name, fresh)) {
    rmSync(fresh, { recursive: true, force: true });
    fail(`The web app (${name}) could not be built: see above.`);
  }
  writeFileSync(path.join(fresh, stamp), wanted);
  // Another process may have built the same meanwhile.
  if (readStamp(name) === wanted) rmSync(fresh, { recursive: true, force: true });
  else putInPlace(fresh, path.join(web, 'dist', name));
}

/**
 * Builds a web app into a folder, with its server renderer in `.server`; false if the build fails. `kind` is
 * `development` for React's development build, which reports errors readably.
 */
export function buildInto(node, name, folder, kind = 'production') {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // Set here because a test that builds it has another environment.
  const env = { ...process.env, NODE_ENV: kind };
  const run = (config, outDir) => {
    const args = [vite, 'build', '--config', config, '--logLevel', 'warn', '--outDir', outDir];
    return spawnSync(node, args, { cwd: web, env, stdio: ['ignore', 2, 2] }).status === 0;
  };
  const drawing = `${name}.server.config.ts`;
  if (!run(`${name}.config.ts`, folder)) return false;
  return !existsSync(path.join(web, drawing)) || run(drawing, path.join(folder, '.server'));
}

// A running server keeps serving the old build until the new one is complete.
function putInPlace(fresh, dist) {
  const old = `${fresh}-old`;
  mkdirSync(path.dirname(dist), { recursive: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

function readStamp(name) {
  try {
    return readFileSync(path.join(web, 'dist', name, stamp), 'utf8');
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

if (import.meta.main) buildWeb(process.execPath, process.argv.length > 2 ? process.argv.slice(2) : served);
