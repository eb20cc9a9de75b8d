import { randomUUID } from 'node:crypto';
import { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { dateIn, wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { staff } from '../applications/events.ts';
import { reviewDocument } from '../documents/review.ts';
import { american, contact, curp, mexican } from '../personal-data/testing/test-saving.ts';
import { walkTo } from '../testing/application.ts';
import { requestPath } from '../testing/calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const server = await startTestApp();
const manual = await startTestApp({ settings: { JUDICIAL_CHECK: 'manual', RISK_CHECK: 'automatic' } });
afterAll(() => Promise.all([server.close(), manual.close()]));

const request = (id: string, rest = '') => requestPath(id) + rest;

async function fillEarnings(to: TestApp, id: string, country: CountryCode, weeks = 12) {
  const wanted = wantedWeeks(dateIn(countries[country].zone, to.deps.now())).slice(0, weeks);
  for (const week of wanted) {
    const payload = { earning: 0, reason: 'did_not_work' };
    expect((await to.call('PUT', request(id, `/earnings/uber/${week}`), payload)).status).toBe(200);
  }
}

async function giveDocuments(to: TestApp, applicationId: string) {
  const { pool } = to.database;
  const { rows } = await pool.query(
    `insert into media (id, application_id, media_type, file_name, mime_type, size, sha256, storage_key)
     values (gen_random_uuid(), $1, 'proof_of_address', 'a.pdf', 'application/pdf', 1, '\\x00', $2) returning id`,
    [applicationId, randomUUID()],
  );
  await pool.query('update documents set media_id = $2 where application_id = $1', [applicationId, rows[0].id]);
}

async function stagesOf(to: TestApp, applicationId: string) {
  const sql = `select details->>'to' as to, by from application_events where application_id = $1 and kind = 'stage' order by id`;
  return (await to.database.pool.query(sql, [applicationId])).rows.map(({ to, by }) => `${to} by ${by}`);
}

async function openReady(to: TestApp, country: CountryCode) {
  const opened = await to.open(country);
  await fillEarnings(to, opened.requestId, country);
  await to.call('POST', request(opened.requestId, '/start-earnings-analysis'));
  const form =
    country === 'mx'
      ? { ...contact, ...mexican, nationalId: curp(serial++) }
      : { ...contact, phone: '2145550123', ...american, ssn: `123-45-${6000 + serial++}` };
  expect((await to.call('PATCH', request(opened.requestId, '/personal-data'), form)).status).toBe(200);
  await giveDocuments(to, opened.applicationId);
  return opened;
}
let serial = 10;

describe('the earnings analysis', () => {
  test('passes once a platform is complete, and opens the documents', async () => {
    const { requestId, applicationId } = await server.open('mx');
    await fillEarnings(server, requestId, 'mx');
    const { data } = await server.call('POST', request(requestId, '/start-earnings-analysis'));
    expect(data).toMatchObject({ status: 'documents_analysis', earningsAnalysis: { status: 'completed' } });
    expect(await stagesOf(server, applicationId)).toEqual([
      'earnings_analysis by applicant',
      'judicial_analysis by system',
      'documents_analysis by system',
    ]);
    expect((await server.call('GET', request(requestId, '/check-earnings-analysis'))).data).toEqual({
      status: 'documents_analysis',
      earningsAnalysis: { status: 'completed' },
    });
  });

  test('without a complete platform the refusal names the missing weeks, and the stage stays', async () => {
    const { requestId, applicationId } = await server.open('mx');
    await fillEarnings(server, requestId, 'mx', 11);
    for (const [method, url] of [
      ['POST', request(requestId, '/start-earnings-analysis')],
      ['GET', `/ocr/get-earnings-analysis/${requestId}`],
    ] as const) {
      const { status, error } = await server.call(method, url);
      expect([status, error.code, error.errors.length]).toEqual([422, 'earnings_incomplete', 1]);
    }
    expect(await stagesOf(server, applicationId)).toEqual([]);
  });

  test('concurrent requests advance the application once', async () => {
    const { requestId, applicationId } = await server.open('us');
    await fillEarnings(server, requestId, 'us');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        i % 2
          ? server.call('POST', request(requestId, '/start-earnings-analysis'))
          : server.call('GET', `/ocr/get-earnings-analysis/${requestId}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await stagesOf(server, applicationId)).toHaveLength(3);
    expect(answers[0]?.data).toMatchObject({
      status: 'documents_analysis',
      platforms: [{ platform: 'uber', total: 0 }],
    });
  });

  test('with a manual judicial check the application waits for staff', async () => {
    const { requestId } = await manual.open('mx');
    await fillEarnings(manual, requestId, 'mx');
    const { data } = await manual.call('GET', `/ocr/get-earnings-analysis/${requestId}`);
    expect(data.status).toBe('judicial_analysis');
    const { status, error } = await manual.call('POST', request(requestId, '/submit'));
    expect([status, error.code]).toEqual([409, 'not_ready']);
    expect(error.errors[0]).toMatchObject({ path: 'judicial_analysis', code: 'waiting' });
  });
});

describe('submitting', () => {
  test('names everything that is missing', async () => {
    const { requestId } = await server.open('mx');
    const { status, error } = await server.call('POST', request(requestId, '/submit'));
    expect([status, error.code]).toEqual([409, 'not_ready']);
    const paths = error.errors.map((e: { path: string }) => e.path);
    expect(paths[0]).toBe('earnings');
    expect(paths).toContain('personalData.email');
    expect(paths).toContain('documents.bank_statement_month_3');
    expect(paths).not.toContain('documents.curp');
    expect(paths).not.toContain('personalData.department');
  });

  test.each(['mx', 'us'] as const)(
    'sends a complete application of %s, and sending it again changes nothing',
    async (country) => {
      const { requestId, applicationId } = await openReady(server, country);
      const first = await server.call('POST', request(requestId, '/submit'));
      expect(first).toMatchObject({ status: 200, data: { status: 'risk_analysis' } });
      const again = await server.call('POST', request(requestId, '/submit'));
      expect(again.data).toEqual(first.data);
      expect((await stagesOf(server, applicationId)).at(-1)).toBe('risk_analysis by applicant');
      const { rows } = await server.database.pool.query(
        'select kind, language from deliveries where application_id = $1',
        [applicationId],
      );
      expect(rows).toEqual([{ kind: 'application_sent', language: countries[country].language }]);
    },
  );

  test('concurrent presses send it once', async () => {
    const { requestId, applicationId } = await openReady(server, 'mx');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.call('POST', request(requestId, '/submit'))),
    );
    expect(answers.map(({ data }) => data?.status)).toEqual(Array(6).fill('risk_analysis'));
    expect(await stagesOf(server, applicationId)).toHaveLength(4);
  });

  test('optional documents never block, and a rejected required one does', async () => {
    const { requestId, applicationId } = await openReady(server, 'mx');
    await server.database.pool.query(
      `update documents set media_id = null where application_id = $1 and type = 'selfie_photo'`,
      [applicationId],
    );
    const review = { status: 'rejected', reason: 'expired', actor: staff('test') } as const;
    await reviewDocument(server.deps, applicationId, 'identity_card_front', review);
    const { error } = await server.call('POST', request(requestId, '/submit'));
    expect(error.errors).toEqual([
      { path: 'documents.identity_card_front', code: 'waiting', message: expect.any(String) },
    ]);
  });

  test('a decided application cannot be sent', async () => {
    const opened = await openReady(server, 'mx');
    await walkTo(server, opened, 'rejected');
    expect((await server.call('POST', request(opened.requestId, '/submit'))).error.code).toBe('application_closed');
  });

  test('an automatic risk check leads to the home visit when every document was approved before', async () => {
    const { requestId, applicationId } = await manual.open('mx');
    await fillEarnings(manual, requestId, 'mx');
    await manual.call('POST', request(requestId, '/start-earnings-analysis'));
    const form = { ...contact, ...mexican, nationalId: curp(serial++) };
    await manual.call('PATCH', request(requestId, '/personal-data'), form);
    await giveDocuments(manual, applicationId);
    const { data: application } = await manual.call('GET', request(requestId));
    for (const { type } of application.documentsAnalysis.documents)
      await reviewDocument(manual.deps, applicationId, type, { status: 'approved', actor: staff('test') });
    await walkTo(manual, { applicationId }, 'documents_analysis');
    const { data } = await manual.call('POST', request(requestId, '/submit'));
    expect(data).toMatchObject({ status: 'home_visit', homeVisit: { status: 'pending' } });
  });
});

test('optional documents become required in the stage of the home visit', async () => {
  const opened = await server.open('mx');
  const required = async () => {
    const { data } = await server.call('GET', request(opened.requestId));
    return data.documentsAnalysis.documents.filter((document: { required: boolean }) => document.required).length;
  };
  expect(await required()).toBe(6);
  await walkTo(server, opened, 'home_visit');
  expect(await required()).toBe(13);
});

// The view is sent unfiltered, so a column too many would reach the applicant.
test.each(['mx', 'us'] as const)('an applicant in %s is shown exactly what the contract says', async (country) => {
  const { requestId } = await server.open(country);
  await fillEarnings(server, requestId, country);
  for (const stage of ['created', 'documents_analysis']) {
    const { data } = await server.call('GET', request(requestId));
    expect(data.status).toBe(stage);
    expect(Application.parse(data)).toEqual(data);
    await server.call('GET', `/ocr/get-earnings-analysis/${requestId}`);
  }
});
