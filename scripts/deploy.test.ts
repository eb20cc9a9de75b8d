import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../server/config/config.ts';
import { fileVariable, isSecret } from '../server/config/secret-files.ts';
import { running } from './image/dockerfile.ts';

const root = path.join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');
const files = globSync('**/*.{yml,yaml,service}', { cwd: path.join(root, 'deploy') }).filter(
  // test:chart renders the chart and checks what comes out.
  (name) => !name.startsWith('alerts') && !name.startsWith('helm/'),
);

/** Words in capitals that are other programs' settings, or part of comments. */
const ofOthers = new Set([
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD_FILE',
  'NAME',
  'TLS',
  'TCP',
  'ALL',
  'CMD',
]);
const ours = new Set([
  ...Object.keys(settings),
  ...Object.entries(settings).flatMap(([name, setting]) => (isSecret(setting) ? [fileVariable(name)] : [])),
]);

test('every setting that a deploy file or the image names exists', () => {
  expect(files.sort()).toEqual([
    'compose.yml',
    'kubernetes/migrate.yaml',
    'kubernetes/reader.yaml',
    'kubernetes/volante.yaml',
    'volante-backup.service',
    'volante-reader.service',
    'volante.service',
  ]);
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\b[A-Z][A-Z0-9]*_?[A-Z0-9_]*\b(?!\*)/g)].map(([name]) => name),
  );
  const words = named.filter((name) => name.length > 2 && !ofOthers.has(name) && !name.endsWith('_'));
  expect(words).toContain('SECRET_KEY_FILE');
  expect(words.filter((name) => !ours.has(name))).toEqual([]);
  const ofNode = ['MALLOC_ARENA_MAX', 'HOME'];
  expect(Object.keys(running.env).filter((name) => !ours.has(name) && !ofNode.includes(name))).toEqual([]);
});

test('stopping is allowed STOP_DELAY and 30 s more, wherever a supervisor kills', () => {
  expect(read('compose.yml')).toMatch(/stop_grace_period: 45s/);
  expect(read('kubernetes/volante.yaml')).toMatch(/terminationGracePeriodSeconds: 45/);
  expect(read('volante.service')).toMatch(/TimeoutStopSec=45/);
});

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd understands every line of the unit', () => {
  const units = ['volante.service', 'volante-reader.service', 'volante-backup.service', 'volante-backup.timer'];
  const args = ['verify', ...units.map((name) => path.join(root, 'deploy', name))];
  const said = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect(said.stderr.split('\n').filter((line) => line.includes('volante'))).toEqual([]);
});
