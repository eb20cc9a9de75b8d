import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openApplication } from '../admission/open.ts';
import { findApplicationFile } from '../applications/applications.ts';
import { system } from '../applications/events.ts';
import { type Ended, runCommand } from '../testing/test-command.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'volante-commands-'));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const env = {
  ...process.env,
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  SECRET_KEY: 'x'.repeat(32),
  PUBLIC_URL: 'https://volante.example',
};

function run(command: string, ...args: string[]): Promise<Ended> {
  return runCommand(command, args, env);
}

const newLink = async () => (await openApplication(database, { country: 'us', actor: system('test') })).requestId;

test('link prints nothing but the id and the address as JSON', async () => {
  const { code, out, err } = await run('link', '--country', 'mx', '--json');
  const { id, url, ...rest } = JSON.parse(out);
  expect({ code, err, rest }).toEqual({ code: 0, err: '', rest: {} });
  expect(url).toBe(`https://volante.example/${id}`);
  const { rows } = await database.pool.query(
    'select country, stage from applications join application_links on application_id = id where request_id = $1',
    [id],
  );
  expect(rows).toEqual([{ country: 'mx', stage: 'created' }]);
});

test('in a process of its own a command prints the same and exits with the same code', async () => {
  const inShell = (...args: string[]) =>
    promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'link.ts'), ...args], { env });
  const { stdout, stderr } = await inShell('--country', 'mx', '--json');
  expect([Object.keys(JSON.parse(stdout)), stderr]).toEqual([['id', 'url'], '']);
  const refused = await inShell('--country', 'fr').catch((error) => error);
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('Unknown country');
});

test('link prints the address for people', async () => {
  expect((await run('link', '--country', 'United States')).out).toMatch(
    /^https:\/\/volante\.example\/[0-9a-f-]{36}\n$/,
  );
});

test.each([
  ['link', ['--country', 'fr'], 'Unknown country'],
  ['link', ['--land', 'mx'], 'npm run link'],
  ['link', ['--renew', 'x'], 'Required: an id and --reason'],
  ['link', ['--revoke', 'x', '--reason', ' '], 'Required: an id and --reason'],
  ['link', ['--renew', 'x', '--revoke', 'x', '--reason', 'x'], 'Use only one of'],
  ['link', ['--renew', 'x', '--country', 'mx', '--reason', 'x'], 'Use only one of'],
  ['link', ['--renew', 'x', '--reason', 'x'], 'admission_request_not_found'],
  ['link', ['--revoke', '0190f5a0-0000-7000-8000-000000000000', '--reason', 'x'], 'admission_request_not_found'],
  ['stage', ['--to', 'rejected', '--reason', 'x'], 'npm run stage'],
  ['stage', ['--id', 'x', '--to', 'rejected', '--reason', ' '], 'npm run stage'],
  ['stage', ['--id', 'x', '--to', 'lost', '--reason', 'x'], 'npm run stage'],
  ['stage', ['--id', 'x', '--to', 'rejected', '--reason', 'x'], 'Required with --to rejected: --because'],
  ['stage', ['--id', 'x', '--to', 'rejected', '--reason', 'x', '--because', 'luck'], 'Unknown reason: luck'],
  ['stage', ['--id', 'x', '--to', 'rejected', '--reason', 'x', '--because', 'other'], 'admission_request_not_found'],
  ['section', ['--id', 'x', '--approve', 'documents'], 'npm run section'],
  ['section', ['--id', 'x', '--approve', 'earnings'], 'admission_request_not_found'],
  [
    'stage',
    ['--id', 'x', '--to', 'rejected', '--reason', 'x', '--because', 'other', '--tell', 'luck'],
    'Unknown reason: luck',
  ],
  [
    'stage',
    ['--id', 'x', '--to', 'rejected', '--reason', 'x', '--because', 'other', '--again', '2027-02-30'],
    'Not a date: 2027-02-30',
  ],
  ['stage', ['--id', 'x', '--to', 'home_visit', '--reason', 'x', '--again', '2027-03-01'], 'require --to rejected'],
  [
    'stage',
    ['--id', 'x', '--to', 'rejected', '--reason', 'x', '--because', 'other', '--handover', '2027-03-01'],
    'requires --to approved',
  ],
  ['document', ['--id', 'x', '--ask', 'curp', '--approve', 'curp'], 'npm run document'],
  ['document', ['--id', 'x', '--ask', 'passport'], 'Unknown document: passport'],
  ['document', ['--id', 'x', '--reject', 'curp', '--reason', 'other'], 'needs a --note'],
  ['document', ['--id', 'x', '--ask', 'curp'], 'admission_request_not_found'],
] as const)('%s %j ends with 1 and says why on standard error', async (command, args, message) => {
  const { code, out, err } = await run(command, ...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
});

const fileOf = (id: string) =>
  findApplicationFile({ db: database.db, now: () => new Date(), config: { LINK_DAYS: undefined } }, id);
const opens = async (id: string) => (await fileOf(id)) !== null;
const lastEvent = async (requestId: string) => {
  const { rows } = await database.pool.query(
    `select kind, by, actor, details from application_events join application_links using (application_id)
     where request_id = $1 order by id desc limit 1`,
    [requestId],
  );
  return rows[0];
};

test('link renews the link it is given, by its address, its id or the id of the application', async () => {
  let id = await newLink();
  const { applicationId = '' } = (await fileOf(id)) ?? {};
  for (const named of [`https://volante.example/${id}/tasks`, `https://volante.example/?id=${id}`, id, applicationId]) {
    // The given link has been renewed in the meantime; it still identifies the application.
    const { code, out, err } = await run('link', '--renew', named, '--reason', 'sent to a wrong number', '--json');
    const renewed = JSON.parse(out);
    expect({ code, err, url: renewed.url }).toEqual({ code: 0, err: '', url: `https://volante.example/${renewed.id}` });
    expect([await opens(id), await opens(renewed.id)]).toEqual([false, true]);
    id = renewed.id;
  }
  expect(await fileOf(id)).toMatchObject({ applicationId });
  expect(await lastEvent(id)).toMatchObject({
    kind: 'link_renewed',
    by: 'staff',
    actor: expect.stringContaining('shell '),
    details: { reason: 'sent to a wrong number' },
  });
});

test('link revokes a link, once, and creates a new one afterwards', async () => {
  const id = await newLink();
  const { code, out } = await run('link', '--revoke', id, '--reason', 'phone stolen');
  expect([code, out, await opens(id)]).toEqual([0, 'revoked\n', false]);
  expect(await lastEvent(id)).toMatchObject({ kind: 'link_revoked', by: 'staff', details: { reason: 'phone stolen' } });
  expect((await run('link', '--revoke', id, '--reason', 'again')).err).toContain('conflict_error');
  const renewed = (await run('link', '--renew', id, '--reason', 'new phone')).out.trim().split('/').at(-1) ?? '';
  expect([await opens(id), await opens(renewed)]).toEqual([false, true]);
});

test('stage makes a staff move with its reason and prints the new stage', async () => {
  const id = await newLink();
  const because = ['--because', 'duplicate,other'];
  const { code, out } = await run('stage', '--id', id, '--to', 'rejected', '--reason', 'wrong person', ...because);
  expect([code, out]).toEqual([0, 'rejected\n']);
  const { rows } = await database.pool.query(
    `select by, details from application_events join application_links using (application_id)
     where request_id = $1 and kind = 'stage'`,
    [id],
  );
  const reasons = ['duplicate', 'other'];
  expect(rows).toEqual([
    { by: 'staff', details: { from: 'created', to: 'rejected', reason: 'wrong person', reasons } },
  ]);
});

test('stage shows the applicant only the reason given with --tell', async () => {
  const id = await newLink();
  const notice = ['--because', 'outside_area', '--tell', 'area_not_covered', '--again', '2027-03-01'];
  expect((await run('stage', '--id', id, '--to', 'rejected', '--reason', 'inside', ...notice)).code).toBe(0);
  const { rows } = await database.pool.query(
    'select reason, apply_again_on, hand_over_on from decisions join application_links using (application_id) where request_id = $1',
    [id],
  );
  expect(rows).toEqual([{ reason: 'area_not_covered', apply_again_on: '2027-03-01', hand_over_on: null }]);
});

test('stage refuses an impossible move with its code', async () => {
  const { code, out, err } = await run('stage', '--id', await newLink(), '--to', 'approved', '--reason', 'hurry');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('invalid_transition');
});

test('a command can’t be run with looser controls than the servers’', async () => {
  const id = await newLink();
  await database.pool.query(`insert into control_marks values ('FOUR_EYES', 'decide', now())`);
  const args = ['--id', id, '--to', 'rejected', '--reason', 'alone', '--because', 'other', '--force'];
  const { code, err } = await runCommand('stage', args, { ...env, FOUR_EYES: 'off' });
  await database.pool.query('delete from control_marks');
  expect([code, err]).toEqual([1, expect.stringContaining('second_person_needed')]);
});

test('section approves what is complete and names what is missing', async () => {
  const id = await newLink();
  const refused = await run('section', '--id', id, '--approve', 'personal_data');
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toContain('not_ready');
  expect(refused.err).toContain('personalData.firstName');
});

test('document requests a paper that the country doesn’t list, and reviews only papers that were sent', async () => {
  const id = await newLink();
  const asked = await run('document', '--id', id, '--ask', 'driving_record');
  expect([asked.code, asked.out.trim().split('\n').at(-1)]).toEqual([0, 'driving_record not sent']);
  const { rows } = await database.pool.query(
    `select by, details from application_events join application_links using (application_id)
     where request_id = $1 and kind = 'document_asked_for'`,
    [id],
  );
  expect(rows).toEqual([{ by: 'staff', details: { type: 'driving_record' } }]);
  expect((await run('document', '--id', id, '--approve', 'driving_record')).err).toContain('conflict_error');
  expect((await run('document', '--id', id, '--approve', 'all')).code).toBe(0);
});
