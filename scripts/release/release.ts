// npm run release -- FOLDER: from a clean checkout of a tag vX.Y.Z, writes what is published: the assembled product, the chart, the
// bill of materials, the notes and the checksums of all. --dry-run needs no tag and assembles nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faultsOf, notesOf } from './faults.ts';

const root = path.join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
const target = path.resolve(positionals[0] ?? fail('npm run release -- FOLDER [--dry-run]'));
const isDry = values['dry-run'] ?? false;
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const version: string = JSON.parse(read('package.json')).version;

const faults = [...(await faultsOf(read)), ...(isDry ? [] : checkoutFaults())];
if (faults.length > 0) fail(faults.map((fault) => `- ${fault}`).join('\n'));
mkdirSync(target, { recursive: true });
if (readdirSync(target).length > 0) fail(`${target} is not empty.`);
writeFileSync(path.join(target, 'NOTES.md'), notesOf(version, read)!);
for (const name of ['NOTICE', '.env.example', 'deploy/compose.yml'])
  writeFileSync(path.join(target, path.basename(name)), read(name));
const stamp = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
const pack = (name: string, folder: string, as: string) =>
  execFileSync('tar', ['-czf', path.join(target, name), ...stamp, '--transform', `s#^\\.#${as}#`, '-C', folder, '.']);
pack(`volante-chart-${version}.tgz`, path.join(root, 'deploy/helm'), 'volante');
if (!isDry) assemble();
await writeSums();
console.log(`${isDry ? 'Dry run of' : 'Release'} ${version} in ${target}: ${readdirSync(target).sort().join(', ')}`);
if (!isDry)
  console.log(
    `The image: docker build --build-arg REVISION=${git('rev-parse', 'HEAD')} --build-arg SOURCE=${git('remote', 'get-url', 'origin') || 'unknown'} -t volante:${version} .`,
  );

function checkoutFaults(): string[] {
  const tag = git('describe', '--tags', '--exact-match');
  return [
    ...(tag === `v${version}` ? [] : [`the commit has no tag v${version}, but ${tag || 'none'}`]),
    ...(git('status', '--porcelain') === '' ? [] : ['the checkout has changes']),
  ];
}

function assemble(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-release-'));
  try {
    const env = { ...process.env, REVISION: git('rev-parse', 'HEAD') };
    const script = path.join(root, 'scripts/image/assemble.ts');
    execFileSync(process.execPath, [script, folder], { cwd: root, env, stdio: 'inherit' });
    writeFileSync(path.join(target, 'sbom.json'), readFileSync(path.join(folder, 'sbom.json')));
    pack(`volante-${version}-linux-${process.arch}.tgz`, folder, 'app');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeSums(): Promise<void> {
  const lines: string[] = [];
  for (const name of readdirSync(target).sort()) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path.join(target, name))) hash.update(chunk as Buffer);
    lines.push(`${hash.digest('hex')}  ${name}\n`);
  }
  writeFileSync(path.join(target, 'SHA256SUMS'), lines.join(''));
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
