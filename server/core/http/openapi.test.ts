import { api } from '@volante/contract/api.ts';
import { type ErrorCode, errors } from '@volante/contract/errors.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const server = await startTestApp();
afterAll(server.close);
const document = (await server.inject({ url: '/api/openapi.json' })).json();

test('the document describes every call of the contract, and the server answers each of them', () => {
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(
    Object.values(api)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
  for (const { method, path } of Object.values(api)) {
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    expect(server.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
  }
});

test('the described schemas are the ones the server validates with', () => {
  const patch = document.paths['/public/admission/requests/{id}/documents'].patch;
  const { schema } = patch.requestBody.content['application/json'];
  expect(schema).toMatchObject({ additionalProperties: false, required: ['updates'] });
  expect(patch.parameters.map(({ name }: { name: string }) => name)).toEqual(['id', 'country', 'Idempotency-Key']);
  expect(patch.responses['409'].description).toContain('section_approved');
});

test('every refusal of every call is documented under its own status, and under no other', () => {
  for (const { method, path, refusals } of Object.values(api)) {
    const { responses } = document.paths[path][method.toLowerCase()];
    const described = Object.entries(responses as Record<string, { description: string }>).flatMap(
      ([status, { description }]) => [...description.matchAll(/^`(\w+)`/gm)].map(([, code]) => `${status} ${code}`),
    );
    const statusOf = (code: string) => `${errors[code as ErrorCode]?.status} ${code}`;
    expect(described, `${method} ${path}`).toEqual(expect.arrayContaining(refusals.map(statusOf)));
    expect(described, 'what every call may answer').toContain(statusOf('bad_request_error'));
    expect(described).toEqual(described.map((item) => statusOf(item.split(' ')[1]!)));
  }
});

test('the documentation page has its own scripts and styles', async () => {
  const { body } = await server.inject({ url: '/api/docs' });
  const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect((await server.inject({ url: file })).statusCode, file).toBe(200);
  expect(body).not.toMatch(/<script>|style=/);
});
