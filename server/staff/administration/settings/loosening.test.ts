import { controlNames, loosens } from '@volante/contract/staff/administration/controls.ts';
import type { Setting } from '@volante/contract/staff/administration/settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultOf, readSetting } from '../../../config/live-config.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { hire, type TestStaff } from '../../testing/test-staff.ts';
import { noteControls, strictest } from './environment-controls.ts';
import { asValue } from './settings.ts';

const server = await startTestApp();
afterAll(server.close);
const { query, deps } = server;
let iris: TestStaff;
let luz: TestStaff;

beforeAll(async () => {
  iris = await hire(server, 'everything', 'Iris');
  luz = await hire(server, 'everything', 'Luz');
});
beforeEach(async () => {
  await query('delete from setting_proposals; delete from deliveries; delete from control_marks');
  for (const person of [iris, luz]) await person.stepUp();
});

const read = async (name: string) => ((await iris.call('GET', '/settings')).data as Record<string, Setting>)[name]!;
async function set(who: TestStaff, name: string, value: Setting['value']) {
  const answer = await who.call('PATCH', '/settings', { [name]: { value, revision: (await read(name)).revision } });
  expect(answer.status).toBe(200);
  return answer.data[name] as Setting;
}
const confirm = (who: TestStaff, name: string, pendingChangeId: string | undefined) =>
  who.call('POST', `/settings/${name}/confirm`, { proposalId: pendingChangeId });
const mails = () =>
  query(`select account_id, kind, facts -> 'control' as facts from deliveries order by account_id, kind`);
const admins = () => [iris, luz].map(({ me }) => me.account.id).sort();

describe('loosening a control', () => {
  test('waits for a second admin; tightening it takes effect at once', async () => {
    expect(await set(iris, 'FOUR_EYES', 'decide')).toMatchObject({ value: 'decide', proposal: null });
    const proposed = await set(iris, 'FOUR_EYES', 'off');
    expect(proposed).toMatchObject({ value: 'decide', proposal: { value: 'off', by: { name: 'Iris' } } });
    expect(deps.config.FOUR_EYES).toBe('decide');
    expect((await mails()).map(({ account_id, kind }) => [account_id, kind])).toEqual(
      admins().map((id) => [id, 'control_proposed']),
    );
    const id = proposed.proposal?.id;
    expect((await confirm(iris, 'FOUR_EYES', id)).code).toBe('second_person_needed');
    expect((await confirm(luz, 'FOUR_EYES', id)).data.FOUR_EYES).toMatchObject({ value: 'off', proposal: null });
    expect(deps.config.FOUR_EYES).toBe('off');
    const notices = (await mails()).filter(({ kind }) => kind === 'control_loosened');
    const by = { by: iris.me.account.id, confirmedBy: luz.me.account.id };
    expect(notices).toEqual(
      admins().map((account_id) => ({
        account_id,
        kind: 'control_loosened',
        facts: { setting: 'FOUR_EYES', from: 'decide', to: 'off', ...by },
      })),
    );
    const [entry] = await query(`select account_id, details from staff_audit where kind = 'confirmSetting'`);
    expect(entry).toMatchObject({
      account_id: luz.me.account.id,
      details: { changes: { FOUR_EYES: { from: 'decide', to: 'off' } }, proposedBy: iris.me.account.id },
    });
  });

  test('by resetting it to a looser value waits, too; a tightening meanwhile ends the proposal', async () => {
    await set(iris, 'FOUR_EYES', 'approve');
    const { proposal: pendingChange } = await set(iris, 'FOUR_EYES', null);
    expect(pendingChange).toMatchObject({ value: 'off' });
    expect(await set(luz, 'FOUR_EYES', 'decide')).toMatchObject({ value: 'decide', proposal: null });
    expect((await confirm(luz, 'FOUR_EYES', pendingChange?.id)).code).toBe('not_found_error');
  });

  test('any admin takes a proposal back', async () => {
    await set(iris, 'RISK_CHECK', 'automatic');
    expect((await luz.call('DELETE', '/settings/RISK_CHECK/proposal')).data.RISK_CHECK).toMatchObject({
      ...{ value: 'manual', proposal: null },
    });
    expect((await luz.call('DELETE', '/settings/RISK_CHECK/proposal')).code).toBe('not_found_error');
    expect((await luz.call('DELETE', '/settings/SECRET_KEY/proposal')).code).toBe('not_found_error');
  });

  test('can’t be confirmed by an account made since, nor by a disabled one', async () => {
    const { proposal: pendingChange } = await set(iris, 'RISK_CHECK', 'automatic');
    const puppet = await hire(server, 'everything', 'Puppet');
    await puppet.stepUp();
    expect((await confirm(puppet, 'RISK_CHECK', pendingChange?.id)).code).toBe('second_person_needed');
    await query('update staff_accounts set disabled_at = now() where id = $1', [puppet.me.account.id]);
    expect((await confirm(puppet, 'RISK_CHECK', pendingChange?.id)).status).toBe(401);
  });

  test('by two at once: only one proposal stays, and only once is it carried out', async () => {
    const [first, second] = [await set(iris, 'RISK_CHECK', 'automatic'), await set(luz, 'RISK_CHECK', 'automatic')];
    expect((await confirm(luz, 'RISK_CHECK', first.proposal?.id)).code).toBe('not_found_error');
    const both = await Promise.all([1, 2].map(() => confirm(iris, 'RISK_CHECK', second.proposal?.id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await set(iris, 'RISK_CHECK', 'manual')).toMatchObject({ value: 'manual', proposal: null });
  });
});

test.each([
  ['JUDICIAL_CHECK', 'manual', 'automatic'],
  ['RISK_CHECK', 'manual', 'automatic'],
  ['FOUR_EYES', 'decide', 'approve'],
  ['FOUR_EYES', 'approve', 'off'],
  ['LINK_BY_MAIL', 'off', 'on'],
  ['RETAIN_IDLE_DAYS', 180, 179],
  ['RETAIN_REJECTED_DAYS', 'mx:365,us:760', 'mx:364,us:9000'],
  ['RETAIN_REJECTED_DAYS', 'mx:365,us:760', '500'],
  ['RETAIN_APPROVED_DAYS', 1825, 30],
] as const)('%s from %s to %s is a loosening, and back it is not', (name, from, to) => {
  expect(loosens(name, from, to)).toBe(true);
  expect(loosens(name, from, from)).toBe(false);
  if (name !== 'RETAIN_REJECTED_DAYS') expect(loosens(name, to, from)).toBe(false);
});

describe('the environment of a server', () => {
  const start = (change: object) => noteControls(deps, { ...deps.liveSettings.below, ...change });

  test('that is looser than at the last start is told to all admins and logged; a stricter one is not', async () => {
    await start({ FOUR_EYES: 'decide', STAFF_NETWORKS: ['10.0.0.0/8'], STAFF_IDLE_MINUTES: 10 });
    expect(await mails()).toEqual([]);
    await start({ FOUR_EYES: 'decide', STAFF_NETWORKS: ['10.0.0.0/8'], STAFF_IDLE_MINUTES: 5 });
    expect(await mails()).toEqual([]);
    await start({ FOUR_EYES: 'off', STAFF_NETWORKS: [], STAFF_IDLE_MINUTES: 60, STAFF_OPENINGS_PER_HOUR: 1000 });
    const notices = (await mails()).filter(({ account_id }) => account_id === iris.me.account.id);
    expect(notices.map(({ facts }) => [facts.setting, facts.from, facts.to, facts.by])).toEqual(
      expect.arrayContaining([
        ['FOUR_EYES', 'decide', 'off', null],
        ['STAFF_NETWORKS', '10.0.0.0/8', '', null],
        ['STAFF_IDLE_MINUTES', '5', '60', null],
        ['STAFF_OPENINGS_PER_HOUR', '200', '1000', null],
      ]),
    );
    const entries = await query(`select details from staff_audit where kind = 'environmentLoosened'`);
    expect(entries).toHaveLength(4);
    await start({ FOUR_EYES: 'off', STAFF_NETWORKS: [], STAFF_IDLE_MINUTES: 60, STAFF_OPENINGS_PER_HOUR: 1000 });
    expect(await query(`select 1 from staff_audit where kind = 'environmentLoosened'`)).toHaveLength(4);
  });

  test('that lets links last longer, or for ever, is told like any other', async () => {
    for (const LINK_DAYS of [undefined, 30, 60, undefined]) await start({ LINK_DAYS });
    const entries = await query(`select details -> 'changes' -> 'LINK_DAYS' as change from staff_audit
      where kind = 'environmentLoosened' and details -> 'changes' ? 'LINK_DAYS' order by id`);
    expect(entries.map(({ change }) => change)).toEqual([
      { from: '30', to: '60' },
      { from: '60', to: '' },
    ]);
  });

  test('holds for a command that is run with a looser one', async () => {
    const { below } = deps.liveSettings;
    await start({ FOUR_EYES: 'decide', RETAIN_REJECTED_DAYS: { mx: 500, us: 900 } });
    const command = await strictest(deps.db, { ...below, FOUR_EYES: 'off' });
    expect([command.FOUR_EYES, command.RETAIN_REJECTED_DAYS]).toEqual(['decide', { mx: 500, us: 900 }]);
    await start({ FOUR_EYES: 'off' });
    expect((await strictest(deps.db, { ...below, FOUR_EYES: 'decide' })).FOUR_EYES).toBe('decide');
  });

  test('every control has a default that marks can hold', () => {
    for (const name of controlNames) {
      const text = String(asValue(defaultOf(name)) ?? '');
      const read = readSetting(name, text);
      expect(read, name).toEqual({ isValid: true, value: defaultOf(name) });
    }
  });

  test('a command without a limit takes the servers’ one', async () => {
    const limited = { ...deps.config, APPROVAL_LIMIT_ADMIN: { mx: 100 } };
    await noteControls(deps, limited);
    const own = await strictest(deps.db, { ...deps.config, APPROVAL_LIMIT_ADMIN: undefined });
    expect(own.APPROVAL_LIMIT_ADMIN).toEqual({ mx: 100 });
    await query('delete from deliveries');
    await noteControls(deps, { ...limited, APPROVAL_LIMIT_ADMIN: undefined });
    expect(await mails()).toMatchObject([
      { kind: 'environment_loosened', facts: { setting: 'APPROVAL_LIMIT_ADMIN', from: 'mx:100', to: '' } },
      { kind: 'environment_loosened' },
    ]);
  });
});
