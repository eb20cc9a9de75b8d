import { randomUUID } from 'node:crypto';
import { api } from '@volante/contract/api.ts';
import type { Endpoint, StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildDeps, closeDeps } from '../../build-deps.ts';
import { manyCalls } from '../../media/testing/test-upload.ts';
import { openPost } from '../../notifications/testing/test-post.ts';
import { type FilledPerson, fillPerson } from '../privacy/testing/fill-person.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const post = await openPost({ ...manyCalls, STAFF_OPENINGS_PER_HOUR: '10000' });
const { server } = post;
afterAll(post.close);
const { query } = server;

let ana: TestStaff;
let person: FilledPerson;
let ids: Record<string, string>;
/** What only reviewers may see. */
const marks = {
  nationalId: 'ZQIDENTITY01',
  taxId: 'ZQTAXES02',
  birthdate: '1981-07-19',
  amount: '7391.28',
  ssn: '5937',
};

beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
  const admin = await hire(server, 'everything', 'Iris');
  person = await fillPerson(server, admin, (await server.open('mx')).applicationId);
  const { applicationId } = person;
  await query(
    `update personal_data set national_id = $2, tax_id = $3, birthdate = $4, ssn_last_four = $5 where application_id = $1`,
    [applicationId, marks.nationalId, marks.taxId, marks.birthdate, marks.ssn],
  );
  await query(`update earnings_weeks set amount = $2 where application_id = $1`, [applicationId, marks.amount]);
  await query(`update applications set guarded_at = now() where id = $1`, [applicationId]);
  await query(`update link_batches set state = 'done'`);
  const [{ id: batchId }] = await query('select batch_id as id from link_batch_rows where application_id = $1', [
    applicationId,
  ]);
  await ana.call('POST', `/applications/${applicationId}/link/send`, { channel: 'email' });
  const [{ id: messageId }] = await query(
    `update deliveries set state = 'by_hand' where application_id = $1 and kind = 'application_link' returning id`,
    [applicationId],
  );
  const [{ id: advisorId }] = await query('select advisor_id as id from appointments where application_id = $1', [
    applicationId,
  ]);
  const [mediaId = ''] = person.mediaIds;
  ids = { applicationId, batchId, messageId, advisorId, mediaId, visitId: person.appointmentId, type: 'curp', n: '1' };
});

type Call = StaffEndpoint | StaffDoor;
const isOfStaff = (entry: [string, Call]): entry is [string, StaffEndpoint] => entry[1].gate === 'staff';
/** Streams stay open as long as the browser does and carry ids only. What ends the session or the link comes last. */
const last = ['revokeLink', 'renewLink', 'endOtherSessions', 'signOut'];
const calls = Object.entries(staffApi as Record<string, Call>)
  .filter(isOfStaff)
  .filter(([, { stream, path }]) => !stream && path !== '/openapi.json')
  .toSorted(([a, first], [b, second]) => rank(a, first.method) - rank(b, second.method));
function rank(name: string, method: string): number {
  return last.includes(name) ? 2 + last.indexOf(name) : method === 'GET' ? 0 : 1;
}

function use({ method, path, body }: StaffEndpoint, messageId = ids.messageId) {
  const known: Record<string, string | undefined> = { ...ids, messageId };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? randomUUID());
  const example = body && (exampleOf(body) as object);
  return ana.call(method, address, example);
}
const linksOf = async () =>
  (await query('select request_id as id from application_links where application_id = $1', [ids.applicationId])).map(
    ({ id }) => id as string,
  );

test('no message that waits to be delivered by hand contains the link for an advisor, and all but the link itself have a text', async () => {
  const [link = ''] = await linksOf();
  const messages = await query('select id, kind from deliveries where application_id = $1', [ids.applicationId]);
  expect(messages.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['application_link', 'approved']));
  for (const { id, kind } of messages) {
    const { status, data, body } = await use(staffApi.readMessage, id);
    expect([status, body.includes(link)], kind).toEqual([200, false]);
    expect([data.text === null, data.withheld], kind).toEqual(
      kind === 'application_link' ? [true, 'role'] : [true, null],
    );
  }
});

test('by the link itself a browser of staff sees nothing that is stored', async () => {
  const { deps, database } = server;
  const strict = await buildDeps({ ...deps.config, SECOND_FACTOR: 'known_devices' }, database, {
    log: deps.log,
    reader: deps.reader,
  });
  const app = await buildApp(strict);
  const [link = ''] = await linksOf();
  const marked = [...Object.values(marks), person.word, person.email, person.phone, person.ssn, ...person.mediaIds];
  const answered: string[] = [];
  for (const [name, { method, path, gate }] of Object.entries(api as Record<string, Endpoint>)) {
    if (method !== 'GET' || gate === 'open') continue;
    const known: Record<string, string> = {
      id: link,
      requestId: link,
      platform: 'uber',
      mediaId: ids.mediaId as string,
    };
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, part: string) => known[part] ?? 'curp')}`;
    const headers = { cookie: ana.cookie, 'x-admission-request-id': link };
    const answer = await app.inject({ url, headers });
    if (answer.statusCode === 200) answered.push(name);
    const all = `${answer.body} ${JSON.stringify(answer.headers)}`;
    for (const mark of marked) expect(all, `${name} ${mark}`).not.toContain(mark);
  }
  expect(answered).toEqual(expect.arrayContaining(['getRequest', 'getAccess', 'linkOpened']));
  const [{ by, actor }] = await query(
    `select by, actor from application_events where application_id = $1 and kind = 'link_opened'`,
    [ids.applicationId],
  );
  expect([by, actor]).toEqual(['staff', ana.me.account.id]);
  await app.close();
  await closeDeps(strict);
});

test('no call of the console gives an advisor the link once the driver’s data is behind it, or what only reviewers see', async () => {
  const answered: string[] = [];
  const search = async (name: string, { body, headers }: Awaited<ReturnType<typeof use>>) => {
    const all = `${body} ${JSON.stringify(headers)}`;
    for (const link of await linksOf()) expect(all, name).not.toContain(link);
    for (const [field, mark] of Object.entries(marks)) expect(all, `${name} ${field}`).not.toContain(mark);
  };
  for (const q of [...(await linksOf()), person.word, person.email, ...Object.values(marks)])
    await search('searchApplications', await ana.call('POST', '/applications/search', { q }));
  const { phone, email } = person;
  await search('findMatches', await ana.call('POST', '/links/matches', { country: 'mx', phone, email }));
  for (const [name, call] of calls) {
    const answer = await use(call);
    if (answer.status === 200) answered.push(name);
    if (call.path.includes('{mediaId}')) expect(answer.status, name).not.toBe(200);
    await search(name, answer);
  }
  const shown = ['getCase', 'getTimeline', 'showLink', 'renewLink', 'getBatchResult', 'readMessage', 'listDevices'];
  expect(answered).toEqual(expect.arrayContaining(shown));
});
