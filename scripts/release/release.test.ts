import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import product from '../../package.json' with { type: 'json' };
import { faultsOf } from './faults.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'volante-release-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const release = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'release.ts'), ...args], { encoding: 'utf8' });

test('a dry run checks every place that names the version, and writes notes, chart and checksums', () => {
  const target = path.join(folder, 'dry');
  const { status, stderr } = release(target, '--dry-run');
  expect(status, stderr).toBe(0);
  const chart = `volante-chart-${product.version}.tgz`;
  expect(readdirSync(target).sort()).toEqual(
    ['.env.example', 'NOTES.md', 'NOTICE', 'SHA256SUMS', 'compose.yml', chart].sort(),
  );
  expect(readFileSync(path.join(target, 'NOTES.md'), 'utf8')).toMatch(new RegExp(`^## ${product.version}\n`));
  expect(execFileSync('tar', ['-tzf', path.join(target, chart)], { encoding: 'utf8' })).toContain('volante/Chart.yaml');
  execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: target });
});

test('nothing is published over what is there, nor without the tag of the version', () => {
  const full = path.join(folder, 'full');
  expect(release(full, '--dry-run').status).toBe(0);
  writeFileSync(path.join(full, 'mine'), '');
  expect(release(full, '--dry-run').stderr).toContain('is not empty');
  const untagged = release(path.join(folder, 'untagged'));
  // A checkout that has the tag has no other changes than this test's.
  expect([untagged.status, untagged.stderr]).toEqual([1, expect.stringMatching(/no tag v|has changes/)]);
});

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../..', name), 'utf8');
const api = JSON.parse(read('docs/api/v1.json')) as { paths: Record<string, unknown> };
const { '/events': _, ...otherPaths } = api.paths;

test.each([
  ['docs/api/v1.json', JSON.stringify({ ...api, paths: otherPaths }), 'npm run openapi -- docs/api v1'],
  ['.env.example', '', 'npm run generate'],
  ['deploy/compose.yml', 'image: volante:0.0.1', `deploy/compose.yml names 0.0.1, not ${product.version}`],
  ['CHANGELOG.md', '## Unreleased', 'CHANGELOG.md has no part'],
  ['docs/upgrading.md', '', 'docs/upgrading.md has no part'],
])('nothing is released while %s is that of another version', async (file, text, said) => {
  expect(await faultsOf(read)).toEqual([]);
  const faults = await faultsOf((name) => (name === file ? text : read(name)));
  expect(faults).toEqual([expect.stringContaining(said)]);
});
