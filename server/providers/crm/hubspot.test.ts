import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactsOf, crm as played } from '../../../sandbox/crm.ts';
import { type RunningSandbox, startSandbox } from '../../../sandbox/start-sandbox.ts';
import type { ScriptedAnswer } from '../../../sandbox/state.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { hubspotCrm } from './hubspot.ts';

let sandbox: RunningSandbox;
const logged: string[] = [];
beforeEach(async () => {
  sandbox = await startSandbox({ parts: [played], port: 0 });
  logged.length = 0;
});
afterEach(() => sandbox.stop());

function hubspot(
  settings: {
    timeoutMs?: number;
    token?: string;
    stageProperty?: string | undefined;
    linkOpenedProperty?: string;
  } = {},
) {
  const log = pino({}, { write: (line) => logged.push(line) });
  const usual = { token: 'pat-sandbox', linkOpenedProperty: 'volante_link_opened', stageProperty: 'volante_stage' };
  const retryPolicy = { openAfter: 5, openForMs: 60_000, pauseMs: 1, longestPauseMs: 5 };
  return hubspotCrm({ url: `${sandbox.url}/crm`, ...usual, ...settings }, openOutsideCalls(log, retryPolicy));
}
const script = (...answers: ScriptedAnswer[]) => sandbox.state.script('crm', answers);
const update = { linkOpenedAt: new Date('2026-11-25T18:00:00Z') };
const contact = { id: '1', properties: {} };

test('a contact is found by e-mail address, whatever its characters, and only our properties are set', async () => {
  await hubspot().update('ana+uber/mx?@example.org', update);
  await hubspot().update('ana+uber/mx?@example.org', { stage: 'home_visit' });
  expect(contactsOf(sandbox.state).get('ana+uber/mx?@example.org')).toEqual({
    volante_link_opened: '2026-11-25T18:00:00.000Z',
    volante_stage: 'home_visit',
  });
  const [call] = sandbox.state.calls('crm');
  expect(call).toMatchObject({ method: 'PATCH', query: { idProperty: 'email' } });
});

test.each<[string, ScriptedAnswer, object]>([
  ['401', { status: 401 }, { code: 'crm_sign_in_refused', final: false }],
  ['403 (a scope is missing)', { status: 403 }, { code: 'crm_sign_in_refused', final: false }],
  ['404', { status: 404 }, { code: 'contact_not_found', final: true }],
  ['400', { status: 400 }, { code: 'crm_refused', final: true }],
  ['429', { status: 429, headers: { 'retry-after': '10' } }, { code: 'crm_rate_limited', retryAfterMs: 10_000 }],
  ['500', { status: 500 }, { code: 'crm_unreachable', final: false }],
  ['half an answer', { status: 200, body: contact, cut: true }, { code: 'crm_broken_answer', final: false }],
  ['a page called JSON', { status: 200, body: '<html>' }, { code: 'crm_broken_answer', final: false }],
  ['a page', { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } }, { code: 'crm_broken_answer' }],
  ['another JSON', { status: 200, body: { ok: true } }, { code: 'crm_broken_answer', final: false }],
])('%s has a code of its own', async (_, answer, fault) => {
  script(answer);
  await expect(hubspot().update('ana@example.org', update)).rejects.toMatchObject(fault);
});

test('a contact to be forgotten stays, with our fields emptied', async () => {
  await hubspot().update('ana@example.org', { ...update, stage: 'home_visit' });
  await hubspot().empty('ana@example.org');
  expect(contactsOf(sandbox.state).get('ana@example.org')).toEqual({ volante_link_opened: '', volante_stage: '' });
});

test('a call to a slow CRM times out, and later calls are made as usual', async () => {
  script({ status: 200, body: contact, delayMs: 1000 });
  const hasty = hubspot({ timeoutMs: 100 });
  await expect(hasty.update('ana@example.org', update)).rejects.toMatchObject({ code: 'crm_timeout', final: false });
  await hasty.update('ana@example.org', update);
});

test('the token of another account is refused', async () => {
  await expect(hubspot({ token: 'pat-other' }).update('ana@example.org', update)).rejects.toMatchObject({
    code: 'crm_sign_in_refused',
  });
});

test('a CRM that is down is not called for a while', async () => {
  script(...Array.from({ length: 5 }, () => ({ status: 503 })));
  const down = hubspot();
  for (let call = 0; call < 5; call++) await expect(down.update('ana@example.org', update)).rejects.toThrow();
  await expect(down.update('ana@example.org', update)).rejects.toMatchObject({
    code: 'crm_circuit_open',
    final: false,
  });
  expect(sandbox.state.calls('crm')).toHaveLength(5);
});

test('the log holds neither the address nor the token', async () => {
  script({ status: 500, body: { message: 'ana@example.org is broken' } });
  await expect(hubspot().update('ana@example.org', update)).rejects.toThrow();
  await hubspot().update('ana@example.org', update);
  expect(logged.join('')).not.toMatch(/ana|pat-sandbox/);
});

test('the doctor checks for the fields we fill, and changes nothing', async () => {
  await hubspot().check();
  await expect(hubspot({ linkOpenedProperty: 'opened' }).check()).rejects.toThrow('contacts have no property opened');
  await expect(hubspot({ token: 'pat-other' }).check()).rejects.toThrow();
  expect(contactsOf(sandbox.state).size).toBe(0);
});
