import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { american, contact, savingTo } from './testing/test-saving.ts';

const server = await startTestApp();
afterAll(server.close);
beforeEach(() => server.setNow('2026-11-21T12:00:00Z'));
const { save, rowsOf } = savingTo(server);

const consents = (applicationId: string) =>
  rowsOf(
    'select kind, text_version, language, at, host(ip) as ip from consents where application_id = $1 order by kind',
    applicationId,
  );

test('sending contact data in Mexico records the privacy notice once', async () => {
  const { requestId, applicationId } = await server.open('mx');
  await save(requestId, { street: 'Hamburgo' });
  expect(await consents(applicationId)).toEqual([]);
  await save(requestId, contact, { 'x-language': 'en' });
  await save(requestId, contact);
  expect(await consents(applicationId)).toEqual([
    {
      kind: 'privacy_notice',
      text_version: expect.any(String),
      language: 'en',
      at: server.deps.now(),
      ip: '127.0.0.1',
    },
  ]);
});

test('the two US boxes are recorded when they are first accepted', async () => {
  const { requestId, applicationId } = await server.open('us');
  await save(requestId, contact);
  await save(requestId, { ...american, ssn: '127-45-6789' }, { 'accept-language': 'es-MX,es;q=0.9' });
  await save(requestId, { privacyPolicy: true });
  expect((await consents(applicationId)).map(({ kind, language }) => [kind, language])).toEqual([
    ['background_and_credit_check', 'es-MX'],
    ['privacy_policy', 'es-MX'],
  ]);
});

test('a consent can be given outside a form', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const url = `/api/public/admission/requests/${requestId}/consents`;
  const payload = { kind: 'location', textVersion: '2026-11', language: 'es-MX' };
  const answer = await server.inject({ method: 'POST', url, payload });
  expect(answer.json()).toEqual({ data: { recorded: true } });
  expect(await consents(applicationId)).toMatchObject([{ kind: 'location', language: 'es-MX' }]);
});
