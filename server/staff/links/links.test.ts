import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTouched } from '../../applications/links.ts';
import { walkTo } from '../../testing/application.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;

let ana: TestStaff;
let eva: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
});

let people = 0;
/** A different person each time. */
function somebody(change: object = {}) {
  const number = String(++people).padStart(4, '0');
  const phone = `55 1234 ${number}`;
  return { country: 'mx', firstName: 'María', lastName: 'Núñez', phone, email: `m${number}@example.com`, ...change };
}
const idOf = ({ url }: { url: string }) => url.split('/').at(-1) as string;
async function make(change: object = {}, who = ana) {
  const { status, data, errors } = await who.call('POST', '/links', somebody(change));
  expect([status, errors]).toEqual([200, undefined]);
  return data as { applicationId: string; reference: string; url: string; channels: object[] };
}
const applicationOf = async (applicationId: string, who = ana) =>
  (await who.call('GET', `/applications/${applicationId}`)).data;
const linkOf = (applicationId: string, rest = '') => `/applications/${applicationId}/link${rest}`;
const openAs = (link: { url: string }) => server.call('GET', requestPath(idOf(link)));

test('data entered by staff prefills the driver’s form, and counts once the driver has sent it', async () => {
  const made = await make({ phone: '044 55 1234 0077' });
  const { data } = await openAs(made);
  expect(data.personalData).toMatchObject({
    firstName: 'María',
    lastName: 'Núñez',
    phone: '+525512340077',
    status: 'pending',
    contactToConfirm: true,
  });
  const saved = await server.call('PATCH', `${requestPath(idOf(made))}/personal-data`, { firstName: 'Mariana' });
  expect(saved.data.personalData.firstName).toBe('Mariana');
  expect(saved.data.personalData).not.toHaveProperty('contactToConfirm');
  const [{ kind }] = await query(`select kind from consents where application_id = $1`, [made.applicationId]);
  expect(kind).toBe('privacy_notice');
});

test('an application cannot be sent while the driver has not sent the contact data', async () => {
  const made = await make();
  const { errors } = await server.call('POST', `${requestPath(idOf(made))}/submit`);
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['personalData.firstName', 'personalData.email']),
  );
});

test('a link needs only a country, and passes language, reference, note and assignee to its application', async () => {
  const { status, data } = await ana.call('POST', '/links', { country: 'us' });
  expect(status).toBe(200);
  expect((await applicationOf(data.applicationId)).contact).toMatchObject({ firstName: '', language: 'en' });

  const change = { language: 'en', externalReference: ' CRM-7781 ', note: 'Feria\nde Toluca', firstName: 'Li' };
  const made = await make({ ...change, assigneeId: eva.me.account.id });
  const item = await applicationOf(made.applicationId);
  expect(item).toMatchObject({
    reference: made.reference,
    externalReference: 'CRM-7781',
    assignee: { name: 'Eva' },
    notes: [{ text: 'Feria\nde Toluca', by: { name: 'Ana' } }],
  });
  expect(item.contact).toMatchObject({ firstName: 'Li', language: 'en' });
  expect((await openAs(made)).data.language).toBe('en');
  expect((await openAs(data)).data).not.toHaveProperty('language');
  const { data: timeline } = await ana.call('GET', `/applications/${made.applicationId}/timeline`);
  expect(timeline.items.at(-1)).toMatchObject({ kind: 'created', by: 'staff', actor: { name: 'Ana' } });
});

test('an application is found by the company’s own reference, in any format', async () => {
  for (const reference of ['Feria Toluca 12', '4711', 'a@b', '12345678']) {
    const made = await make({ externalReference: reference });
    const { data } = await ana.call('POST', '/applications/search', { q: reference.toUpperCase() });
    expect(data.items[0]?.applicationId, reference).toBe(made.applicationId);
  }
});

test.each([
  [{ phone: '55 12' }, 'phone', 'phone_too_short'],
  [{ phone: '+1 305 555 0123' }, 'phone', 'phone_invalid'],
  [{ email: 'maria@' }, 'email', 'email_invalid'],
  [{ country: 'fr' }, 'country', 'country_unknown'],
  [{ firstName: '=1+1' }, 'firstName', 'invalid_value'],
  [{ externalReference: '@SUM(A1)' }, 'externalReference', 'invalid_value'],
  [{ assigneeId: randomUUID() }, 'assigneeId', 'invalid_value'],
  [{ language: 'fr' }, 'language', 'invalid_value'],
  [{ note: 'x'.repeat(4001) }, 'note', 'value_too_long'],
])('%j is refused at its field, and nothing is made', async (change, path, code) => {
  const [{ count: before }] = await query('select count(*) from applications');
  const { status, errors } = await ana.call('POST', '/links', somebody(change));
  expect([status, errors]).toEqual([422, [expect.objectContaining({ path, code })]]);
  expect(await query('select count(*) from applications')).toEqual([{ count: before }]);
});

test('a request repeated with its key creates no second application', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = somebody();
  const first = await ana.call('POST', '/links', body, headers);
  const second = await ana.call('POST', '/links', body, headers);
  expect([second.data, second.headers['idempotent-replayed']]).toEqual([first.data, 'true']);
});

test('live applications with this phone or e-mail are found, decided and withdrawn ones are not', async () => {
  const person = somebody();
  const ask = async (change: object) =>
    (await ana.call('POST', '/links/matches', { country: 'mx', ...change })).data.items;
  expect(await ask({ phone: person.phone, email: person.email })).toEqual([]);
  const made = (await ana.call('POST', '/links', person)).data;
  const match = { applicationId: made.applicationId, reference: made.reference, name: 'María Núñez', stage: 'created' };
  expect(await ask({ phone: `+52 1 ${person.phone}` })).toMatchObject([{ ...match, same: ['phone'] }]);
  const both = { phone: person.phone, email: person.email.toUpperCase() };
  expect(await ask(both)).toMatchObject([{ ...match, same: ['phone', 'email'] }]);

  await ana.call('POST', linkOf(made.applicationId, '/revoke'), { reason: 'Se equivocó' });
  expect(await ask(both)).toEqual([]);
  await ana.call('POST', linkOf(made.applicationId, '/renew'), { reason: 'Sí era' });
  expect(await ask(both)).toHaveLength(1);
  await walkTo(server, made, 'rejected');
  expect(await ask(both)).toEqual([]);
});

test('every view of a link is logged', async () => {
  const { applicationId, url } = await make();
  for (let n = 0; n < 2; n++) {
    const { data } = await ana.call('GET', linkOf(applicationId));
    expect(data).toMatchObject({ url, openedOn: [], sent: [], channels: [], withheld: null, validUntil: null });
  }
  const entries = await query(`select account_id, kind from staff_audit where application_id = $1 and part = 'link'`, [
    applicationId,
  ]);
  expect(entries).toEqual([
    { account_id: ana.me.account.id, kind: 'read' },
    { account_id: ana.me.account.id, kind: 'read' },
  ]);
});

test('renewing a link voids the old one at once, and a revoked link can be replaced', async () => {
  const made = await make();
  expect((await openAs(made)).status).toBe(200);
  expect((await server.call('GET', `/hubspot/link-opened/${idOf(made)}`)).data).toEqual({ noted: true });
  const { data: renewed } = await ana.call('POST', linkOf(made.applicationId, '/renew'), {
    reason: 'Perdió su celular',
  });
  expect([(await openAs(made)).code, (await openAs(renewed)).status]).toEqual(['admission_request_not_found', 200]);
  expect((await ana.call('GET', linkOf(made.applicationId))).data.openedOn).toHaveLength(1);

  const revoke = () => ana.call('POST', linkOf(made.applicationId, '/revoke'), { reason: 'La compartió' });
  expect((await revoke()).data).toEqual({ revoked: true });
  expect((await openAs(renewed)).code).toBe('admission_request_not_found');
  expect((await ana.call('GET', linkOf(made.applicationId))).code).toBe('not_found_error');
  expect((await revoke()).code).toBe('conflict_error');
  const again = await ana.call('POST', linkOf(made.applicationId, '/renew'), { reason: 'Ya la cuida' });
  expect((await openAs(again.data)).status).toBe(200);

  const { data } = await ana.call('GET', `/applications/${made.applicationId}/timeline`);
  const events = data.items.map(({ kind, actor, details }: { kind: string; actor: object; details: object }) => ({
    kind,
    actor,
    details,
  }));
  const by = { id: ana.me.account.id, name: 'Ana' };
  expect(events.slice(0, 3)).toEqual([
    { kind: 'link_renewed', actor: by, details: { reason: 'Ya la cuida' } },
    { kind: 'link_revoked', actor: by, details: { reason: 'La compartió' } },
    { kind: 'link_renewed', actor: by, details: { reason: 'Perdió su celular' } },
  ]);
  expect(events[3].kind).toBe('link_opened');
});

test('a reason has at least three letters', async () => {
  const { applicationId } = await make();
  for (const path of ['/renew', '/revoke']) {
    expect((await ana.call('POST', linkOf(applicationId, path), { reason: ' x ' })).errors).toMatchObject([
      { path: 'reason', code: 'field_required' },
    ]);
  }
});

/** The driver stores data, so the link is guarded. */
async function makeGuarded() {
  const made = await make();
  await server.call('PATCH', `${requestPath(idOf(made))}/personal-data`, { firstName: 'Mariana' });
  return made;
}

test('once the driver stored data, reviewers see the link after their second factor, advisors no more', async () => {
  const { applicationId, url } = await makeGuarded();
  const show = async (who: TestStaff) => {
    const { status, data } = await who.call('GET', linkOf(applicationId));
    return [status, data.url, data.withheld];
  };
  const renew = async (who: TestStaff) =>
    (await who.call('POST', linkOf(applicationId, '/renew'), { reason: 'Lo perdió' })).data;
  const iris = await hire(server, 'reviewer', 'Iris');
  expect(await show(iris)).toEqual([200, null, 'step_up']);
  expect(await renew(iris)).toEqual({ url: null, withheld: 'step_up' });
  await iris.stepUp();
  const [, renewed] = await show(iris);
  expect([renewed, renewed === url]).toEqual([expect.stringMatching(/[0-9a-f-]{36}$/), false]);
  expect((await renew(iris)).url).toMatch(/[0-9a-f-]{36}$/);

  const leo = await hire(server, 'advisor', 'Leo');
  await leo.stepUp();
  expect(await show(leo)).toEqual([200, null, 'role']);
  expect(await renew(leo)).toEqual({ url: null, withheld: 'role' });
  const entries = await query(
    `select details ->> 'withheld' as withheld from staff_audit where application_id = $1 and part = 'link' and kind = 'read' order by at, id`,
    [applicationId],
  );
  expect(entries.map(({ withheld }) => withheld)).toEqual(expect.arrayContaining(['step_up', null, 'role']));
});

test('a browser with a staff session opens a link as that person and not as the driver', async () => {
  const made = await make();
  const note = (cookie = '') =>
    server.call('GET', `/hubspot/link-opened/${idOf(made)}`, undefined, { ...(cookie && { cookie }) });
  const openings = async () => {
    const { data } = await ana.call('GET', `/applications/${made.applicationId}/timeline`);
    return data.items
      .filter(({ kind }: { kind: string }) => kind === 'link_opened')
      .map(({ by, actor }: { by: string; actor: { name: string } | null }) => [by, actor?.name ?? null]);
  };
  const noted = await Promise.all([ana, ana, eva].map(({ cookie }) => note(cookie)));
  expect(noted.filter(({ data }) => data.noted)).toHaveLength(2);
  expect((await openings()).toSorted()).toEqual([
    ['staff', 'Ana'],
    ['staff', 'Eva'],
  ]);
  expect((await ana.call('GET', linkOf(made.applicationId))).data.openedOn).toEqual([]);
  expect(await findTouched(server.deps.db, [made.applicationId])).toEqual([]);

  // A session that is over is none.
  const gone = await hire(server, 'advisor', 'Gil');
  await gone.call('POST', '/sign-out');
  expect((await note(gone.cookie)).data).toEqual({ noted: true });
  expect(await openings()).toContainEqual(['applicant', null]);
  expect(await findTouched(server.deps.db, [made.applicationId])).toEqual([made.applicationId]);
});
