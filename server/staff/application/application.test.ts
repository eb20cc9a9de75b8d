import { addDays } from '@volante/contract/fields/dates.ts';
import { AdvisorApplication, ReviewerApplication } from '@volante/contract/staff/application.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openIn, walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { failed, hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
let ana: TestStaff;
let eva: TestStaff;
let leo: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
  leo = await hire(server, 'reviewer', 'Leo');
});

type StaffApplication = Awaited<ReturnType<typeof server.open>>;
const { query } = server;
const of = ({ applicationId }: Pick<StaffApplication, 'applicationId'>, path = '') =>
  `/applications/${applicationId}${path}`;
const contact = { firstName: 'María', lastName: 'López', phone: '5512345678', email: 'maria@example.com' };
const save = ({ requestId }: StaffApplication, payload: object) =>
  server.inject({ method: 'PATCH', url: `/api/public/admission/requests/${requestId}/personal-data`, payload });
const openWithContact = async () => {
  const application = await server.open('mx');
  await save(application, contact);
  return application;
};
const read = async (who: TestStaff, application: StaffApplication) => (await who.call('GET', of(application))).data;

describe('a case', () => {
  test('is complete for a reviewer, and lacks what only reviewers see for an advisor', async () => {
    const application = await openWithContact();
    const whole = await read(eva, application);
    const part = await read(ana, application);
    expect(Object.keys(whole).toSorted()).toEqual(Object.keys(ReviewerApplication.shape).toSorted());
    expect(Object.keys(part).toSorted()).toEqual(Object.keys(AdvisorApplication.shape).toSorted());
    expect(part).toMatchObject({ stage: 'created', contact: { firstName: 'María', revision: 2 }, waitsFor: 'driver' });
    expect(part.reference).toMatch(/^\d{4}-\d{4}$/);
    expect(whole.personalData).toMatchObject({ firstName: 'María', doubts: {} });
  });

  test('stays visible to staff while its link is revoked', async () => {
    const application = await openWithContact();
    await query('update application_links set revoked_at = now() where application_id = $1', [
      application.applicationId,
    ]);
    expect(await read(eva, application)).toMatchObject({
      applicationId: application.applicationId,
      contact: { lastName: 'López' },
    });
  });

  test('is not found by the id of its link, by a malformed or by an unknown id', async () => {
    const application = await openWithContact();
    for (const id of [application.requestId, 'x', '0190b0a0-0000-7000-8000-000000000000'])
      expect(failed(await ana.call('GET', `/applications/${id}`))).toEqual([404, 'admission_request_not_found']);
  });

  test('reading it is logged, once in five minutes', async () => {
    const application = await openWithContact();
    for (let n = 0; n < 3; n++) await read(ana, application);
    const sql = 'select account_id, part, revision from staff_audit where application_id = $1';
    const { revision } = await read(ana, application);
    expect(await query(sql, [application.applicationId])).toEqual([
      { account_id: ana.me.account.id, part: 'case', revision },
    ]);
  });

  test('is not shown if its reading can’t be logged', async () => {
    const application = await openWithContact();
    await query('alter table staff_audit rename to staff_audit_away');
    const refused = await ana.call('GET', of(application));
    await query('alter table staff_audit_away rename to staff_audit');
    expect([refused.status, refused.body.includes('María')]).toEqual([503, false]);
  });
});

describe('assigning', () => {
  test('advisors assign only themselves; reviewers assign others, too', async () => {
    const application = await openWithContact();
    const put = (who: TestStaff, from: string | null, to: string | null) =>
      who.call('PUT', of(application, '/assignee'), { from, to });
    const [anas, evas] = [ana.me.account.id, eva.me.account.id];
    expect((await put(ana, null, anas)).data.assignee).toEqual({ id: anas, name: 'Ana' });
    expect(failed(await put(leo, null, evas))).toEqual([409, 'changed_meanwhile', 'assignee']);
    expect((await put(leo, anas, evas)).data.assignee.id).toBe(evas);
    expect(failed(await put(ana, evas, anas))).toEqual([403, 'role_refused']);
    expect(failed(await put(ana, null, anas))).toEqual([409, 'changed_meanwhile', 'assignee']);
    const { revision } = await read(ana, application);
    await put(leo, evas, null);
    expect((await read(ana, application)).revision).toBe(revision);
    await query('update staff_accounts set disabled_at = now() where id = $1', [anas]);
    expect(failed(await put(leo, null, anas))).toEqual([422, 'unprocessable_error', 'to']);
    await query('update staff_accounts set disabled_at = null where id = $1', [anas]);
  });
});

describe('notes', () => {
  test('are kept as typed, can be struck out by their author, and raise no revision', async () => {
    const application = await openWithContact();
    const { revision } = await read(ana, application);
    const text = 'Llamé dos veces.\n\n  No contestó ';
    const { data } = await ana.call('POST', of(application, '/notes'), { text });
    const [note] = data.notes;
    expect(note).toMatchObject({ text, by: { name: 'Ana' }, struckAt: null });
    expect(failed(await eva.call('POST', of(application, `/notes/${note.id}/strike`)))).toEqual([403, 'role_refused']);
    const struck = await ana.call('POST', of(application, `/notes/${note.id}/strike`));
    expect(struck.data.notes[0].struckAt).not.toBeNull();
    expect(failed(await ana.call('POST', of(application, '/notes/x/strike')))).toEqual([404, 'not_found_error']);
    expect(struck.data.revision).toBe(revision);
    for (const wrong of ['', ' \n ', 'x'.repeat(4001)])
      expect(failed(await ana.call('POST', of(application, '/notes'), { text: wrong }))).toEqual([
        422,
        'unprocessable_error',
        'text',
      ]);
  });

  test('a note sent twice with one key is one note', async () => {
    const application = await openWithContact();
    const send = () => ana.call('POST', of(application, '/notes'), { text: 'una' }, { 'idempotency-key': 'k1' });
    const [first, again] = [await send(), await send()];
    expect([again.body === first.body, again.headers['idempotent-replayed']]).toEqual([true, 'true']);
    expect((await read(ana, application)).notes).toHaveLength(1);
  });
});

test('others see who has had the application open within a minute', async () => {
  const application = await openWithContact();
  expect((await ana.call('POST', of(application, '/presence'))).data).toEqual({ others: [] });
  expect((await eva.call('POST', of(application, '/presence'))).data.others).toEqual([
    { id: ana.me.account.id, name: 'Ana' },
  ]);
  expect((await read(ana, application)).presence).toEqual([{ id: eva.me.account.id, name: 'Eva' }]);
});

describe('the contact', () => {
  test('is changed by the rules of the applicant’s form, and only at the revision seen', async () => {
    const application = await openWithContact();
    const { revision } = (await read(ana, application)).contact;
    const patch = (more: object) => ana.call('PATCH', of(application, '/contact'), { revision, ...more });
    expect(failed(await patch({ email: 'x' }))).toEqual([422, 'unprocessable_error', 'email']);
    expect(failed(await ana.call('PATCH', of(application, '/contact'), {}))).toEqual([
      422,
      'unprocessable_error',
      'revision',
    ]);
    const { data } = await patch({ phone: '55 8765 4321', firstName: 'Mariana' });
    expect(data.contact).toMatchObject({ firstName: 'Mariana', phone: '+525587654321', revision: revision + 1 });
    expect(failed(await patch({ firstName: 'Marta' }))).toEqual([409, 'changed_meanwhile', 'contact']);
    await query(`update personal_data set status = 'approved' where application_id = $1`, [application.applicationId]);
    expect(failed(await patch({ firstName: 'Marta' }))).toEqual([409, 'section_approved']);
    await walkTo(server, application, 'rejected');
    expect(failed(await patch({ firstName: 'Marta' }))).toEqual([409, 'application_closed']);
  });
});

test('an SSN is shown after a step-up and with a reason, which is logged every time', async () => {
  const application = await server.open('us');
  const ask = () => eva.call('POST', of(application, '/ssn'), { reason: 'compare with the paper' });
  expect(failed(await ask())).toEqual([403, 'step_up_needed']);
  await eva.stepUp();
  expect(failed(await ask())).toEqual([404, 'not_found_error']);
  expect((await save(application, { ssn: '123-45-6789' })).statusCode).toBe(200);
  for (let n = 0; n < 2; n++) expect((await ask()).data).toEqual({ ssn: '123-45-6789' });
  const entries = await query(`select details from staff_audit where part = 'ssn' and application_id = $1`, [
    application.applicationId,
  ]);
  expect(entries.map((entry) => entry.details.reason)).toEqual(['compare with the paper', 'compare with the paper']);
  expect(failed(await ana.call('POST', of(application, '/ssn'), { reason: 'curious' }))).toEqual([403, 'role_refused']);
});

describe('approving the personal data', () => {
  test('requires complete data, closes it to the applicant, and can be withdrawn', async () => {
    const application = await openWithContact();
    const approve = async (more = 0) =>
      eva.call('POST', of(application, '/personal-data/approve'), {
        revision: (await read(eva, application)).contact.revision + more,
      });
    expect(failed(await approve()).slice(0, 2)).toEqual([409, 'not_ready']);
    await query(`update personal_data set status = 'completed' where application_id = $1`, [application.applicationId]);
    expect(failed(await approve(-1))).toEqual([409, 'changed_meanwhile', 'personalData']);
    expect((await approve()).data.personalData.status).toBe('approved');
    expect((await save(application, { firstName: 'Marta' })).json().error.code).toBe('section_approved');
    const { revision } = (await read(eva, application)).contact;
    const reopened = await eva.call('POST', of(application, '/personal-data/reopen'), { revision });
    expect(reopened.data.personalData.status).toBe('completed');
    expect((await save(application, { firstName: 'Marta' })).statusCode).toBe(200);
  });
});

describe('corrections', () => {
  test('name existing fields, and reopen an approved part', async () => {
    const application = await openWithContact();
    await query(`update personal_data set status = 'approved' where application_id = $1`, [application.applicationId]);
    const ask = (more: object) =>
      eva.call('POST', of(application, '/corrections'), {
        part: 'personal_data',
        paths: ['street'],
        reason: 'outdated',
        ...more,
      });
    expect(failed(await ask({ paths: ['street', 'ssn', 'street'] }))).toEqual([
      422,
      'unprocessable_error',
      'paths.1',
      'paths.2',
    ]);
    expect(failed(await ask({ reason: 'other' }))).toEqual([422, 'unprocessable_error', 'note']);
    const [monday] = (await eva.call('GET', of(application, '/earnings'))).data.weeks;
    // A day inside a week, a week before the twelve, and a platform of the other country.
    const notOfIt = [`uber.${addDays(monday, 1)}`, `uber.${addDays(monday, -12 * 7)}`, `lyft.${monday}`];
    expect(failed(await ask({ part: 'earnings', paths: [`uber.${monday}`, ...notOfIt] }))).toEqual([
      ...[422, 'unprocessable_error'],
      ...['paths.1', 'paths.2', 'paths.3'],
    ]);
    const { data } = await ask({});
    expect(data.corrections).toMatchObject([
      { part: 'personal_data', paths: ['street'], answeredAt: null, by: { name: 'Eva' } },
    ]);
    expect(data.personalData.status).toBe('completed');
    expect((await ask({ part: 'earnings', paths: [`uber.${monday}`, 'uber.profile'] })).status).toBe(200);
    const [{ id }] = data.corrections;
    expect(failed(await eva.call('POST', of(application, `/corrections/${id}/done`)))).toEqual([409, 'conflict_error']);
    expect((await eva.call('DELETE', of(application, `/corrections/${id}`))).data.corrections).toHaveLength(1);
    expect(failed(await eva.call('DELETE', of(application, `/corrections/${id}`)))).toEqual([404, 'not_found_error']);
  });
});

describe('the timeline', () => {
  test('shows everything, newest first; an advisor sees no amounts and no reads', async () => {
    const application = await openIn(server, 'risk_analysis');
    await read(eva, application);
    await ana.call('POST', of(application, '/notes'), { text: 'hola' });
    await query(
      `insert into application_events (id, application_id, kind, by, actor, details)
       values (gen_random_uuid(), $1, 'earning_set', 'applicant', 'applicant', '{"platform":"uber","after":4310}')`,
      [application.applicationId],
    );
    const kindsOf = async (who: TestStaff) =>
      (await who.call('GET', of(application, '/timeline'))).data.items.map((item: { kind: string }) => item.kind);
    expect(await kindsOf(eva)).toContain('read');
    expect(await kindsOf(ana)).not.toContain('read');
    expect((await ana.call('GET', of(application, '/timeline'))).body).not.toContain('4310');
    const notes = await ana.call('GET', of(application, '/timeline?source=note'));
    expect(notes.data.items).toMatchObject([{ kind: 'note', text: 'hola', actor: { name: 'Ana' } }]);
    // Every source and every kind that an item shows is a filter that finds it.
    for (const { id, source, kind } of (await eva.call('GET', of(application, '/timeline?limit=100'))).data.items) {
      const { items } = (await eva.call('GET', of(application, `/timeline?limit=100&source=${source}&kind=${kind}`)))
        .data;
      expect(items).toContainEqual(expect.objectContaining({ id, source, kind }));
      expect(items.every((item: { kind: string }) => item.kind === kind)).toBe(true);
    }
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data } = await eva.call('GET', of(application, `/timeline?limit=2${cursor && `&cursor=${cursor}`}`));
      seen.push(...data.items.map((item: { at: string }) => item.at));
      cursor = data.next;
    }
    expect(seen).toEqual(seen.toSorted().toReversed());
    expect(seen.length).toBe((await kindsOf(eva)).length);
  });
});

test('a shared location shows its distance from the form’s town, if both are known', async () => {
  const ana = await hire(server, 'advisor');
  const { requestId, applicationId } = await server.open('mx');
  const townKm = async () => {
    const { data } = await ana.call('GET', `/applications/${applicationId}`);
    return data.location?.townKm;
  };
  const share = (latitude: number, longitude: number) =>
    server.call('POST', `/public/admission/requests/${requestId}/lat-long-lookup`, { latitude, longitude });
  const live = (city: string) =>
    server.database.pool.query(`update personal_data set city = $2, state = 'Yucatán' where application_id = $1`, [
      applicationId,
      city,
    ]);
  expect(await townKm()).toBeUndefined();
  await share(20.97, -89.62);
  expect(await townKm()).toBeNull();
  await live('Mérida');
  expect(await townKm()).toBeLessThan(5);
  await share(21.28, -89.66);
  expect(await townKm()).toBeGreaterThan(25);
  await live('En ninguna lista');
  expect(await townKm()).toBeNull();
});
