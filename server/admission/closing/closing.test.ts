import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findApplicationFile } from '../../applications/applications.ts';
import { system } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile } from '../../core/deps.ts';
import { curp, mexican } from '../../personal-data/testing/test-saving.ts';
import { followClock } from '../../staff/queue/refresh-rows.ts';
import { failed, hire, type TestStaff } from '../../staff/testing/test-staff.ts';
import { openIn, walkTo } from '../../testing/application.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { closeApplication, comeBack, withdraw } from './close.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
let eva: TestStaff;
beforeAll(async () => {
  eva = await hire(server, 'reviewer', 'Eva');
});

type Opened = Awaited<ReturnType<typeof server.open>>;
const contact = { firstName: 'Rosa', lastName: 'Vega', phone: '5512345678', email: 'rosa@example.com' };
const driver = ({ requestId }: Opened, method: 'GET' | 'POST' | 'PATCH', rest = '', body?: object) =>
  server.call(method, requestPath(requestId) + rest, body);
const of = ({ applicationId }: Opened, rest = '') => `/applications/${applicationId}${rest}`;
const read = async (opened: Opened) => (await eva.call('GET', of(opened))).data;
const close = async (opened: Opened, reason: string, more: object = {}) =>
  eva.call('POST', of(opened, '/close'), { revision: (await read(opened)).revision, reason, ...more });
const reopen = async (opened: Opened) =>
  eva.call('POST', of(opened, '/reopen'), { revision: (await read(opened)).revision });
async function begun(): Promise<Opened> {
  const opened = await server.open('mx');
  expect((await driver(opened, 'PATCH', '/personal-data', contact)).status).toBe(200);
  return opened;
}
const mails = ({ applicationId }: Opened) =>
  server
    .query(`select kind from deliveries where application_id = $1 order by id`, [applicationId])
    .then((rows) => rows.map(({ kind }) => kind));
const kinds = ({ applicationId }: Opened) =>
  server
    .query(
      `select kind, by, details from application_events
       where application_id = $1 and kind in ('closed', 'reopened') order by id`,
      [applicationId],
    )
    .then((rows) => rows.map(({ kind, by, details }) => `${kind} ${by} ${details.reason}`));

describe('closing without decision', () => {
  test.each(['withdrew', 'silent', 'not_served'])(
    '%s keeps the stage, has its own mail and waits for nobody',
    async (reason) => {
      const opened = await begun();
      const closed = await close(opened, reason);
      expect(closed.data).toMatchObject({
        stage: 'created',
        waitsFor: 'nobody',
        because: [{ code: 'closed', params: { reason } }],
        closed: { reason, by: 'staff', duplicateOf: null },
        decision: null,
      });
      expect(await mails(opened)).toEqual([`closed_${reason}`]);
      const { data } = await driver(opened, 'GET');
      expect(data).toMatchObject({ status: 'created', closed: { reason } });
      expect(data.decision).toBeUndefined();
      const { items } = (await eva.call('GET', `/applications?closed=${reason}`)).data;
      expect(items.map((row: { applicationId: string }) => row.applicationId)).toContain(opened.applicationId);
    },
  );

  test('a closed application can’t be changed by its driver, nor decided', async () => {
    const opened = await openIn(server, 'risk_analysis');
    await close(opened, 'silent');
    const { revision } = await read(opened);
    const refused = [409, 'application_closed'];
    const write = await driver(opened, 'PATCH', '/personal-data', contact);
    expect([write.status, write.error.code]).toEqual(refused);
    const sent = await driver(opened, 'POST', '/submit');
    expect([sent.status, sent.error.code]).toEqual(refused);
    for (const [to, reasons] of [['rejected', ['other']], ['home_visit']] as const) {
      const body = { revision, from: 'risk_analysis', to, reason: 'No contesta', ...(reasons && { reasons }) };
      expect(failed(await eva.call('POST', of(opened, '/stage'), body))).toEqual(refused);
    }
    expect(failed(await close(opened, 'withdrew'))).toEqual(refused);
  });

  test('a decided application can’t be closed', async () => {
    const opened = await openIn(server, 'rejected');
    expect(failed(await close(opened, 'withdrew'))).toEqual([409, 'application_closed']);
    expect((await driver(opened, 'POST', '/withdraw')).error.code).toBe('application_closed');
  });

  test('one that a server of the release before decided meanwhile counts as decided, and can be taken back', async () => {
    const opened = await openIn(server, 'risk_analysis');
    await close(opened, 'silent');
    const { applicationId } = opened;
    await server.query(`update applications set stage = 'rejected', came_from = 'risk_analysis' where id = $1`, [
      applicationId,
    ]);
    await server.query(`insert into decisions (application_id, at, reasons) values ($1, now(), '{other}')`, [
      applicationId,
    ]);
    await server.query(`update queue_rows set stale = true where application_id = $1`, [applicationId]);
    const seen = await read(opened);
    expect(seen).toMatchObject({ stage: 'rejected', closed: null });
    const back = { revision: seen.revision, from: 'rejected', to: 'risk_analysis', reason: 'Fue un error' };
    expect((await eva.call('POST', of(opened, '/stage'), back)).data.case).toMatchObject({
      stage: 'risk_analysis',
      closed: null,
    });
    expect((await driver(opened, 'GET')).data.closed).toBeUndefined();
  });

  test('its driver, or staff, can’t open it again as if it were only closed', async () => {
    const opened = await openIn(server, 'risk_analysis');
    await driver(opened, 'POST', '/withdraw');
    await server.query(`update applications set stage = 'rejected', came_from = 'risk_analysis' where id = $1`, [
      opened.applicationId,
    ]);
    await server.query(`update queue_rows set stale = true where application_id = $1`, [opened.applicationId]);
    await driver(opened, 'POST', '/reopen');
    expect(failed(await reopen(opened))).toEqual([409, 'conflict_error']);
    expect(await kinds(opened)).toEqual(['closed applicant withdrew']);
    expect((await driver(opened, 'POST', '/withdraw')).error.code).toBe('application_closed');
    const claims = `select 1 from identity_claims where application_id = $1 and released_at is null`;
    expect(await server.query(claims, [opened.applicationId])).toEqual([]);
  });

  test('it is listed and counted only for who asks for it, found by a search, and never taken', async () => {
    const opened = await begun();
    const listed = async (query: string) => {
      const { items } = (await eva.call('GET', `/applications?sort=createdAt&direction=desc&limit=100${query}`)).data;
      return items.some((row: { applicationId: string }) => row.applicationId === opened.applicationId);
    };
    const count = async () => (await eva.call('GET', '/applications/counts?stage=created')).data.total;
    for (const query of ['', '&stage=created', '&assignee=none']) expect(await listed(query), query).toBe(true);
    const before = await count();
    await close(opened, 'silent');
    for (const query of ['', '&stage=created', '&assignee=none']) expect(await listed(query), query).toBe(false);
    for (const query of ['&closed=silent', '&stage=created&closed=silent', '&waitsFor=nobody'])
      expect(await listed(query), query).toBe(true);
    server.setNow(new Date(Date.now() + 10_000));
    expect(await count()).toBe(before - 1);
    const { reference } = await read(opened);
    const found = (await eva.call('POST', '/applications/search', { q: reference, stage: 'created' })).data.items;
    expect(found.map((row: { applicationId: string }) => row.applicationId)).toEqual([opened.applicationId]);
    for (const filters of [
      { closed: 'silent', waitsFor: 'nobody' },
      { waitsFor: 'nobody', stage: 'created' },
    ])
      expect((await eva.call('POST', '/applications/next', filters)).data.applicationId).toBeNull();
    server.setNow(new Date());
  });

  test('it is no match for a new link', async () => {
    const opened = await begun();
    const same = async () =>
      (await eva.call('POST', '/links/matches', { country: 'mx', phone: contact.phone })).data.items.map(
        (match: { applicationId: string }) => match.applicationId,
      );
    expect(await same()).toContain(opened.applicationId);
    await close(opened, 'not_served');
    expect(await same()).not.toContain(opened.applicationId);
  });

  test('other systems and the driver’s own file don’t learn which application goes on', async () => {
    const [opened, other] = [await begun(), await begun()];
    await close(opened, 'duplicate', { duplicateOf: (await read(other)).reference });
    const [event] = await server.query(
      `select details::text from application_events where application_id = $1 and kind = 'closed'`,
      [opened.applicationId],
    );
    expect(event?.details).not.toContain(other.applicationId);
  });

  test('a decision that waits for a second person ends', async () => {
    const two = await startTestApp({ settings: { FOUR_EYES: 'decide' } });
    const leo = await hire(two, 'reviewer', 'Leo');
    const { applicationId } = await two.open('mx');
    const path = `/applications/${applicationId}`;
    const at = async () => (await leo.call('GET', path)).data.revision;
    const reject = { from: 'created', to: 'rejected', reason: 'No contesta', reasons: ['other'] };
    await leo.call('POST', `${path}/stage`, { revision: await at(), ...reject });
    const closed = await leo.call('POST', `${path}/close`, { revision: await at(), reason: 'silent' });
    expect(closed.data).toMatchObject({ proposal: null, closed: { reason: 'silent' } });
    await two.close();
  });

  test('an older revision closes nothing', async () => {
    const opened = await begun();
    const { revision } = await read(opened);
    await driver(opened, 'PATCH', '/personal-data', { ...contact, firstName: 'Rosalía' });
    const late = await eva.call('POST', of(opened, '/close'), { revision, reason: 'silent' });
    expect(failed(late).slice(0, 2)).toEqual([409, 'changed_meanwhile']);
    expect(await kinds(opened)).toEqual([]);
  });

  test('whoever is closed may apply again, and can’t come back beside the new application', async () => {
    const [first, second] = [await begun(), await begun()];
    const form = { ...contact, ...mexican, nationalId: curp(91) };
    for (const application of [first, second]) await walkTo(server, application, 'documents_analysis');
    expect((await driver(first, 'PATCH', '/personal-data', form)).status).toBe(200);
    expect((await driver(second, 'PATCH', '/personal-data', form)).error.code).toBe('already_exist');
    expect((await driver(first, 'POST', '/withdraw')).status).toBe(200);
    expect((await driver(second, 'PATCH', '/personal-data', form)).status).toBe(200);
    const back = await driver(first, 'POST', '/reopen');
    expect([back.status, back.error.code]).toEqual([409, 'already_exist']);
    expect((await driver(first, 'GET')).data.closed).toMatchObject({ reason: 'withdrew' });
  });

  test('the mail is shown before it is sent', async () => {
    const opened = await begun();
    const { data } = await eva.call('GET', of(opened, '/closing-mail?reason=withdrew'));
    expect(data).toMatchObject({ subject: 'Cerramos tu solicitud, como lo pediste', reaches: true });
    expect(data.lines.join(' ')).toMatch(/^Hola, Rosa: .*hasta el .* puedes volver a abrirla/);
    expect(await mails(opened)).toEqual([]);
    const nobody = await server.open('us');
    const unknown = (await eva.call('GET', of(nobody, '/closing-mail?reason=duplicate'))).data;
    expect(unknown).toMatchObject({ subject: 'We closed a second application of yours', reaches: false });
    expect(unknown.lines.join(' ')).not.toContain('{');
  });
});

describe('a duplicate', () => {
  test('names the application that goes on', async () => {
    const [opened, other] = [await begun(), await begun()];
    const { reference } = await read(other);
    expect(failed(await close(opened, 'duplicate'))).toEqual([422, 'unprocessable_error', 'duplicateOf']);
    const own = (await read(opened)).reference;
    for (const wrong of [own, '0000-0000', 'x'])
      expect(failed(await close(opened, 'duplicate', { duplicateOf: wrong }))).toEqual([
        ...[422, 'unprocessable_error', 'duplicateOf'],
      ]);
    const rejected = await read(await openIn(server, 'rejected'));
    expect(failed(await close(opened, 'duplicate', { duplicateOf: rejected.reference }))[0]).toBe(422);
    const closed = await close(opened, 'duplicate', { duplicateOf: reference });
    expect(closed.data.closed).toMatchObject({
      reopenUntil: null,
      duplicateOf: { applicationId: other.applicationId, reference },
    });
    const back = await driver(opened, 'POST', '/reopen');
    expect([back.status, back.error.code]).toEqual([409, 'application_closed']);
    expect((await reopen(opened)).data).toMatchObject({ closed: null, waitsFor: 'driver' });
  });

  test('two applications aren’t closed for each other, even at once', async () => {
    const [a, b] = [await begun(), await begun()];
    const [toB, toA] = [(await read(b)).reference, (await read(a)).reference];
    const both = await Promise.all([
      close(a, 'duplicate', { duplicateOf: toB }),
      close(b, 'duplicate', { duplicateOf: toA }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('coming back', () => {
  test('the driver withdraws once, and reopens where it stood; staff see it', async () => {
    const opened = await begun();
    const { me } = eva;
    await eva.call('PUT', of(opened, '/assignee'), { from: null, to: me.account.id });
    for (const _ of [1, 2]) expect((await driver(opened, 'POST', '/withdraw')).data.closed.reason).toBe('withdrew');
    expect(await mails(opened)).toEqual(['closed_withdrew']);
    for (const _ of [1, 2]) expect((await driver(opened, 'POST', '/reopen')).data.closed).toBeUndefined();
    expect(await kinds(opened)).toEqual(['closed applicant withdrew', 'reopened applicant withdrew']);
    expect(await read(opened)).toMatchObject({
      closed: null,
      waitsFor: 'driver',
      assignee: { id: me.account.id },
      flags: [{ code: 'came_back' }],
    });
    expect((await driver(opened, 'PATCH', '/personal-data', contact)).status).toBe(200);
    expect(await mails(opened)).toEqual(['closed_withdrew']);
  });

  test('who comes back is marked for two weeks; one that staff reopened isn’t', async () => {
    const [opened, byStaff] = [await begun(), await begun()];
    await driver(opened, 'POST', '/withdraw');
    await driver(opened, 'POST', '/reopen');
    await close(byStaff, 'silent');
    await reopen(byStaff);
    // From the database: so much later, nobody is signed in any more.
    const flags = async ({ applicationId }: Opened) =>
      (await server.query('select flags from queue_rows where application_id = $1', [applicationId]))[0]?.flags;
    expect([await flags(opened), await flags(byStaff)]).toEqual([['came_back'], []]);
    server.setNow(new Date(Date.now() + 15 * 86_400_000));
    await followClock(server.deps);
    expect(await flags(opened)).toEqual([]);
    server.setNow(new Date());
  });

  test('a device that proved nothing neither withdraws nor reopens what another one has guarded since', async () => {
    const known = await startTestApp({ settings: { SECOND_FACTOR: 'known_devices' } });
    const { applicationId, requestId } = await known.open('mx');
    const asFound = (await findApplicationFile(known.deps, requestId)) as ApplicationFile;
    await known.query('update applications set guarded_at = now() where id = $1', [applicationId]);
    const refused = { code: 'device_not_proved' };
    await expect(withdraw(known.deps, asFound)).rejects.toMatchObject(refused);
    const closed = { reason: 'silent', actor: system('test') } as const;
    await transaction(known.deps, (trx) => closeApplication(known.deps, trx, applicationId, closed));
    await expect(comeBack(known.deps, asFound)).rejects.toMatchObject(refused);
    const [row] = await known.query('select closed_reason from applications where id = $1', [applicationId]);
    expect(row).toEqual({ closed_reason: 'silent' });
    await known.close();
  });

  test('staff reopen, and the driver is told once', async () => {
    const opened = await begun();
    await close(opened, 'silent');
    expect((await reopen(opened)).data).toMatchObject({ closed: null, stage: 'created' });
    expect(failed(await reopen(opened))).toEqual([409, 'conflict_error']);
    expect(await mails(opened)).toEqual(['closed_silent', 'reopened']);
  });

  test('the last day is 90 days after closing, or sooner if undecided applications are erased sooner', async () => {
    const short = await startTestApp({ settings: { RETAIN_IDLE_DAYS: '30' } });
    const opened = await server.open('mx');
    const { closed } = (await driver(opened, 'POST', '/withdraw')).data;
    expect(closed.reopenUntil).toBe(addDays(dateIn('America/Mexico_City', new Date(closed.at)), 90));
    const { requestId } = await short.open('mx');
    await short.call('POST', `${requestPath(requestId)}/withdraw`);
    short.setNow(new Date(Date.now() + 32 * 86_400_000));
    expect((await short.call('POST', `${requestPath(requestId)}/reopen`)).error.code).toBe('application_closed');
    await short.close();
  });
});

describe('at once', () => {
  test('of closing and deciding one wins, and the other is refused', async () => {
    for (let n = 0; n < 6; n++) {
      const opened = await openIn(server, 'risk_analysis');
      const { revision } = await read(opened);
      const reject = { from: 'risk_analysis', to: 'rejected', reason: 'No contesta', reasons: ['other'] };
      const [decided, closed] = await Promise.all([
        eva.call('POST', of(opened, '/stage'), { revision, ...reject }),
        eva.call('POST', of(opened, '/close'), { revision, reason: 'silent' }),
      ]);
      expect([decided.status, closed.status].toSorted()).toEqual([200, 409]);
      const after = await read(opened);
      expect([after.stage === 'rejected', after.closed !== null].filter(Boolean)).toHaveLength(1);
    }
  });

  test('the driver who writes while staff close is refused, or makes the closing refused', async () => {
    for (let n = 0; n < 6; n++) {
      const opened = await begun();
      const { revision } = await read(opened);
      const [saved, closed] = await Promise.all([
        driver(opened, 'PATCH', '/personal-data', { ...contact, lastName: `Vega ${'ABCDEF'[n]}` }),
        eva.call('POST', of(opened, '/close'), { revision, reason: 'silent' }),
      ]);
      expect([saved.status, closed.status].toSorted()).toEqual([200, 409]);
      expect((await read(opened)).closed !== null).toBe(closed.status === 200);
    }
  });
});
