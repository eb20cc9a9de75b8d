// Writes the product into a folder as it is in the image's /app: `node scripts/run.mjs scripts/image/assemble.ts FOLDER`.
// The Dockerfile and npm run test:image both run this.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import product from '../../package.json' with { type: 'json' };
import { buildWeb } from '../build-web.mjs';
import { billOfMaterials } from './bill-of-materials.ts';

/** Workspaces whose packages the product needs. Not postgres: the image has no embedded database. */
const withPackages = ['server', 'reader', 'contract'];
const parts = [...withPackages, 'postgres', 'web/dist/applicant', 'web/dist/staff', 'web/privacy'];
/** Not for this platform, or of no use at run time. */
const leftOut = [
  'node_modules/onnxruntime-node/bin/napi-v*/{darwin,win32}',
  `node_modules/onnxruntime-node/bin/napi-v*/linux/${process.arch === 'x64' ? 'arm64' : 'x64'}`,
  // Optional, for machines that onnxruntime-node has no library for; with what only it needs.
  'node_modules/{onnxruntime-web,protobufjs,@protobufjs,flatbuffers,guid-typescript,long,platform}',
  'node_modules/**/*.{map,md,markdown,d.ts,d.mts,d.cts,h,cc,cpp,hpp,a}',
];

const root = path.join(import.meta.dirname, '../..');
const target = path.resolve(process.argv[2] ?? '');
if (target === root || !process.argv[2]) throw new Error('Name a folder to write to.');

buildWeb(process.execPath);
mkdirSync(target, { recursive: true });
// npm wants to see every workspace of the lockfile.
const manifests = product.workspaces.map((name) => `${name}/package.json`);
for (const name of ['package.json', 'package-lock.json', '.npmrc', 'NOTICE', ...manifests])
  cpSync(path.join(root, name), path.join(target, name));
const which = withPackages.map((name) => `--workspace=${name}`);
const npm = spawnSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--loglevel=error', ...which], {
  cwd: target,
  env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
  stdio: 'inherit',
});
if (npm.status !== 0) throw new Error('npm could not install the packages.');
// What a scanner needs to know, from the lockfile; and which commit this is.
writeFileSync(path.join(target, 'sbom.json'), JSON.stringify(billOfMaterials(target, withPackages), null, 2));
writeFileSync(path.join(target, 'build.json'), JSON.stringify({ commit: process.env.REVISION || 'unknown' }));
for (const name of globSync(leftOut, { cwd: target }))
  rmSync(path.join(target, name), { recursive: true, force: true });
for (const name of manifests) rmSync(path.join(target, path.dirname(name)), { recursive: true });

for (const name of parts) cpSync(path.join(root, name), path.join(target, name), { recursive: true, filter: isNeeded });
cpSync(path.join(import.meta.dirname, 'health.mjs'), path.join(target, 'image/health.mjs'));

function isNeeded(file: string): boolean {
  return !/(^|\/)(testing|fixtures|node_modules)$|\.test\.ts$|\.on-[a-z0-9]+\.ts$|\/test-[a-z-]+\.ts$/.test(file);
}
