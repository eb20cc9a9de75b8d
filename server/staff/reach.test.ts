import { randomUUID } from 'node:crypto';
import type { StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import { reportNames } from '@volante/contract/staff/reports/rows.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlyAdvisors } from '../appointments/testing/test-calendar.ts';
import { writtenTo } from '../conversations/testing/test-chat.ts';
import { agreeToKeep, keepPicture } from '../earnings/testing/test-kept.ts';
import { openIn } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { matchingOn } from './matches/testing/matching.ts';
import { erasingOn, showRef } from './privacy/testing/erasing.ts';
import { keepFigures } from './reports/keep-reports.ts';
import { everyRow } from './testing/test-every-row.ts';
import { next, START, siteOf, slots } from './testing/test-site.ts';
import { hire, type TestStaff } from './testing/test-staff.ts';

// Nina works in the United States only. What is Mexican was hers, too, until an admin said so.

const many = '100000';
const server = await startTestApp({
  settings: {
    ...{ WRITES_PER_HOUR: many, CALLS_PER_MINUTE: many, STAFF_OPENINGS_PER_HOUR: many, UPLOADS_PER_HOUR: many },
    LEARN_FROM_CORRECTIONS: 'true',
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com', WRONG_IDS_PER_HOUR: many },
  },
});
afterAll(server.close);
const { query } = server;
let [admin, nina] = [] as unknown as [TestStaff, TestStaff];
let american: { applicationId: string };
let known: Record<'applicationId' | 'visitId' | 'messageId' | 'batchId' | 'pictureId', string>;
/** Ids and references of everything Mexican. */
let marks: string[] = [];
type Answers = Record<string, { status: number; body: string }>;
let [before, wide, after] = [{}, {}, {}] as [Answers, Answers, Answers];

type Call = [string, StaffEndpoint];
const calls = Object.entries<StaffEndpoint | StaffDoor>(staffApi).filter(
  (entry): entry is Call => entry[1].gate === 'staff' && !entry[1].stream,
);
const leadsToOne = /\{(applicationId|visitId|messageId|batchId|pictureId)\}/;
const ofOne = calls.filter(([, { path }]) => leadsToOne.test(path));
const period = 'from=2026-11-01&to=2026-12-31';
/** What a list has to be asked. */
const asked: Partial<Record<keyof typeof staffApi, string>> = {
  listVisits: 'from=2026-12-01&to=2026-12-07',
  // Not the days of the Mexican visit: that its advisor has no time then is theirs, not the driver's.
  listSlots: 'country=us&from=2026-12-08&days=3',
  explainSlot: 'country=us&at=2026-12-08T15:00:00.000Z',
  listOffers: 'country=us',
  listHolidays: 'place=MX&year=2026',
  listConversations: 'show=all',
  previewRetention: 'days=3000',
  readFigures: period,
  downloadFigures: period,
};
/** Everything that isn't about one thing, by the name of the call and, of reports, of the figures. */
const lists = calls
  .filter(
    ([, { method, path }]) => method === 'GET' && !leadsToOne.test(path) && !path.replace('{name}', '').includes('{'),
  )
  .flatMap(([name, { path }]) => {
    const query = asked[name as keyof typeof staffApi];
    const whole = query ? `${path}?${query}` : path;
    return path.includes('{name}')
      ? reportNames.map((report) => [`${name} ${report}`, whole.replace('{name}', report)] as const)
      : [[name, whole] as const];
  });

async function readAll(who: TestStaff): Promise<Answers> {
  await who.stepUp();
  const answers: Answers = {};
  for (const [name, path] of lists) {
    const { status, body } = await who.call('GET', path);
    answers[name] = { status, body: body.replaceAll(/"(asOf|at)":"[^"]*"/g, '') };
  }
  return answers;
}

async function limit(countries: string[]): Promise<void> {
  await admin.stepUp();
  const changed = await admin.call('PATCH', `/accounts/${nina.me.account.id}`, { countries });
  expect([changed.status, changed.data?.countries]).toEqual([200, countries]);
}

/** Mexican applications of every kind, with Nina in them as far as she can be. */
async function makeMexican(): Promise<typeof known> {
  const eva = await hire(server, 'everything', 'Eva');
  await eva.stepUp();
  const site = siteOf(server, admin, eva);
  const { call } = site;
  const me = nina.me.account.id;
  const [laura] = await query(`select id from advisors where name = 'Laura'`);
  const { applicationId, requestId } = await openIn(server, 'home_visit');
  const of = `/applications/${applicationId}`;
  const visit = await call('POST', `${of}/visit`, { slotId: slots[0], advisorId: laura?.id });
  await call('PUT', `${of}/assignee`, { from: null, to: me });
  await call('POST', `${of}/notes`, { text: '@Nina', mentions: [me] });
  await call('POST', `${of}/tasks`, { text: 'Llamarle', owner: me, due: '2026-12-03' });
  expect((await nina.call('PUT', `${of}/watching`, { watching: true })).status).toBe(200);
  const messageId = await site.delivery();
  await agreeToKeep(server, requestId);
  const pictureId = await keepPicture(server, applicationId);
  await writtenTo(server);
  await site.withPrivacyRequest('correction');
  await openIn(server, 'rejected');
  const late = await openIn(server, 'judicial_analysis');
  await query(`update queue_rows set answer_by = '2026-11-30T15:00:00Z' where application_id = $1`, [
    late.applicationId,
  ]);
  const file = `firstName,lastName,phone\nLuz,Rey,55${73_000_000 + next()}\n`;
  const { batchId } = (await site.batches.check(nina, file)).data;
  expect((await site.batches.create(nina, batchId)).status).toBe(200);
  const erased = await openIn(server, 'risk_analysis');
  expect((await erasingOn(server, eva).erase(erased.applicationId)).status).toBe(200);
  await openIn(server, 'risk_analysis');
  expect((await eva.call('POST', '/applications/next', { country: 'mx' })).data.applicationId).toEqual(
    expect.any(String),
  );
  await keepFigures(server.deps);
  const rows = await query(`select application_id as id, reference from queue_rows where country = 'mx'
    union all select application_id, reference from erasures where country = 'mx'`);
  marks = [pictureId, ...rows.flatMap(({ id, reference }) => [id, showRef(reference)])];
  return { applicationId, visitId: visit.id, messageId, batchId, pictureId };
}

beforeAll(async () => {
  server.setNow(START);
  [admin, nina] = [await hire(server, 'everything', 'Ana'), await hire(server, 'everything', 'Nina')];
  const [laura] = await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' });
  await query('update advisors set account_id = $2 where id = $1', [laura!.id, nina.me.account.id]);
  american = await openIn(server, 'risk_analysis', 'us');
  await keepFigures(server.deps);
  await limit(['us']);
  before = await readAll(nina);
  // Counts are kept for a moment.
  const later = (seconds: number) => server.setNow(new Date(Date.parse(START) + seconds * 1000));
  later(10);
  await limit([]);
  known = await makeMexican();
  later(20);
  wide = await readAll(nina);
  later(30);
  await limit(['us']);
  later(40);
  after = await readAll(nina);
}, 120_000);

describe('somebody whose countries lack the one of an application', () => {
  const toPath = (path: string, ids: Partial<Record<string, string>>) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? { type: 'curp', n: '1' }[name] ?? noId);
  const noId = '0190b0a0-0000-7000-8000-000000000000';
  const rows = everyRow(server);

  test.each(ofOne)('%s: gets the answer for one that doesn’t exist, and leaves no trace', async (_, call) => {
    await nina.stepUp();
    const held = await rows();
    for (const key of [null, randomUUID()]) {
      const ask = (ids: Partial<Record<string, string>>) => {
        const body = call.body && (exampleOf(call.body) as object);
        const headers = key ? { 'idempotency-key': `${key}${ids.applicationId ?? ''}` } : {};
        return nina.call(call.method, toPath(call.path, ids), body, headers);
      };
      const [there, nowhere] = [await ask(known), await ask({})];
      expect(there.status).toBe(404);
      expect([there.status, there.body]).toEqual([nowhere.status, nowhere.body]);
    }
    expect(await rows()).toEqual(held);
  });

  test('finds none of them in any list, and each list is what it was before they came', () => {
    const refused = Object.entries(after).filter(([, { status }]) => status !== 200);
    expect(refused.map(([name]) => name)).toEqual(['listWebhooks']);
    for (const [name, { body }] of Object.entries(after))
      for (const mark of marks) expect(body.includes(mark), `${name} shows ${mark}`).toBe(false);
    // The others are about colleagues and the installation; the log says that her countries were changed.
    const about: StaffEndpoint['needs'][] = ['serve', 'decide', 'oversee', 'requests', 'privacy'];
    const compared = lists.filter(([name]) => {
      const { needs } = staffApi[name.split(' ')[0] as 'listApplications'] as StaffEndpoint;
      return about.includes(needs) || ['listAdvisors', 'listKeptPictures', 'readReading'].includes(name);
    });
    expect(compared.length).toBeGreaterThan(20);
    for (const [name] of compared) expect(after[name], name).toEqual(before[name]);
  });

  test('found them in those lists as long as every country was theirs', () => {
    const showing = Object.entries(wide).filter(([, { body }]) => marks.some((mark) => body.includes(mark)));
    expect(showing.map(([name]) => name).toSorted()).toEqual(
      [
        ...['downloadAudit', 'downloadAuditVisits', 'listApplications', 'listAudit', 'listAuditVisits'],
        ...[
          'listConversations',
          'listErasures',
          'listKeptPictures',
          'listMessages',
          'listPrivacyRequests',
          'listVisitChanges',
          'listVisits',
        ],
        ...['previewRetention', 'readInbox'],
      ].toSorted(),
    );
    const counting = ['countApplications', 'listAdvisors', 'listBatches', 'readFigures funnel', 'readFigures overdue'];
    for (const name of counting) expect(wide[name], name).not.toEqual(before[name]);
  });

  test('finds them neither by searching nor as another application of a new driver, and takes none', async () => {
    const [row] = await query(`select q.application_id, q.reference, q.phone from queue_rows q
      where q.country = 'mx' and q.phone <> '' limit 1`);
    const typed = [row?.application_id, showRef(row?.reference), row?.phone, 'Ana López', 'Ana', 'Lopez'];
    for (const q of typed) {
      const found = async (who: TestStaff) => (await who.call('POST', '/applications/search', { q })).data.items;
      expect(await found(nina), q).toEqual([]);
      expect(await found(admin), q).not.toEqual([]);
    }
    const driver = { country: 'mx', phone: row?.phone };
    expect((await admin.call('POST', '/links/matches', driver)).data.items).toHaveLength(1);
    const refused = await nina.call('POST', '/links/matches', driver);
    expect(refused.errors).toMatchObject([{ path: 'country', code: 'country_out_of_reach' }]);
    const all = { waitsFor: ['review', 'check', 'decision', 'second_person'] };
    for (const filters of [all, { ...all, country: 'mx' }, { assignee: nina.me.account.id }]) {
      const { data } = await nina.call('POST', '/applications/next', filters);
      expect([null, american.applicationId]).toContain(data.applicationId);
    }
    for (const country of ['mx', 'us'] as const) await openIn(server, 'judicial_analysis', country);
    const tried = async (who: TestStaff) => (await who.call('POST', '/work-rules/try', {})).data;
    expect(await tried(nina)).toMatchObject({ total: 1, items: [{ country: 'us' }] });
    expect((await tried(admin)).total).toBeGreaterThan(1);
  });

  test('can do nothing with them together, as if they didn’t exist', async () => {
    const { applicationId } = known;
    const held = await rows();
    const act = (bulk: object) => nina.call('POST', '/applications/bulk/preview', bulk);
    const me = nina.me.account.id;
    for (const bulk of [
      { act: 'assign', items: [{ applicationId, from: null, to: me }] },
      ...['tell', 'send_link'].map((name) => ({ act: name, applicationIds: [applicationId] })),
      { act: 'close_silent', applicationIds: [applicationId], days: 7 },
    ])
      expect((await act(bulk)).data).toMatchObject({ done: [], skipped: [{ applicationId, reason: 'not_found' }] });
    expect(await rows()).toEqual(held);
  });

  test('makes no link there, one by one or from a file', async () => {
    const { batches } = siteOf(server, admin, nina);
    for (const { errors } of [
      await nina.call('POST', '/links', { country: 'mx', firstName: 'Luz', phone: '5512345678' }),
      await batches.check(nina, 'firstName,phone\nLuz,5512345678\n'),
    ])
      expect(errors).toMatchObject([{ path: 'country', code: 'country_out_of_reach' }]);
    const file = 'firstName,email,country\nLuz,luz@example.com,us\nEva,eva@example.com,mx\n';
    const { data } = await batches.check(nina, file, { country: 'us' });
    expect(data.rows.map(({ status, errors }) => [status, ...errors.map(({ path }) => path)])).toEqual([
      ['ok'],
      ['error', 'country'],
    ]);
    expect((await batches.show(nina, data.batchId)).counts).toMatchObject({ ok: 1, error: 1 });
  });

  test('is given none of them, has none left, and isn’t asked about any', async () => {
    const [row] = await query('select assignee from queue_rows where application_id = $1', [known.applicationId]);
    expect(row?.assignee).toBe(null);
    const of = `/applications/${known.applicationId}`;
    const me = nina.me.account.id;
    for (const [method, path, body, field] of [
      ['PUT', '/assignee', { from: null, to: me }, 'to'],
      ['POST', '/notes', { text: '@Nina', mentions: [me] }, 'mentions.0'],
      ['POST', '/tasks', { text: 'Llamarle', owner: me, due: '2026-12-03' }, 'owner'],
    ] as const) {
      const { errors } = await admin.call(method, of + path, body);
      expect(errors).toMatchObject([{ path: field, code: 'invalid_value' }]);
    }
    const made = await admin.call('POST', '/links', { country: 'mx', assigneeId: me });
    expect(made.errors).toMatchObject([{ path: 'assigneeId' }]);
    const items = [known.applicationId, american.applicationId].map((applicationId) => ({
      ...{ applicationId, from: null, to: me },
    }));
    const { data } = await admin.call('POST', '/applications/bulk/preview', { act: 'assign', items });
    expect(data).toMatchObject({
      done: [american.applicationId],
      skipped: [{ applicationId: known.applicationId, reason: 'other_country' }],
    });
    const people = (await admin.call('GET', '/people')).data.items;
    expect(people.find(({ id }: { id: string }) => id === me).countries).toEqual(['us']);
  });

  test('has no calls with drivers there: whoever books one is offered others', async () => {
    const advisorsOn = async (country: string) => {
      const { data } = await admin.call('GET', `/slots?country=${country}&from=2026-12-08&days=1`);
      return new Set(
        data.slots.flatMap(({ advisors }: { advisors: { name: string }[] }) => advisors.map(({ name }) => name)),
      );
    };
    expect(await advisorsOn('us')).toEqual(new Set(['Laura', 'Pedro']));
    expect(await advisorsOn('mx')).toEqual(new Set(['Pedro']));
    const why = await admin.call('GET', '/slots/why?country=mx&at=2026-12-08T15:00:00.000Z');
    expect(why.data.advisors.find(({ name }: { name: string }) => name === 'Laura')).toMatchObject({
      because: 'country',
    });
  });

  test('sees that an application has something in common with one of them, not with which, and can’t dismiss it', async () => {
    const { openWith, save, compare } = matchingOn(server, admin);
    const mexican = await openWith({ firstName: 'Raúl', email: 'raul@example.com' });
    const mine = await server.open('us');
    expect((await save(mine, { email: 'raul@example.com' })).statusCode).toBe(200);
    await compare(mexican, mine);
    const of = `/applications/${mine.applicationId}`;
    const { data, body } = await nina.call('GET', `${of}/matches`);
    expect(data.items).toMatchObject([
      { kind: 'email', mine: { value: 'raul@example.com' }, theirs: null, other: null },
    ]);
    expect(body).not.toContain(mexican.applicationId);
    const matchId = data.items[0].id;
    const dismiss = (who: TestStaff) =>
      who.call('POST', `${of}/matches/${matchId}/dismiss`, { reason: 'Es su hermano' });
    expect((await dismiss(nina)).code).toBe('not_found_error');
    const [{ reference }] = await query('select reference from applications where id = $1', [mexican.applicationId]);
    const { revision } = (await nina.call('GET', of)).data;
    const close = (duplicateOf: string) =>
      nina.call('POST', `${of}/close`, { revision, reason: 'duplicate', duplicateOf });
    expect((await close(showRef(reference))).errors).toEqual((await close('0000-0000')).errors);
    expect((await dismiss(admin)).data.items).toMatchObject([{ other: { name: 'Raúl' }, dismissed: {} }]);
  });
});

test('one’s own countries are changed by another admin, with a second factor, and the log keeps both', async () => {
  const of = (who: TestStaff) => `/accounts/${who.me.account.id}`;
  const colleague = await hire(server, 'everything', 'Olga');
  expect((await colleague.call('PATCH', of(nina), { countries: [] })).code).toBe('step_up_needed');
  await colleague.stepUp();
  expect((await colleague.call('PATCH', of(colleague), { countries: ['us'] })).code).toBe('role_refused');
  for (const countries of [['us', 'us'], ['fr'], 'us'])
    expect((await colleague.call('PATCH', of(nina), { countries })).status, String(countries)).toBe(422);
  expect((await colleague.call('PATCH', of(nina), { countries: ['us', 'mx'] })).data.countries).toEqual(['mx', 'us']);
  expect((await nina.call('GET', `/applications/${known.applicationId}`)).status).toBe(200);
  expect((await nina.call('GET', '/me')).data.account.countries).toEqual(['mx', 'us']);
  const [entry] = (await colleague.call('GET', '/audit?kind=changeAccount')).data.items;
  expect(entry.details.changes).toEqual({ countries: { from: ['us'], to: ['mx', 'us'] } });
  await limit(['us']);
});

test('somebody invited for some countries works in these from the first moment', async () => {
  await admin.stepUp();
  const given = { email: 'solo.us@example.com', roles: ['reviewer'], countries: ['us'] };
  expect((await admin.call('POST', '/accounts', given)).status).toBe(200);
  const { data } = await admin.call('GET', '/accounts');
  expect(data.invitations).toMatchObject([{ email: given.email, countries: ['us'] }]);
  const person = await hire(server, 'reviewer', 'Uma', ['us']);
  expect((await person.call('GET', `/applications/${known.applicationId}`)).code).toBe('admission_request_not_found');
  expect((await person.call('GET', `/applications/${american.applicationId}`)).status).toBe(200);
});
