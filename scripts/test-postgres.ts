// npm run test:postgres: the server's tests on the oldest PostgreSQL that Debian has, started for the test.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../server/testing/test-free-port.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { needPackages } from './object-store/packages.ts';
import { endAtOnce, untilItAnswers } from './pooler/pgbouncer.ts';
import { runSteps } from './steps.ts';
import { workers } from './test-steps.ts';

const asked = process.argv.slice(2);
const projects = asked.length > 0 ? ['node', 'sql'] : ['sql'];

needPackages(['pg_ctlcluster', 'setpriv'], ['postgresql', 'util-linux']);
const byVersion = (folder: string) => Number(folder.split('/').at(-2));
const [programs] = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => byVersion(a) - byVersion(b));
if (!programs) throw new Error('There is no PostgreSQL in /usr/lib/postgresql.');

keepTemporaryFilesInMemory();
const folder = mkdtempSync(path.join(tmpdir(), 'volante-postgresql-'));
chmodSync(folder, 0o777);
const data = path.join(folder, 'data');
// It refuses to run as root.
const account = process.getuid?.() === 0 ? ['--reuid=65534', '--regid=65534', '--clear-groups'] : [];
const initdb = [path.join(programs, 'initdb'), '-D', data, '-U', 'volante', '--auth=trust', '--no-sync'];
execFileSync('setpriv', [...account, ...initdb, '--encoding=UTF8', '--locale=C.UTF-8'], { cwd: folder });
const port = await findFreePort();
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'jit=off', 'fsync=off'];
settings.push('synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'autovacuum=off');
settings.push('deadlock_timeout=100ms');
const server = [path.join(programs, 'postgres'), '-D', data, '-p', String(port)];
// It ends with this process, even if that is killed.
const child = spawn(
  'setpriv',
  [...account, '--pdeathsig=KILL', ...server, ...settings.flatMap((setting) => ['-c', setting])],
  { cwd: folder, stdio: 'ignore' },
);
try {
  const url = `postgresql://volante@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, child);
  console.log(execFileSync(server[0]!, ['--version'], { encoding: 'utf8' }).trim());
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=minimal', workers];
  const args = [...vitest, ...projects.map((name) => `--project=${name}`), ...asked];
  const failed = await runSteps([[{ name: 'postgres', args, env: { TEST_DATABASE_URL: url } }]]);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await endAtOnce(child);
  rmSync(folder, { recursive: true, force: true });
}
