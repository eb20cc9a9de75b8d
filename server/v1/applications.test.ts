import { dateIn } from '@volante/contract/earnings/weeks.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { windowOn } from '../earnings/window.ts';
import { upload } from '../media/testing/test-upload.ts';
import { connect } from '../staff/testing/test-service.ts';
import { hire, type TestStaff } from '../staff/testing/test-staff.ts';
import { openIn } from '../testing/application.ts';
import { requestPath } from '../testing/calls.ts';
import { startTestApp } from '../testing/test-app.ts';

const server = await startTestApp({ connections: 1 });
const strict = await startTestApp({ settings: { FOUR_EYES: 'decide', WRITES_PER_HOUR: '1' } });
afterAll(server.close);
afterAll(strict.close);
type Service = Awaited<ReturnType<typeof connect>>;
let crm: Service;
let core: Service;
beforeAll(async () => {
  crm = await connect(server, { name: 'CRM' });
  core = await connect(server, {
    name: 'Núcleo',
    scopes: ['applications:create', 'applications:read', 'decisions:write'],
  });
});

describe('creating', () => {
  const given = { country: 'mx', firstName: 'María', phone: '55 1234 0001', externalReference: 'A-1' };

  test('opens an application with what is known, and a repeat with the key gets the same answer', async () => {
    const key = { 'idempotency-key': 'one' };
    const made = await crm.call('POST', '/applications', given, key);
    expect(made.data).toMatchObject({ externalReference: 'A-1', reference: expect.stringMatching(/^\d{4}-\d{4}$/) });
    const again = await crm.call('POST', '/applications', given, key);
    expect([again.data, again.headers['idempotent-replayed']]).toEqual([made.data, 'true']);
    expect((await crm.call('POST', '/applications', { ...given, firstName: 'Eva' }, key)).code).toBe(
      'idempotency_key_reused',
    );
    const { data } = await server.call('GET', requestPath(made.data.url.split('/').at(-1)));
    expect(data.personalData).toMatchObject({ firstName: 'María', phone: '+525512340001', contactToConfirm: true });
  });

  test('takes a reference once per account, whoever is first, and any number of times without one', async () => {
    const both = await Promise.all(
      [1, 2, 3].map(() => crm.call('POST', '/applications', { ...given, externalReference: 'B-2' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(both.find(({ status }) => status === 409)!.code).toBe('already_exist');
    expect((await core.call('POST', '/applications', { ...given, externalReference: 'B-2' })).status).toBe(200);
    for (let n = 0; n < 2; n++) expect((await crm.call('POST', '/applications', { country: 'us' })).status).toBe(200);
    const staff = await hire(server, 'advisor');
    for (let n = 0; n < 2; n++) {
      const link = await staff.call('POST', '/links', { country: 'mx', externalReference: 'C-3' });
      expect(link.status).toBe(200);
    }
  });
});

test('its writes count among its calls, so what people may write in an hour doesn’t end an import', async () => {
  const { call } = await connect(strict);
  for (const key of ['1', '2', '3'])
    expect((await call('POST', '/applications', { country: 'mx' }, { 'idempotency-key': key })).status).toBe(200);
});

test('the list goes through every application once, by its last change, and finds by reference', async () => {
  const all = [];
  let next: string | null = null;
  do {
    const { data } = await crm.call('GET', `/applications?limit=2${next ? `&cursor=${next}` : ''}`);
    all.push(...data.items);
    next = data.next;
  } while (next);
  const ids = all.map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
  const rows = await server.query('select application_id as id from queue_rows order by updated_at, application_id');
  expect(ids).toEqual(rows.map(({ id }) => id));

  const [first] = all;
  const find = async (query: string) =>
    (await crm.call('GET', `/applications?${query}`)).data.items.map(({ id }: { id: string }) => id);
  expect(await find(`reference=${first.reference}`)).toEqual([first.id]);
  expect(await find('reference=a-1')).toEqual([all.find(({ externalReference }) => externalReference === 'A-1')!.id]);
  expect(await find('reference=nothing')).toEqual([]);
  const since = all.at(-1)!.updatedAt;
  expect(await find(`updatedSince=${since}`)).toContain(ids.at(-1));
  expect(await find(`updatedSince=${since}`)).not.toContain(ids[0]);
  expect(await find('stage=approved')).toEqual([]);
  const american = await connect(server, { name: 'US', scopes: ['applications:read'], countries: ['us'] });
  for (const query of ['country=us', 'country=us&country=us', 'country=mx', 'country=us&country=mx&limit=50']) {
    const { items } = (await american.call('GET', `/applications?${query}`)).data;
    expect(
      items.filter(({ country }: { country: string }) => country !== 'us'),
      query,
    ).toEqual([]);
  }
  const cursor = (await crm.call('GET', '/applications?limit=1')).data.next;
  for (const query of [`cursor=${cursor}&country=us`, `cursor=${cursor}x`, 'updatedSince=yesterday', 'limit=0'])
    expect((await crm.call('GET', `/applications?${query}`)).status, query).toBe(422);
});

describe('one application', () => {
  let applicationId: string;
  let requestId: string;
  beforeAll(async () => {
    ({ applicationId, requestId } = await openIn(server, 'risk_analysis'));
    await server.query(
      `update personal_data set first_name = 'María', birthdate = '1990-02-03', national_id = 'GALA900203MDFRRN09',
         tax_id = 'GALA900203AB1', ssn_last_four = '6789' where application_id = $1`,
      [applicationId],
    );
    await server.query(
      `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, played, updated_at)
       values ($1, 'uber', $2, 4317.25, 'MXN', 'correction', false, now())`,
      [applicationId, windowOn(dateIn('America/Mexico_City', server.deps.now()), undefined).weeks[1]],
    );
  });
  const read = async ({ call }: Service) => (await call('GET', `/applications/${applicationId}`)).data;

  test('shows money in minor units, twelve weeks, documents and stage', async () => {
    const data = await read(crm);
    expect(data).toMatchObject({ id: applicationId, country: 'mx', stage: 'risk_analysis', decision: null });
    const [uber] = data.earnings.platforms.filter(({ platform }: { platform: string }) => platform === 'uber');
    expect(uber.weeks).toHaveLength(12);
    const money = { amount: 431_725, currency: 'MXN' };
    expect(uber.weeks[1]).toMatchObject({ amount: money, counted: money, origin: 'correction', band: null });
    expect(uber.sums).toMatchObject({ asSent: { total: money, mean: money }, weeksCounted: 1 });
    expect(data.documents.length).toBeGreaterThan(3);
  });

  test('gives identifiers only with their own scope, and logs each time; the SSN never', async () => {
    const trusted = await read(crm);
    expect(trusted.identifiers).toEqual({
      nationalId: 'GALA900203MDFRRN09',
      taxId: 'GALA900203AB1',
      birthdate: '1990-02-03',
    });
    await read(crm);
    const logged = await server.query(`select part from staff_audit where account_id = $1 and application_id = $2`, [
      crm.account.id,
      applicationId,
    ]);
    expect(logged.filter(({ part }) => part === 'identifiers').length).toBeGreaterThanOrEqual(2);
    const other = await read(core);
    expect(other.identifiers).toBe(null);
    for (const hidden of ['GALA900203', '1990-02-03', '1990', '6789'])
      expect(JSON.stringify(other), hidden).not.toContain(hidden);
    expect(JSON.stringify(trusted)).not.toContain('6789');
  });

  test('a file comes by an address that works without a token, and not for another application', async () => {
    const { data: media } = await upload(server, requestId, 'garage_photo', [{ bytes: await files.jpeg() }]);
    const { data } = await crm.call('GET', `/applications/${applicationId}/files/${media.id}`);
    const file = await server.inject({ url: data.url.replace(server.deps.config.PUBLIC_URL, '') });
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, data.size]);
    const other = await server.open('mx');
    expect((await crm.call('GET', `/applications/${other.applicationId}/files/${media.id}`)).code).toBe(
      'media_not_found',
    );
    expect((await core.call('GET', `/applications/${applicationId}/files/${media.id}`)).code).toBe('scope_refused');
  });
});

describe('deciding', () => {
  const reject = { outcome: 'rejected', reason: 'Por la política', reasons: ['legal_check'] };
  const decide = async (who: Service, id: string, more: object) => {
    const { revision } = (await who.call('GET', `/applications/${id}`)).data;
    return who.call('POST', `/applications/${id}/decision`, { revision, ...more });
  };

  test('holds to the rules of the console, and shows what was decided by whom', async () => {
    const { applicationId: id } = await openIn(server, 'judicial_analysis');
    expect((await decide(core, id, { ...reject, revision: 0 })).code).toBe('changed_meanwhile');
    expect((await decide(core, id, { ...reject, outcome: 'approved' })).code).toBe('invalid_transition');
    expect((await decide(core, id, { ...reject, reasons: undefined })).errors[0].path).toBe('reasons');
    expect((await decide(core, id, { ...reject, outcome: 'home_visit' })).status).toBe(422);
    const notice = { reason: 'background_check', applyAgainOn: '2027-06-01' };
    const { data } = await decide(core, id, { ...reject, told: notice });
    expect(data).toMatchObject({ stage: 'rejected', waitsForPeople: false });
    expect((await core.call('GET', `/applications/${id}`)).data.decision).toMatchObject({
      outcome: 'rejected',
      reasons: ['legal_check'],
      cameFrom: 'judicial_analysis',
      by: { name: 'Núcleo' },
      shown: { ...notice, handOverOn: null },
    });
    expect((await decide(core, id, reject)).code).toBe('invalid_transition');
    const home = await openIn(server, 'home_visit');
    expect((await decide(core, home.applicationId, { ...reject, reasons: undefined, outcome: 'approved' })).code).toBe(
      'visit_not_recorded',
    );
  });

  test('where two people decide, a machine is neither of them', async () => {
    const service = await connect(strict);
    const [eva, leo] = [await hire(strict, 'reviewer', 'Eva'), await hire(strict, 'reviewer', 'Leo')];
    const { applicationId: id } = await openIn(strict, 'judicial_analysis');
    expect((await decide(service, id, reject)).data).toMatchObject({
      stage: 'judicial_analysis',
      waitsForPeople: true,
    });
    const confirm = async (who: TestStaff) => {
      const { proposal, revision } = (await who.call('GET', `/applications/${id}`)).data;
      return who.call('POST', `/applications/${id}/proposal/confirm`, { proposalId: proposal.id, revision });
    };
    const first = await confirm(eva);
    expect(first.data).toMatchObject({ case: { stage: 'judicial_analysis' }, proposal: { by: { name: 'Eva' } } });
    expect((await confirm(eva)).code).toBe('second_person_needed');
    expect((await confirm(leo)).data).toMatchObject({ case: { stage: 'rejected' }, proposal: null });
  });
});
