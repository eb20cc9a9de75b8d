import { afterAll, expect, test } from 'vitest';
import { staff } from '../../../applications/events.ts';
import { openIn } from '../../../testing/application.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { hire } from '../../testing/test-staff.ts';
import { decideInShell } from './decide-in-shell.ts';

const server = await startTestApp();
const strict = await startTestApp({ settings: { FOUR_EYES: 'decide' } });
afterAll(server.close);
afterAll(strict.close);
const { query } = server;

const wish = { actor: staff('shell ana'), reason: 'the server was down', reasons: [], force: false };
const move = (applicationId: string, change: Partial<Parameters<typeof decideInShell>[2]>, on = server) =>
  decideInShell(on.deps, applicationId, { ...wish, to: 'approved', ...change });
const stageOf = async (id: string) => (await query('select stage from applications where id = $1', [id]))[0].stage;
const forced = (id: string) =>
  query(`select account_id, details from staff_audit where application_id = $1 and kind = 'forcedInShell'`, [id]);

test('the shell refuses what the console refuses or warns of, and names it', async () => {
  const { applicationId } = await openIn(server, 'home_visit');
  const refused = await move(applicationId, {}).catch((error) => error);
  expect(refused.code).toBe('visit_not_recorded');
  const named = refused.errors.map(({ path }: { path: string }) => path);
  expect(named).toEqual(expect.arrayContaining(['visit_not_recorded', 'earnings_not_approved']));
  expect(named).toContain('papers_missing.identity_card_front');
  expect([await stageOf(applicationId), await forced(applicationId)]).toEqual(['home_visit', []]);
});

test('a move on that the console only warns of is refused, too', async () => {
  const { applicationId } = await openIn(server, 'risk_analysis');
  const refused = await move(applicationId, { to: 'home_visit' }).catch((error) => error);
  expect(refused.code).toBe('not_ready');
  expect(refused.errors.map(({ path }: { path: string }) => path)).toContain('papers_missing.proof_of_address');
});

test('a forced move is in the audit log with who, why, and what was ignored', async () => {
  const { applicationId } = await openIn(server, 'home_visit');
  await move(applicationId, { force: true });
  expect(await stageOf(applicationId)).toBe('approved');
  const ignored = ['visit_not_recorded', 'papers_missing', 'data_not_approved', 'earnings_not_approved'];
  expect(await forced(applicationId)).toEqual([
    { account_id: null, details: { to: 'approved', by: 'shell ana', reason: 'the server was down', ignored } },
  ]);
});

test('a move that nothing speaks against needs no force, and forcing it is no entry', async () => {
  for (const force of [false, true]) {
    const { applicationId } = await server.open('mx');
    await move(applicationId, { to: 'rejected', reasons: ['duplicate'], force });
    expect([await stageOf(applicationId), await forced(applicationId)]).toEqual(['rejected', []]);
  }
});

test('a decision in the shell shows nobody who decided in the console before', async () => {
  const application = await openIn(server, 'judicial_analysis');
  const eva = await hire(server, 'reviewer', 'Eva');
  const read = async () => (await eva.call('GET', `/applications/${application.applicationId}`)).data;
  const reject = { from: 'judicial_analysis', to: 'rejected', reason: 'so it is', reasons: ['other'] };
  await eva.call('POST', `/applications/${application.applicationId}/stage`, {
    revision: (await read()).revision,
    ...reject,
  });
  expect((await read()).decision).toMatchObject({ by: { name: 'Eva' } });
  await move(application.applicationId, { to: 'judicial_analysis', force: true });
  await move(application.applicationId, { to: 'rejected', reasons: ['duplicate'], force: true });
  expect(await read()).toMatchObject({ stage: 'rejected', decision: null });
});

test('nothing forces an impossible move, or a decision that needs two people', async () => {
  const { applicationId } = await server.open('mx');
  await expect(move(applicationId, { force: true })).rejects.toMatchObject({ code: 'invalid_transition' });
  const other = await openIn(strict, 'home_visit');
  const alone = move(other.applicationId, { force: true }, strict);
  await expect(alone).rejects.toMatchObject({ code: 'second_person_needed' });
});

test('what the console asks about is refused, and a forced move names it in the audit log', async () => {
  const { applicationId } = await openIn(server, 'risk_analysis');
  const ana = await hire(server, 'reviewer', 'Ana');
  const correction = { part: 'personal_data', paths: ['street'], reason: 'outdated' };
  expect((await ana.call('POST', `/applications/${applicationId}/corrections`, correction)).status).toBe(200);
  await move(applicationId, { to: 'home_visit', force: true });
  const [entry] = await forced(applicationId);
  expect(entry.details.ignored).toContain('correction.personal_data');
});
