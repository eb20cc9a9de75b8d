// npm run test:image: assembles the product as the Dockerfile does and sends a whole application through it, run as an account without
// a name on a read-only file system; then builds the image with buildah, where its base can be pulled. Needs root, and PostgreSQL
// outside of the image.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import product from '../../package.json' with { type: 'json' };
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { findFreePort } from '../../server/testing/test-free-port.ts';
import { running } from './dockerfile.ts';
import { buildWithBuildah, openAssembled } from './run-assembled.ts';
import { sendWholeApplication } from './whole-application.ts';

interface Sbom {
  bomFormat: string;
  components: { name: string }[];
}

const MOST_BYTES = 420e6;
const folder = mkdtempSync(path.join(tmpdir(), 'volante-image-test-'));
const faults: string[] = [];
let kept = 0;

function expect(promise: string, holds: boolean, otherwise: unknown = ''): void {
  if (holds) kept++;
  else faults.push(`${promise} ${otherwise}`.trim());
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${promise}${holds ? '' : `: ${otherwise}`}`);
}

const postgres = await startEmbeddedPostgres(path.join(folder, 'database'), { role: 'server', durable: false });
try {
  const app = path.join(folder, 'app');
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'assemble.ts'), app], { stdio: 'inherit' });
  const size = Number(execFileSync('du', ['-sb', app], { encoding: 'utf8' }).split('\t')[0]);
  expect('it has at most 420 MB', size <= MOST_BYTES, size);
  const sbom = JSON.parse(readFileSync(path.join(app, 'sbom.json'), 'utf8')) as Sbom;
  const listed = new Set(sbom.components.map(({ name }) => name));
  const lacks = ['fastify', 'pg', 'sharp'].filter((name) => !listed.has(name));
  const isBill = sbom.bomFormat === 'CycloneDX' && lacks.length === 0 && !listed.has('vitest');
  expect('its bill of materials lists what it runs with, and no tools', isBill, lacks);
  const foreign = globSync('**/*.{dll,dylib,exe,a}', { cwd: app });
  expect('it holds no program of another platform and no static library', foreign.length === 0, foreign.slice(0, 5));

  const image = openAssembled(app, folder, {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a secret of this test, long enough',
    PORT: String(await findFreePort()),
    HOST: '127.0.0.1',
    STOP_DELAY: '0',
    LOG_LEVEL: 'warn',
  });
  const node = (script: string, ...args: string[]) => image.run(['node', script, ...args]);
  const migrated = await node('/app/server/commands/upkeep/migrate.ts');
  expect('npm run migrate is a program of it', migrated.code === 0, migrated.said);
  const unset = await node('/app/reader/service/main.ts');
  expect('npm run reader is a program of it', unset.code === 1 && unset.said.includes('READER_SECRET'), unset.said);
  const written = await image.run(['node', '-e', `require('fs').writeFileSync('${app}/mark', '')`]);
  expect('its file system is read-only', written.said.includes('EROFS'), written.said);

  const started = await image.start();
  const opened = await node('/app/server/commands/link.ts', '--country', 'mx', '--json');
  const { id } = JSON.parse(opened.said || '{}') as { id: string };
  expect('a link is made in it', Boolean(id), opened.said);
  const html = await openAsBrowser(`${started.url}/${id}/welcome`);
  expect('it draws the applicant’s first screen', /<h1/.test(html) && html.includes(id), html.slice(0, 300));
  expect('it serves the console', (await fetch(`${started.url}/staff`)).ok);
  const status = await sendWholeApplication(started.url, id).catch((error: Error) => error.message);
  expect('a whole application goes through it', /^[a-z_]+$/.test(status), `${status} ${started.said()}`);
  expect('the health check passes', (await image.run(running.health)).code === 0);
  const stopped = await started.stop();
  expect('as process 1 it ends in order on SIGTERM', stopped === 0, `${stopped} ${started.said()}`);
  expect('the health check then fails', (await image.run(running.health)).code === 1);

  const built = buildWithBuildah(folder);
  if (typeof built === 'string') console.log(`skipped buildah: the image's base can't be pulled here. ${built}`);
  else {
    const isSame = built.user === running.user && isDeepStrictEqual(built.entrypoint, running.entrypoint);
    expect('buildah builds it, with the account and the program it runs', isSame, JSON.stringify(built));
    const version = JSON.parse(readFileSync(path.join(built.root, 'app/package.json'), 'utf8')).version as unknown;
    expect('the image has the product’s files', version === product.version, version);
    expect('Debian’s list of packages is in it', existsSync(path.join(built.root, 'var/lib/dpkg/status')));
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

// Requested like a browser, because other clients get a page without data. On a busy machine the first rendering may
// exceed its time limit.
async function openAsBrowser(address: string): Promise<string> {
  let html = '';
  for (let tries = 0; tries < 5 && !html.includes('<h1'); tries++)
    html = await (await fetch(address, { headers: { 'sec-fetch-dest': 'document' } })).text();
  return html;
}

console.log(`image: ${kept} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;
