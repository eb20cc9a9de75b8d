import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactsOf, crm as played } from '../../../sandbox/crm.ts';
import { type RunningSandbox, startSandbox } from '../../../sandbox/start-sandbox.ts';
import type { ScriptedAnswer } from '../../../sandbox/state.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { crmRules } from '../contracts/crm.ts';
import type { CrmField } from './crm.ts';
import { hubspotCrm } from './hubspot.ts';

let sandbox: RunningSandbox;
const logged: string[] = [];
beforeEach(async () => {
  sandbox = await startSandbox({ parts: [played], port: 0 });
  logged.length = 0;
});
afterEach(() => sandbox.stop());

const usual = { linkOpenedAt: 'volante_link_opened', stage: 'volante_stage', reference: 'volante_reference' };
interface Changed {
  timeoutMs?: number;
  token?: string;
  creates?: boolean;
  properties?: Partial<Record<CrmField, string>>;
}

function hubspot(changed: Changed = {}) {
  const log = pino({}, { write: (line) => logged.push(line) });
  const retryPolicy = { openAfter: 5, openForMs: 60_000, pauseMs: 1, longestPauseMs: 5 };
  const settings = { token: 'pat-sandbox', properties: usual, creates: true, ...changed };
  return hubspotCrm({ url: `${sandbox.url}/crm`, ...settings }, openOutsideCalls(log, retryPolicy));
}
const script = (...answers: ScriptedAnswer[]) => sandbox.state.script('crm', answers);
const update = { linkOpenedAt: '2026-11-25T18:00:00.000Z' };
const contact = { id: '1', properties: {} };
const ana = { reference: '12345678', email: 'ana@example.org', phone: '+525512345678' };
const contacts = () => [...contactsOf(sandbox.state).values()];

describe('hubspot keeps the contract', () => {
  test.each(crmRules)('$says', ({ holds }) =>
    holds({ provider: hubspot(), contacts: () => contactsOf(sandbox.state).size }),
  );
});

test('a missing contact is made once, with its address and number; later only our properties are set', async () => {
  const odd = { ...ana, email: 'ana+uber/mx?@example.org' };
  await hubspot().update(odd, update);
  await hubspot().update(odd, { stage: 'home_visit' });
  expect(contacts()).toEqual([
    { email: odd.email, phone: odd.phone, volante_link_opened: update.linkOpenedAt, volante_stage: 'home_visit' },
  ]);
  const [call] = sandbox.state.calls('crm');
  expect(call).toMatchObject({
    method: 'PATCH',
    query: { idProperty: 'email' },
    body: { properties: { volante_stage: 'home_visit' } },
  });
});

test('a driver without an e-mail address is found by the reference, and is the same contact once there is one', async () => {
  const byPhone = { ...ana, email: '' };
  const reference = { reference: ana.reference };
  await hubspot().update(byPhone, { ...reference, stage: 'created' });
  await hubspot().update(byPhone, { ...reference, stage: 'home_visit' });
  await hubspot().update(ana, { ...reference, stage: 'approved' });
  expect(contacts()).toEqual([{ phone: ana.phone, volante_reference: ana.reference, volante_stage: 'approved' }]);
});

test('without a property for the reference, or if contacts are not to be made, a missing one stays missing', async () => {
  const fault = { code: 'contact_not_found', final: true };
  const byPhone = { ...ana, email: '' };
  await expect(hubspot({ properties: { stage: 'volante_stage' } }).update(byPhone, update)).rejects.toMatchObject(
    fault,
  );
  await expect(hubspot({ creates: false }).update(ana, update)).rejects.toMatchObject(fault);
  expect(contacts()).toEqual([]);
});

test('two updates at once make one contact', async () => {
  const made = await Promise.allSettled([1, 2, 3].map(() => hubspot().update(ana, update)));
  for (const result of made)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'crm_conflict', final: false });
  expect(contacts()).toHaveLength(1);
});

test('a field that is left out stays, and an empty one is cleared', async () => {
  await hubspot().update(ana, { ...update, stage: 'approved' });
  await hubspot().update(ana, { stage: '' });
  expect(contacts()[0]).toMatchObject({ volante_link_opened: update.linkOpenedAt, volante_stage: '' });
});

test.each([
  ['TEN_SECONDLY_ROLLING', {}, 10_000],
  ['TEN_SECONDLY_ROLLING', { 'retry-after': '20' }, 20_000],
  ['DAILY', {}, 3_600_000],
])('%s with %j is tried again after %i ms', async (policyName, headers, retryAfterMs) => {
  script({ status: 429, headers, body: { status: 'error', errorType: 'RATE_LIMIT', policyName } });
  await expect(hubspot().update(ana, update)).rejects.toMatchObject({ code: 'crm_rate_limited', retryAfterMs });
});

test.each<[string, ScriptedAnswer, object]>([
  ['401', { status: 401 }, { code: 'crm_sign_in_refused', final: false }],
  ['403 (a scope is missing)', { status: 403 }, { code: 'crm_sign_in_refused', final: false }],
  ['400', { status: 400 }, { code: 'crm_refused', final: true }],
  ['429', { status: 429, headers: { 'retry-after': '10' } }, { code: 'crm_rate_limited', retryAfterMs: 10_000 }],
  ['500', { status: 500 }, { code: 'crm_unreachable', final: false }],
  ['half an answer', { status: 200, body: contact, cut: true }, { code: 'crm_broken_answer', final: false }],
  ['a page called JSON', { status: 200, body: '<html>' }, { code: 'crm_broken_answer', final: false }],
  ['a page', { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } }, { code: 'crm_broken_answer' }],
  ['another JSON', { status: 200, body: { ok: true } }, { code: 'crm_broken_answer', final: false }],
])('%s has a code of its own', async (_, answer, fault) => {
  script(answer);
  await expect(hubspot().update(ana, update)).rejects.toMatchObject(fault);
});

test('a contact to be forgotten stays, with our fields emptied', async () => {
  await hubspot().update(ana, { ...update, reference: ana.reference, stage: 'home_visit' });
  await hubspot().empty({ ...ana, phone: '', made: false });
  const { email, phone } = ana;
  const nothing = { volante_link_opened: '', volante_stage: '', volante_reference: '' };
  expect(contacts()).toEqual([{ email, phone, ...nothing }]);
});

test('of a contact that we made address and number are emptied, too, by reference or by address, and more than once', async () => {
  for (const properties of [usual, { stage: 'volante_stage' }]) {
    contactsOf(sandbox.state).clear();
    let making = 0;
    const own = hubspot({ properties });
    const noted = async () => void making++;
    await own.update(ana, { ...update, reference: ana.reference, stage: 'home_visit' }, noted);
    await own.update(ana, { stage: 'approved' }, noted);
    expect(making).toBe(1);
    // What the company wrote stays.
    Object.assign(contacts()[0]!, { company: 'Fleet' });
    await own.empty({ ...ana, phone: '', made: true });
    const [left] = contacts();
    expect(Object.entries(left!).filter(([, value]) => value !== '')).toEqual([['company', 'Fleet']]);
    expect(Object.keys(left!)).toEqual(expect.arrayContaining(['email', 'phone']));
    await expect(own.empty({ ...ana, phone: '', made: true })).rejects.toMatchObject({ code: 'contact_not_found' });
  }
});

test('nothing is made if that can’t be noted', async () => {
  const fault = new Error('erased meanwhile');
  await expect(hubspot().update(ana, update, () => Promise.reject(fault))).rejects.toBe(fault);
  expect(contacts()).toEqual([]);
});

test('a call to a slow CRM times out, and later calls are made as usual', async () => {
  script({ status: 200, body: contact, delayMs: 1000 });
  const hasty = hubspot({ timeoutMs: 100 });
  await expect(hasty.update(ana, update)).rejects.toMatchObject({ code: 'crm_timeout', final: false });
  await hasty.update(ana, update);
});

test('the token of another account is refused', async () => {
  await expect(hubspot({ token: 'pat-other' }).update(ana, update)).rejects.toMatchObject({
    code: 'crm_sign_in_refused',
  });
});

test('a CRM that is down is not called for a while', async () => {
  script(...Array.from({ length: 5 }, () => ({ status: 503 })));
  const down = hubspot();
  for (let call = 0; call < 5; call++) await expect(down.update(ana, update)).rejects.toThrow();
  await expect(down.update(ana, update)).rejects.toMatchObject({
    code: 'crm_circuit_open',
    final: false,
  });
  expect(sandbox.state.calls('crm')).toHaveLength(5);
});

test('the log holds neither the address nor the token', async () => {
  script({ status: 500, body: { message: 'ana@example.org is broken' } });
  await expect(hubspot().update(ana, update)).rejects.toThrow();
  await hubspot().update(ana, update);
  expect(logged.join('')).not.toMatch(/ana|pat-sandbox/);
});

test('the doctor checks for the fields we fill, and changes nothing', async () => {
  await hubspot().check();
  const check = (properties: object) => hubspot({ properties }).check();
  await expect(check({ linkOpenedAt: 'opened' })).rejects.toThrow('contacts have no property opened');
  await expect(check({ reference: 'volante_stage' })).rejects.toThrow('must be one with unique values');
  await expect(hubspot({ token: 'pat-other' }).check()).rejects.toThrow();
  expect(contactsOf(sandbox.state).size).toBe(0);
});
