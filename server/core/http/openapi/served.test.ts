import { api } from '@volante/contract/api.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

const server = await startTestApp({ settings: { SUPPORT_EMAIL: 'help@example.com' } });
afterAll(server.close);
const document = (await server.inject({ url: '/api/openapi.json' })).json();

test('the served document describes every call of the contract, and the server answers each of them', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info.contact).toEqual({ email: 'help@example.com' });
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
  expect(patch.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/DocumentUpdates',
  });
  const { DocumentUpdates } = document.components.schemas;
  expect(DocumentUpdates).toMatchObject({ additionalProperties: false, required: ['updates'] });
  expect(patch.parameters.map(({ name }: { name: string }) => name)).toEqual(['id', 'country', 'Idempotency-Key']);
  expect(patch.responses['409'].description).toContain('section_approved');
});

test.each(['/api', '/api/v1'])(
  'the documentation page of %s has its own scripts and styles, and shows the document',
  async (base) => {
    const { body } = await server.inject({ url: `${base}/docs` });
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await server.inject({ url: file })).statusCode, file).toBe(200);
    expect(body).not.toMatch(/<script>|style=/);
    const shown = (await server.inject({ url: `${base}/docs/json` })).json();
    expect(shown).toEqual((await server.inject({ url: `${base}/openapi.json` })).json());
    expect(Object.keys(shown.paths).length).toBeGreaterThan(2);
  },
);
