import { api } from '@volante/contract/api.ts';
import type { Endpoint } from '@volante/contract/endpoint.ts';
import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSlowReader } from '../earnings/testing/test-screenshots.ts';
import { encodeForm } from '../media/testing/test-upload.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { TestBrowser } from './testing/test-browser.ts';
import { fillWithMarks, type Marked, marksIn } from './testing/test-marks.ts';

const calls: [string, Endpoint][] = Object.entries(api);
const many = '1000000';

describe.each([
  ['mx', false],
  ['us', false],
  ['mx', true],
] as const)('an application of %s in which everything is marked, decided: %s', (country, isDecided) => {
  let server: TestApp;
  let marked: Marked;
  let strange: TestBrowser;

  beforeAll(async () => {
    const limits = { CALLS_PER_MINUTE: many, APPLICATION_CALLS_PER_MINUTE: many };
    server = await startTestApp({
      reader: createSlowReader(),
      settings: { SECOND_FACTOR: 'known_devices', ...limits },
    });
    server.setNow('2026-11-25T18:00:00Z');
    marked = await fillWithMarks(server, country, isDecided);
    strange = new TestBrowser(server, { address: '198.51.100.7' });
  });
  afterAll(() => server.close());

  async function use(who: TestBrowser, { method, path, body, query, form }: Endpoint, type = 'image') {
    const { requestId, mediaId, guarantorId } = marked;
    const id = path.startsWith('/public/guarantors/') ? guarantorId : requestId;
    const known: Record<string, string> = {
      ...{ id, requestId, mediaId, n: '7', type: 'curp', platform: 'uber', language: 'en', secret: 'x' },
      ...{ slotId: '20261202T1500Z', week: '2026-11-16' },
    };
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? mediaId)}`;
    const asked = query ? `?account_id=zqaccount&external_id=${requestId}&platform=uber` : '';
    const headers = { 'x-admission-request-id': requestId };
    if (!form) return who.fetch(method, url + asked, body && withIds(exampleOf(body) as object), headers);
    const sent = await encodeForm(null, [{ bytes: await files.jpeg(), part: type, name: 'a.jpg' }]);
    return who.fetch(method, url, sent.payload, { ...headers, ...sent.headers });
  }
  /** A browser that was known for a while. */
  async function fromHandOff(): Promise<TestBrowser> {
    const { token } = (await marked.phone.call(marked.requestId, 'POST', '/access/hand-off')).data;
    const other = new TestBrowser(server);
    const { data } = await other.call(marked.requestId, 'POST', '/access/hand-off/use', { token });
    expect(data.access).toBe('full');
    return other;
  }
  const withIds = (body: object) =>
    JSON.parse(JSON.stringify(body), (key, value) => (key === 'mediaId' ? marked.mediaId : value)) as object;

  test('a known device is shown the marks, so that there is something to find', async () => {
    const { body } = await marked.phone.fetch('GET', `/api/public/admission/requests/${marked.requestId}`);
    const shown = ['zqlast_name', 'zqemail', '7321901', 'zqobligor', 'zqlocation', '1973-02', 'zqss'];
    expect(marksIn(body, shown)).toEqual(shown);
    expect(marksIn(body, marked.marks).length).toBeGreaterThan(10);
    const reads = calls.filter(([, { method, limited }]) => method === 'GET' && limited !== 'same');
    const found = [];
    for (const [name, call] of reads)
      if (marksIn((await use(marked.phone, call)).body, marked.marks).length > 0) found.push(name);
    const expected = [
      'getRequest',
      'getProfileData',
      'getMedia',
      'getHomeVisit',
      ...(isDecided ? [] : ['getAppointment']),
    ];
    expect(found.toSorted()).toEqual(expect.arrayContaining(expected.toSorted()));
  });

  test.each(calls)('%s shows an unproved device nothing that is stored', async (_, call) => {
    const answer = await use(strange, call);
    expect(answer.statusCode).toBeLessThan(500);
    const all = `${answer.body}\n${JSON.stringify(answer.headers)}`;
    expect(marksIn(all, marked.marks), all).toEqual([]);
    if (call.limited === 'refused') expect(answer.json().error.code).toBe('device_not_proved');
  });

  test('neither with the cookie of the link alone, nor with a made-up, foreign or revoked device', async () => {
    const { applicant = '' } = marked.phone.cookies;
    const [name = ''] = Object.keys(marked.phone.cookies).filter((key) => key.startsWith('known-'));
    const { requestId } = await server.open(country);
    const other = new TestBrowser(server);
    await other.call(requestId, 'PATCH', '/personal-data', { firstName: 'Eva' });
    const [foreign = ''] = Object.values(other.cookies).filter((value) => /^[\w-]{43}$/.test(value));
    const signedOut = await fromHandOff();
    const { items } = (await marked.phone.call(marked.requestId, 'DELETE', '/devices')).data;
    expect(items).toHaveLength(1);
    for (const cookies of [
      { applicant },
      { applicant, [name]: 'x'.repeat(43) },
      { applicant, [name]: foreign },
      signedOut.cookies,
    ]) {
      const who = new TestBrowser(server, { cookies });
      for (const [called, call] of calls)
        expect(marksIn((await use(who, call)).body, marked.marks), called).toEqual([]);
    }
  });

  test('what is stored stays as it is, whatever an unproved device sends', async () => {
    const tables = [
      'personal_data',
      'obligors',
      'documents',
      'home_photos',
      'earnings_weeks',
      'platform_profiles',
      'locations',
    ];
    const dump = async () =>
      JSON.stringify(
        await Promise.all(
          [...tables, 'appointments'].map((table) =>
            server.query(`select * from ${table} where application_id = $1 order by 1, 2, 3`, [marked.applicationId]),
          ),
        ),
      );
    const before = await dump();
    for (const [, call] of calls) await use(new TestBrowser(server), call);
    expect(await dump()).toBe(before);
  });
});
