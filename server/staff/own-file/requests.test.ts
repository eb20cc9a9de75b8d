import { addDays } from '@volante/contract/fields/dates.ts';
import { deadlineOf } from '@volante/contract/own-file/deadlines.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { deliver } from '../../notifications/deliver.ts';
import { testChannel } from '../../notifications/testing/test-channel.ts';
import { pathBehind } from '../../notifications/testing/test-post.ts';
import { savingTo } from '../../personal-data/testing/test-saving.ts';
import { openIn, walkTo } from '../../testing/application.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { finishErasure } from '../privacy/finish-erasure.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { dueOn } from './requests.ts';

interface Sent {
  to: string;
  subject: string;
  text: string;
}
const sent: Sent[] = [];
let fault: DeliveryFault | null = null;
const channel = testChannel({
  name: 'email',
  addressOf: ({ email }) => email || null,
  async send(to, { subject, text }) {
    if (fault) throw fault;
    sent.push({ to, subject, text });
    return { messageId: null };
  },
});
const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' }, messages: { channels: [channel] } });
afterAll(server.close);
afterEach(() => {
  fault = null;
  sent.length = 0;
});
const { query, call } = server;
let eva: TestStaff;
let ana: TestStaff;
let laura: TestStaff;
beforeAll(async () => {
  server.setNow('2026-11-30T18:00:00Z');
  eva = await hire(server, 'everything', 'Eva');
  ana = await hire(server, 'reviewer', 'Ana');
  laura = await hire(server, 'advisor', 'Laura');
});

type Opened = Awaited<ReturnType<typeof server.open>>;
const file = ({ requestId }: Opened, more = '') => `${requestPath(requestId)}/file${more}`;
const ask = (mine: Opened, kind: string, text = 'Mi calle está mal escrita') =>
  call('POST', file(mine, '/requests'), { kind, text });
const requestsOf = async (mine: Opened) => (await call('GET', file(mine))).data.requests;
const of = ({ applicationId }: Opened, more: string) => `/applications/${applicationId}/privacy-requests${more}`;
const referenceOf = async ({ applicationId }: Opened) =>
  String((await query('select reference from applications where id = $1', [applicationId]))[0].reference);
const erasureOf = async ({ applicationId }: Opened) =>
  (await query('select id, farewell, why, reason from erasures where application_id = $1', [applicationId]))[0];
const refused = (reason = 'Se cuenta por ley') => ({ outcome: 'refused', text: reason });

describe('the clock', () => {
  test.each([
    // Twenty working days; 25 December and 1 January are holidays, 16 November would be one, too.
    ['mx', '', '2026-11-30', '2026-12-29'],
    ['mx', '', '2026-10-30', '2026-11-30'],
    ['us', 'Texas', '2026-11-30', '2027-01-14'],
    ['us', 'Iowa', '2026-11-30', '2027-02-28'],
    // No law of its own, and not known yet.
    ['us', 'Ohio', '2026-11-30', '2027-01-14'],
    ['us', '', '2026-11-30', '2027-01-14'],
  ] as const)('%s %s: asked on %s, due on %s', async (country, state, from, on) => {
    expect(await dueOn(country, deadlineOf(country, state, 'deletion'), from)).toBe(on);
  });

  test('a state may have another period for one kind', () => {
    expect(deadlineOf('us', 'Rhode Island', 'withdrawal').days).toBe(15);
    expect(deadlineOf('us', 'Rhode Island', 'correction').days).toBe(45);
    expect(deadlineOf('us', 'Ohio', 'correction').law).toBeNull();
    expect(deadlineOf('mx', '', 'correction')).toMatchObject({ days: 20, counted: 'working' });
  });
});

describe('a request', () => {
  test('is stored with its day, and only one of each kind is open', async () => {
    const mine = await server.open('mx');
    const { data } = await ask(mine, 'correction');
    expect(data).toMatchObject({ kind: 'correction', dueOn: '2026-12-29', outcome: null, answer: null });
    expect((await ask(mine, 'correction')).code).toBe('conflict_error');
    expect((await ask(mine, 'deletion', '')).status).toBe(200);
    expect((await ask(mine, 'objection', ' ')).errors).toMatchObject([{ path: 'text', code: 'field_required' }]);
    expect((await ask(mine, 'withdrawal')).status).toBe(422);
    expect((await ask(mine, 'correction', 'x'.repeat(1001))).status).toBe(422);
    expect(await requestsOf(mine)).toHaveLength(2);
  });

  test('two at once make one', async () => {
    const mine = await server.open('mx');
    const codes = (await Promise.all([1, 2, 3].map(() => ask(mine, 'objection')))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['conflict_error', 'conflict_error', undefined]);
  });

  test('takes the day of the state, in the United States', async () => {
    const mine = await server.open('us');
    await savingTo(server).save(mine.requestId, { state: 'Texas' });
    expect((await ask(mine, 'correction')).data.dueOn).toBe('2027-01-14');
  });

  test('can be made after the decision', async () => {
    expect((await ask(await openIn(server, 'rejected'), 'objection')).status).toBe(200);
  });
});

describe('staff', () => {
  test('see open requests, overdue ones first, and what was answered; advisors see none', async () => {
    const [late, soon] = [await server.open('mx'), await server.open('mx')];
    await ask(soon, 'correction');
    await ask(late, 'correction');
    await query(`update privacy_requests set due_on = '2026-11-27' where application_id = $1`, [late.applicationId]);
    const { data } = await ana.call('GET', '/privacy-requests?limit=1');
    expect(data.items).toMatchObject([{ applicationId: late.applicationId, overdue: true, law: 'LFPDPPP, art. 31' }]);
    expect(data.counts.overdue).toBe(1);
    expect(data.counts.open).toBeGreaterThan(1);
    const next = await ana.call('GET', `/privacy-requests?cursor=${encodeURIComponent(data.next)}`);
    expect(next.data.items.map((item: { applicationId: string }) => item.applicationId)).toContain(soon.applicationId);
    expect(next.data.items.map((item: { overdue: boolean }) => item.overdue)).not.toContain(true);
    expect((await laura.call('GET', '/privacy-requests')).code).toBe('role_refused');
    expect((await laura.call('GET', of(late, ''))).code).toBe('role_refused');

    const [{ requestId }] = await requestsOf(late);
    expect((await ana.call('POST', of(late, `/${requestId}/answer`), refused())).data).toMatchObject({
      overdue: false,
    });
    const answered = await ana.call('GET', '/privacy-requests?state=answered');
    expect(answered.data.items[0]).toMatchObject({ requestId, outcome: 'refused', by: { name: 'Ana' } });
  });

  test('answer with a text that the driver reads, and a message tells them', async () => {
    const mine = await server.open('mx');
    await savingTo(server).save(mine.requestId, { email: 'luz@example.com' });
    const { data } = await ask(mine, 'correction');
    const path = of(mine, `/${data.requestId}/answer`);
    expect((await ana.call('POST', path, { outcome: 'granted', text: '  ' })).status).toBe(422);
    expect((await ana.call('POST', path, { outcome: 'granted', text: 'Ya quedó.\nGracias.' })).status).toBe(200);
    expect((await ana.call('POST', path, { outcome: 'granted', text: 'Otra vez' })).code).toBe('conflict_error');
    expect(await requestsOf(mine)).toMatchObject([{ outcome: 'granted', answer: 'Ya quedó.\nGracias.' }]);
    const messages = await query(`select kind, told from deliveries where application_id = $1`, [mine.applicationId]);
    expect(messages).toContainEqual({ kind: 'privacy_answered', told: data.requestId });
    const [delivery] = await query(`select id from deliveries where application_id = $1`, [mine.applicationId]);
    await deliver(server.deps, delivery.id);
    expect(sent[0]).toMatchObject({ to: 'luz@example.com', subject: 'Contestamos lo que pediste sobre tus datos' });
    expect(sent[0]?.text).not.toContain('Ya quedó.');
    // A strange phone would see everything by it in this installation.
    expect(sent[0]?.text).not.toContain(mine.requestId);
    // After the answer another one may be made.
    expect((await ask(mine, 'correction')).status).toBe(200);
  });

  test('a message leads to the file where a strange phone sees nothing by it, and only a known one asks', async () => {
    const settings = { SECOND_FACTOR: 'known_devices' };
    const known = await startTestApp({ settings, messages: { channels: [channel] } });
    try {
      const rita = await hire(known, 'reviewer', 'Rita');
      const mine = await known.open('mx');
      const own = await known.inject({
        method: 'PATCH',
        url: `/api${requestPath(mine.requestId)}/personal-data`,
        payload: { email: 'luz@example.com' },
      });
      const cookie = own.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const path = file(mine, '/requests');
      const body = { kind: 'deletion', text: '' };
      for (const [method, to] of [
        ['GET', file(mine)],
        ['GET', file(mine, '/identifier?part=personal_data&row=0&name=national_id')],
        ['POST', file(mine, '/download')],
        ['GET', file(mine, '/download')],
        ['GET', file(mine, '/download/file')],
        ['POST', path],
        ['POST', file(mine, '/withdrawals')],
      ] as const)
        expect((await known.call(method, to, method === 'POST' ? body : undefined)).code, to).toBe('device_not_proved');
      const { data, status } = await known.call('POST', path, body, { cookie });
      expect(status).toBe(200);
      await rita.call('POST', of(mine, `/${data.requestId}/answer`), refused());
      const [{ id }] = (await known.database.pool.query(`select id from deliveries where kind = 'privacy_answered'`))
        .rows;
      // At night it waits for the morning.
      known.setNow(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T18:00:00Z`);
      await deliver(known.deps, id);
      expect(await pathBehind(known, sent.at(-1)?.text)).toBe(`/${mine.requestId}/my-file`);
    } finally {
      await known.close();
    }
  });

  test('answer nothing of another application', async () => {
    const [mine, other] = [await server.open('mx'), await server.open('mx')];
    const { data } = await ask(mine, 'correction');
    expect((await ana.call('POST', of(other, `/${data.requestId}/answer`), refused())).code).toBe('not_found_error');
    expect((await ana.call('POST', of(other, '/nothing/answer'), refused())).code).toBe('not_found_error');
  });
});

describe('a deletion', () => {
  const grant = async (mine: Opened, requestId: string, who = eva) => {
    await who.stepUp();
    const body = { text: 'Ya borramos todo.', confirm: await referenceOf(mine) };
    return who.call('POST', of(mine, `/${requestId}/erasure`), body);
  };

  test('is granted by erasing everything, and the driver gets a last message', async () => {
    const mine = await server.open('mx');
    await savingTo(server).save(mine.requestId, { firstName: 'Luz', email: 'luz@example.com' });
    const { data } = await ask(mine, 'deletion', '');
    const path = of(mine, `/${data.requestId}`);
    expect((await ana.call('POST', `${path}/answer`, { outcome: 'granted', text: 'Sí' })).errors).toMatchObject([
      { path: 'text' },
    ]);
    expect((await ana.call('POST', `${path}/answer`, { outcome: 'granted', text: 'Claro' })).errors).toMatchObject([
      { path: 'outcome' },
    ]);
    expect((await ana.call('POST', `${path}/erasure`, { text: 'Claro', confirm: '1' })).code).toBe('role_refused');
    await eva.stepUp();
    expect((await eva.call('POST', `${path}/erasure`, { text: 'Claro', confirm: '1' })).status).toBe(422);
    expect((await grant(mine, data.requestId)).data).toEqual({ erased: true });
    expect((await call('GET', file(mine))).code).toBe('admission_request_not_found');
    const { id, farewell, why } = await erasureOf(mine);
    expect(why).toBe('request');
    expect(String(farewell)).not.toContain('luz@example.com');
    // A mail server that is away is tried again.
    fault = new DeliveryFault('unknown_error');
    await expect(finishErasure(server.deps, id)).rejects.toBe(fault);
    fault = null;
    await finishErasure(server.deps, id);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'luz@example.com', subject: 'Borramos tus datos' });
    expect(sent[0]?.text).toContain('Ya borramos todo.');
    expect((await erasureOf(mine)).farewell).toBeNull();
    await finishErasure(server.deps, id);
    expect(sent).toHaveLength(1);
  });

  test('the last message is given up after two days', async () => {
    const mine = await server.open('mx');
    await savingTo(server).save(mine.requestId, { email: 'luz@example.com' });
    const { data } = await ask(mine, 'deletion', '');
    await grant(mine, data.requestId);
    const { id } = await erasureOf(mine);
    await query(`update erasures set at = at - interval '3 days' where id = $1`, [id]);
    fault = new DeliveryFault('unknown_error');
    await finishErasure(server.deps, id);
    expect((await erasureOf(mine)).farewell).toBeNull();
  });

  test('while a decision keeps the application, it is refused with the day, and the request stays', async () => {
    const mine = await openIn(server, 'rejected');
    const { data } = await ask(mine, 'deletion', '');
    const until = addDays('2026-11-30', 365);
    expect((await call('GET', file(mine))).data.keptUntil).toBe(until);
    const { data: listed } = await ana.call('GET', of(mine, ''));
    expect(listed.items).toMatchObject([{ keptUntil: until }]);
    const refusal = await grant(mine, data.requestId);
    expect([refusal.code, refusal.errors]).toEqual([
      'erasure_blocked',
      [expect.objectContaining({ path: 'retainedUntil', code: until })],
    ]);
    expect(await requestsOf(mine)).toMatchObject([{ outcome: null }]);
    await ana.call('POST', of(mine, `/${data.requestId}/answer`), refused(`La guardamos hasta el ${until}.`));
    expect(await requestsOf(mine)).toMatchObject([{ outcome: 'refused', answer: `La guardamos hasta el ${until}.` }]);
  });

  const decide = async (mine: Opened) => {
    const { data } = await ana.call('GET', `/applications/${mine.applicationId}`);
    return () =>
      ana.call('POST', `/applications/${mine.applicationId}/stage`, {
        ...{ revision: data.revision, from: data.stage, to: 'rejected' },
        ...{ reason: 'No sale', reasons: ['other'] },
      });
  };

  test('asked before a decision that did not see it: the decision is refused', async () => {
    const mine = await openIn(server, 'risk_analysis');
    const decideNow = await decide(mine);
    await ask(mine, 'deletion', '');
    expect((await decideNow()).code).toBe('changed_meanwhile');
    expect(await requestsOf(mine)).toHaveLength(1);
    // Whoever has seen it may still decide.
    expect((await (await decide(mine))()).status).toBe(200);
  });

  test('asked after the decision: it is kept with its clock', async () => {
    const mine = await openIn(server, 'risk_analysis');
    expect((await (await decide(mine))()).status).toBe(200);
    expect((await ask(mine, 'deletion', '')).status).toBe(200);
    expect((await call('GET', file(mine))).data.keptUntil).not.toBeNull();
  });

  test('asked, granted and decided at the same moment: one of them wins, and nothing is half done', async () => {
    for (let round = 0; round < 4; round++) {
      const mine = await openIn(server, 'risk_analysis');
      const { data } = await ask(mine, 'deletion', '');
      const decideNow = await decide(mine);
      await eva.stepUp();
      const [erased, decided] = await Promise.all([grant(mine, data.requestId), decideNow()]);
      const erasure = await erasureOf(mine);
      if (erasure) {
        expect([erased.status, decided.code]).toEqual([200, 'admission_request_not_found']);
      } else {
        expect([erased.code, decided.status]).toEqual(['erasure_blocked', 200]);
        expect(await requestsOf(mine)).toMatchObject([{ outcome: null }]);
      }
    }
  });
});

describe('a consent', () => {
  const withdraw = (mine: Opened, kind: string) => call('POST', file(mine, '/withdrawals'), { kind });
  const consent = { ocnBackgroundAndCreditCheckForApplication: true, privacyPolicy: true };

  test('is withdrawn, the application lacks it then, and staff are told', async () => {
    const mine = await server.open('us');
    await savingTo(server).save(mine.requestId, consent);
    expect((await withdraw(mine, 'background_and_credit_check')).data).toEqual({ withdrawn: true });
    const { data } = await call('GET', requestPath(mine.requestId));
    expect(data.personalData).toMatchObject({
      ...{ status: 'pending', ocnBackgroundAndCreditCheckForApplication: false, privacyPolicy: true },
    });
    const { consents, requests } = (await call('GET', file(mine))).data;
    expect(consents.find(({ kind }: { kind: string }) => kind === 'background_and_credit_check').withdrawnAt).not.toBe(
      null,
    );
    expect(requests).toMatchObject([{ kind: 'withdrawal', consent: 'background_and_credit_check' }]);
    const { data: listed } = await ana.call('GET', of(mine, ''));
    expect(listed.items).toMatchObject([{ kind: 'withdrawal' }]);
    const shown = await ana.call('GET', `/applications/${mine.applicationId}`);
    const given = shown.data.consents.find(({ kind }: { kind: string }) => kind === 'background_and_credit_check');
    expect(given.withdrawnAt).not.toBe(null);
    expect((await withdraw(mine, 'background_and_credit_check')).code).toBe('not_found_error');
  });

  test('can be given again, and withdrawn again with the clock of the first time', async () => {
    const mine = await server.open('us');
    for (let time = 0; time < 2; time++) {
      await savingTo(server).save(mine.requestId, consent);
      expect((await withdraw(mine, 'privacy_policy')).status).toBe(200);
    }
    const { consents, requests } = (await call('GET', file(mine))).data;
    expect(consents.filter(({ kind }: { kind: string }) => kind === 'privacy_policy')).toHaveLength(2);
    expect(requests).toHaveLength(1);
  });

  test('of the location erases it', async () => {
    const mine = await server.open('mx');
    const at = requestPath(mine.requestId);
    const agreed = { kind: 'location', textVersion: '2026-11-27', language: 'es-MX' };
    expect((await call('POST', `${at}/consents`, agreed)).status).toBe(200);
    await call('POST', `${at}/lat-long-lookup`, { latitude: 19.4, longitude: -99.1 });
    expect(await query('select 1 from locations where application_id = $1', [mine.applicationId])).toHaveLength(1);
    expect((await withdraw(mine, 'location')).status).toBe(200);
    expect(await query('select 1 from locations where application_id = $1', [mine.applicationId])).toEqual([]);
    expect((await withdraw(mine, 'privacy_notice')).status).toBe(422);
  });

  test('an approved section waits for the driver again, and a decided application stays as it is', async () => {
    const mine = await server.open('us');
    await savingTo(server).save(mine.requestId, consent);
    await query(`update personal_data set status = 'approved' where application_id = $1`, [mine.applicationId]);
    await withdraw(mine, 'background_and_credit_check');
    const statusOf = async () => (await call('GET', requestPath(mine.requestId))).data.personalData;
    expect((await statusOf()).status).toBe('pending');
    const decided = await openIn(server, 'created', 'us');
    await savingTo(server).save(decided.requestId, consent);
    await walkTo(server, decided, 'rejected');
    expect((await withdraw(decided, 'background_and_credit_check')).status).toBe(200);
    const { data } = await call('GET', requestPath(decided.requestId));
    expect(data.personalData.ocnBackgroundAndCreditCheckForApplication).toBe(true);
  });
});
