import { countryCodes } from '@volante/contract/country.ts';
import { answerKeys } from '@volante/contract/staff/administration/answer-hours.ts';
import type { Setting } from '@volante/contract/staff/administration/settings.ts';
import { runTimeSettings, settingNames } from '@volante/contract/staff/administration/settings.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSetting } from '../../../config/live-config.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { hire, type TestStaff } from '../../testing/test-staff.ts';

const server = await startTestApp({ settings: { MAX_RESCHEDULES: '5', SUPPORT_PHONE: '+525512345678' } });
afterAll(server.close);
const { query } = server;
let admin: TestStaff;

beforeAll(async () => {
  admin = await hire(server, 'everything', 'Iris');
  await admin.stepUp();
});
beforeEach(async () => {
  await query('delete from changed_settings; delete from setting_proposals');
});

const patch = (changes: object) => admin.call('PATCH', '/settings', changes);
const read = async () => (await admin.call('GET', '/settings')).data as Record<string, Setting>;

test('each setting shows its value and its source: default, environment or console', async () => {
  const before = await read();
  expect(Object.keys(before)).toEqual(settingNames);
  expect(before.FOUR_EYES).toMatchObject({ value: 'off', default: 'off', source: 'default', revision: 0 });
  expect(before.MAX_RESCHEDULES).toMatchObject({ value: 5, default: 3, environment: 5, source: 'environment' });
  expect(before.SUPPORT_EMAIL).toMatchObject({ value: null, default: null, environment: null, source: 'default' });

  const { data } = await patch({
    MAX_RESCHEDULES: { value: 7, revision: 0 },
    US_OPEN_STATES: { value: ['Texas'], revision: 0 },
  });
  expect(data.MAX_RESCHEDULES).toMatchObject({
    ...{ value: 7, default: 3, environment: 5, source: 'console', revision: 1 },
    changedBy: { id: admin.me.account.id, name: 'Iris' },
  });
  expect(data.US_OPEN_STATES).toMatchObject({ value: ['Texas'], source: 'console' });
  expect([server.deps.config.MAX_RESCHEDULES, server.deps.config.US_OPEN_STATES]).toEqual([7, ['Texas']]);
});

test('a setting that is reset has the environment’s value, or the default', async () => {
  await patch({ MAX_RESCHEDULES: { value: 7, revision: 0 }, JUDICIAL_CHECK: { value: 'automatic', revision: 0 } });
  const { data } = await patch({
    MAX_RESCHEDULES: { value: null, revision: 1 },
    JUDICIAL_CHECK: { value: null, revision: 1 },
  });
  expect(data.MAX_RESCHEDULES).toMatchObject({ value: 5, source: 'environment', revision: 2 });
  expect(data.JUDICIAL_CHECK).toMatchObject({ value: 'automatic', source: 'default', changedBy: { name: 'Iris' } });
  expect(server.deps.config.MAX_RESCHEDULES).toBe(5);
});

test('a contact emptied in the console is absent, even if the environment sets it', async () => {
  expect((await patch({ SUPPORT_PHONE: { value: '', revision: 0 } })).data.SUPPORT_PHONE).toMatchObject({
    ...{ value: null, environment: '+525512345678', source: 'console' },
  });
  expect(server.deps.config.SUPPORT_PHONE).toBeUndefined();
});

test('each change is in the audit log with the previous and the new value', async () => {
  await patch({ MAX_RESCHEDULES: { value: 7, revision: 0 }, FOUR_EYES: { value: 'off', revision: 0 } });
  const [entry] = await query(
    `select * from staff_audit where kind = 'changeSettings' order by at desc, id desc limit 1`,
  );
  expect([entry.account_id, entry.details]).toEqual([
    admin.me.account.id,
    { changes: { FOUR_EYES: { from: 'off', to: 'off' }, MAX_RESCHEDULES: { from: 5, to: 7 } } },
  ]);
});

test('a change based on an older revision is refused, so a concurrent change is never overwritten unseen', async () => {
  await patch({ MAX_RESCHEDULES: { value: 7, revision: 0 } });
  const late = await patch({ MAX_RESCHEDULES: { value: 9, revision: 0 }, FOUR_EYES: { value: 'decide', revision: 0 } });
  expect([late.code, late.errors]).toMatchObject(['changed_meanwhile', [{ path: 'MAX_RESCHEDULES', code: 'changed' }]]);
  expect(await read()).toMatchObject({ MAX_RESCHEDULES: { value: 7 }, FOUR_EYES: { value: 'off', revision: 0 } });

  const both = await Promise.all(['approve', 'decide'].map((value) => patch({ FOUR_EYES: { value, revision: 0 } })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ['JUDICIAL_CHECK', 'sometimes'],
  ['JUDICIAL_CHECK', ''],
  ['JUDICIAL_CHECK', 3],
  ['MAX_RESCHEDULES', -1],
  ['MAX_RESCHEDULES', 101],
  ['MAX_RESCHEDULES', 2.5],
  ['MAX_RESCHEDULES', ''],
  ['US_OPEN_STATES', []],
  ['US_OPEN_STATES', ['Texas', 'Nowhere']],
  ['US_OPEN_STATES', ['Texas,Florida']],
  ['RETAIN_REJECTED_DAYS', 'mx:365'],
  ['RETAIN_REJECTED_DAYS', 'mx:1,us:760'],
  ['RETAIN_REJECTED_DAYS', ''],
  ['RETAIN_IDLE_DAYS', 29],
  ['ANSWER_HOURS', 'mx.driver:9'],
  ['ANSWER_HOURS', 'mx.review:181'],
  ['ANSWER_HOURS', ''],
  ['SUPPORT_EMAIL', 'nobody'],
  ['SUPPORT_WHATSAPP', '12'],
  ['SUPPORT_PHONE', 'a\nb'],
])('%s cannot be %j: refused at its name, and nothing else is changed with it', async (name, value) => {
  const answer = await patch({ [name]: { value, revision: 0 }, FOUR_EYES: { value: 'decide', revision: 0 } });
  expect([answer.status, answer.errors]).toMatchObject([422, [{ path: name, code: 'invalid_value' }]]);
  expect((await read()).FOUR_EYES).toMatchObject({ value: 'off', revision: 0 });
});

test('unknown settings and those of the environment are not found; a revision is required', async () => {
  for (const name of ['SECRET_KEY', 'DATABASE_URL', 'NOTHING'])
    expect((await patch({ [name]: { value: 'x', revision: 0 } })).errors).toMatchObject([
      { path: name, code: 'unknown_field' },
    ]);
  expect((await patch({ FOUR_EYES: { value: 'decide' } })).errors).toMatchObject([
    { path: 'FOUR_EYES.revision', code: 'field_required' },
  ]);
});

test('every value the contract offers for a setting is accepted', () => {
  for (const [name, shape] of Object.entries(runTimeSettings)) {
    const offered =
      shape.kind === 'whole'
        ? [String(shape.from), String(shape.to)]
        : shape.kind === 'text' || shape.kind === 'lines'
          ? ['']
          : shape.kind === 'days'
            ? [shape.from, shape.to].flatMap((days) => [
                `${days}`,
                countryCodes.map((code) => `${code}:${days}`).join(','),
              ])
            : shape.kind === 'amounts'
              ? ['', `mx:${shape.from}`, countryCodes.map((code) => `${code}:${shape.to}`).join(',')]
              : shape.kind === 'hours'
                ? ['off', `mx.review:${shape.from}`, answerKeys.map((key) => `${key}:${shape.to}`).join(',')]
                : [...shape.options, ...(shape.kind === 'choices' ? [shape.options.join(',')] : [])];
    for (const text of offered) expect(readSetting(name as 'FOUR_EYES', text).isValid, `${name} ${text}`).toBe(true);
  }
});

test('an unknown value written by a later release leaves the setting unchanged', async () => {
  await query(`insert into changed_settings values ('FOUR_EYES', 'three', 4, now(), null)`);
  expect((await patch({ MAX_RESCHEDULES: { value: 7, revision: 0 } })).data.FOUR_EYES).toMatchObject({
    ...{ value: 'off', source: 'default', revision: 4 },
  });
  expect(server.deps.config.FOUR_EYES).toBe('off');
});
