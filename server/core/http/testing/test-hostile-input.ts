import { randomUUID } from 'node:crypto';
import { api } from '@volante/contract/api.ts';
import type { Endpoint } from '@volante/contract/endpoint.ts';
import type { ErrorBody } from '@volante/contract/errors.ts';
import { exampleOf, type Field, fieldsOf } from '@volante/contract/fields/testing/test-fields.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { TestBrowser } from '../../../devices/testing/test-browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hostileBodies } from '../../../testing/test-hostile-bodies.ts';
import {
  everything,
  forbiddenKeys,
  lists,
  numbers,
  objects,
  sampleOf,
  texts,
} from '../../../testing/test-hostile-json.ts';
import { API } from '../serve.ts';

const secret = 'a-secret-of-the-provider';
const many = '1000000';
const calls: [string, Endpoint][] = Object.entries(api);
const withBody = calls.filter(([, { body }]) => body);
const withQuery = calls.filter(([, { query }]) => query);
const withForm = calls.filter(([, { form }]) => form);

const words: Record<string, string> = { n: '7', type: 'curp', platform: 'uber', week: '2026-11-02', language: 'en' };

const here = '—here—';

/** The call's body with hostile JSON in the place of one field. */
function bodyWith(schema: z.ZodMiniType, { path }: Field, json: string): string {
  return JSON.stringify(exampleOf(schema, { path, value: here })).replace(JSON.stringify(here), () => json);
}

/** True when the refusal names the field, or the choice between a text and an object that it lies in. */
function names(refusal: ErrorBody['error'] | undefined, { path }: Field): boolean {
  const paths = refusal?.errors.map((rule) => rule.path) ?? [];
  return paths.some((at) => path.join('.') === at || (at !== '' && path.join('.').startsWith(`${at}.`)));
}

/**
 * The rules for hostile input to the applicant's API, tried with one in `oneIn` of the values for each field. With known devices the
 * input comes from one of them, since others are refused before it is read.
 */
export function testHostileInput(oneIn: number, mode: 'known_devices' | 'off' = 'off'): void {
  let server: TestApp;
  let requestId: string;
  let device: TestBrowser;
  /** Of a guarantor's own link. */
  let guarantorId: string;

  beforeAll(async () => {
    server = await startTestApp({
      settings: {
        ...{
          CALLS_PER_MINUTE: many,
          APPLICATION_CALLS_PER_MINUTE: many,
          WRITES_PER_HOUR: many,
          WRONG_IDS_PER_HOUR: '100000',
        },
        ...{ UPLOADS_PER_HOUR: '100000', SCREENSHOTS_PER_HOUR: '100000', WIDGET_ACCOUNTS_PER_HOUR: '100000' },
        ...{
          WIDGET_URL: 'http://127.0.0.1:9',
          WIDGET_ID: 'w',
          WIDGET_API_KEY: 'k',
          WIDGET_API_URL: 'http://127.0.0.1:9',
        },
        WIDGET_WEBHOOK_SECRET: secret,
        SECOND_FACTOR: mode,
      },
    });
    ({ requestId } = await server.open('mx'));
    device = new TestBrowser(server);
    await device.call(requestId, 'PATCH', '/personal-data', { firstName: 'Ana' });
    const asked = { firstName: 'Rosa', lastName: 'Peña', phone: '5512345678' };
    const { data } = await server.call(
      'POST',
      `/public/admission/requests/${(await server.open('mx')).requestId}/guarantor`,
      asked,
    );
    guarantorId = new URL(data.guarantor.link).searchParams.get('id') ?? '';
  });
  afterAll(() => server.close());

  const inject = (options: InjectOptions) => server.inject({ ...options, cookies: device.cookies });

  /** The address of a call, with one of its parameters as given. */
  function addressOf({ path }: Endpoint, given: Record<string, string> = {}): string {
    const id = path.startsWith('/public/guarantors/') ? guarantorId : requestId;
    const known: Record<string, string> = { ...words, id, requestId, secret, ...given };
    return API + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? randomUUID());
  }

  async function send(call: Endpoint, body: string, query = '') {
    const url = addressOf(call) + query;
    const headers = { 'content-type': 'application/json' };
    const answer = await inject({ method: call.method, url, headers, payload: body });
    return { status: answer.statusCode, refusal: answer.json<Partial<ErrorBody>>().error };
  }

  test('the walk finds every call with a body or a query', () => {
    expect(withBody.length).toBeGreaterThanOrEqual(10);
    expect(withQuery.length).toBeGreaterThanOrEqual(5);
  });

  test.each(withBody)(
    '%s: a hostile value in a field of the body is accepted or refused, never a failure',
    async (name, call) => {
      const wrong: string[] = [];
      for (const field of fieldsOf(call.body!))
        for (const body of hostileBodies(
          call.body!,
          field.path,
          sampleOf(everything, [name, ...field.path].join('.'), oneIn),
        )) {
          const { status, refusal } = await send(call, body);
          if (status >= 500 && refusal?.code !== 'meeting_link_creation_failed')
            wrong.push(`${field.path.join('.')} ${body.slice(0, 200)}: ${status} ${refusal?.code}`);
        }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  test.each(withBody)(
    '%s: a value of another kind is refused at its field',
    async (name, call) => {
      const scalars = ['text', 'number', 'boolean', 'choice'];
      const wrong: string[] = [];
      for (const field of fieldsOf(call.body!)) {
        const foreign = [
          ...(scalars.includes(field.kind) || field.kind === 'list' ? objects : []),
          ...(scalars.includes(field.kind) || field.kind === 'object' ? lists : []),
          ...(field.kind === 'text' ? numbers : []),
          ...(field.kind === 'number' ? [...texts, '1e999', '-1e999'] : []),
        ];
        for (const json of sampleOf(foreign, [name, ...field.path].join('.'), oneIn)) {
          const { status, refusal } = await send(call, bodyWith(call.body!, field, json));
          if (status !== 422 || !names(refusal, field))
            wrong.push(`${field.path.join('.')} ${json.slice(0, 60)}: ${status} ${JSON.stringify(refusal?.errors)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  test.each(withQuery)(
    '%s: a hostile value in a field of the query is accepted or refused, never a failure',
    async (title, call) => {
      const body = call.body ? JSON.stringify(exampleOf(call.body)) : '';
      for (const { path } of fieldsOf(call.query!).slice(1)) {
        const [name = ''] = path;
        const values = [...texts.map((text) => JSON.parse(text) as string), 'x'.repeat(8000)].map(encodeURIComponent);
        for (const value of sampleOf([...values, '%ff', '%', '%ed%a0%80', '+'], `${title}.${name}`, oneIn))
          expect((await send(call, body, `?${name}=${value}`)).status, value).toBeLessThan(500);
        for (const query of [`?${name}=a&${name}=b`, `?${name}=&${name}=`]) {
          const { status, refusal } = await send(call, body, query);
          expect(status, query).toBe(422);
          // Others that are required are missing as well.
          expect(
            refusal?.errors.map(({ path }) => path),
            query,
          ).toContain(name);
        }
        for (const query of [`?${name}[length]=1`, `?${name}.length=1`, '?__proto__=1', '?constructor[prototype]=1'])
          expect((await send(call, body, query)).status, query).toBeLessThan(500);
      }
    },
    60_000,
  );

  test.each(calls)(
    '%s: a hostile value in its address is accepted or refused, never a failure',
    async (title, call) => {
      const body = call.body ? JSON.stringify(exampleOf(call.body)) : undefined;
      const headers = body ? { 'content-type': 'application/json' } : {};
      const hostile = [
        '__proto__',
        'constructor',
        'toString',
        'length',
        '%00',
        '%ff',
        '%',
        '%2e%2e',
        '..%2f..',
        '%ed%a0%80',
      ];
      const numbers = ['-1', '1e9', '99999999999999999999', 'NaN', '0x10', '0000-00-00', '9999-12-31', '-000001-01-01'];
      const others = ['%E2%80%AE', "'", '"', ';', ' ', '%20', 'x'.repeat(5000), `${requestId}%00`];
      for (const [, name = ''] of call.path.matchAll(/\{(\w+)\}/g))
        for (const value of sampleOf([...hostile, ...numbers, ...others], `${title}.${name}`, oneIn)) {
          const url = addressOf(call, { [name]: value });
          const { statusCode } = await inject({
            method: call.method,
            url,
            headers,
            ...(body && { payload: body }),
          });
          expect(statusCode, `${name} ${value}`).toBeLessThan(500);
        }
    },
    60_000,
  );

  test.each(withForm)(
    '%s: a hostile value in a field of the form is accepted or refused, never a failure',
    async (title, call) => {
      const fields = fieldsOf(call.form!).slice(1);
      const example = exampleOf(call.form!) as Record<string, unknown>;
      const values = texts.map((text) => JSON.parse(text) as string);
      const forms = fields.flatMap(({ path: [name = ''] }) =>
        sampleOf(values, `${title}.${name}`, oneIn).map((value) => ({ ...example, requestId, [name]: value })),
      );
      const named = ['__proto__', 'constructor', 'toString', 'length', '', 'file'].map((name) => ({
        ...example,
        [name]: 'x',
      }));
      for (const form of [...forms, ...named]) {
        const payload = new FormData();
        for (const [name, value] of Object.entries(form)) payload.append(name, String(value));
        const headers = { 'x-admission-request-id': requestId };
        const { statusCode } = await inject({ method: call.method, url: addressOf(call), headers, payload });
        expect(statusCode, JSON.stringify(form)).toBeLessThan(500);
      }
    },
    60_000,
  );

  test('a missing or non-JSON body is refused, never a failure', async () => {
    for (const [name, call] of withBody)
      for (const body of [
        '',
        'null',
        '1',
        '"x"',
        '[]',
        '{',
        '{"a":1}}',

        '{"a":01}',
        'NaN',
        ...forbiddenKeys,
      ]) {
        const { status } = await send(call, body);
        expect(status, `${name} ${body}`).toBeLessThan(500);
        if (fieldsOf(call.body!)[0]?.kind === 'object') expect(status, `${name} ${body}`).toBeGreaterThanOrEqual(400);
      }
  });
}
