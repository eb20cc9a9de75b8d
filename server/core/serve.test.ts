import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { renewLink } from '../applications/applications.ts';
import { startTestApp } from './test-app.ts';

const server = await startTestApp({ settings: { PUBLIC_URL: 'https://volante.example' } });
afterAll(server.close);
const mx = await server.open('mx');
const path = (id: string) => `/api/public/admission/requests/${id}`;

test('a link opens its application and lets the browser act for it', async () => {
  const answer = await server.inject({ url: path(mx.requestId) });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ id: mx.requestId, status: 'created', country: 'mx' });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'applicant', httpOnly: true, sameSite: 'Lax', secure: true, maxAge: 30 * 86400 });
  expect(answer.body).not.toContain(mx.applicationId);
});

test('a link works however its id is written', async () => {
  expect((await server.inject({ url: path(mx.requestId.toUpperCase()) })).statusCode).toBe(200);
});

test.each([
  ['unknown', randomUUID()],
  ['malformed', 'not-an-id'],
  ['empty', '%20'],
  ['hostile', encodeURIComponent("' or 1=1 --")],
  ['with a zero byte', '%00'],
  ['endless', 'a'.repeat(1500)],
])('an id that is %s opens nothing', async (_kind, id) => {
  const answer = await server.inject({ url: path(id) });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error).toMatchObject({ code: 'admission_request_not_found', errors: [] });
});

test('a revoked link opens nothing, and the new one the same application', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const renewed = await renewLink(server.deps, applicationId, { actor: 'staff', reason: 'sent to a wrong number' });
  expect((await server.inject({ url: path(requestId) })).json().error.code).toBe('admission_request_not_found');
  expect((await server.inject({ url: path(renewed) })).json().data.id).toBe(renewed);
});
