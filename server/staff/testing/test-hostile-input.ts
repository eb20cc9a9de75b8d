import type { ServiceEndpoint, StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { exampleOf, fieldsOf } from '@volante/contract/fields/testing/test-fields.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { v1Api } from '@volante/contract/v1-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { hostileBodies } from '../../testing/test-hostile-bodies.ts';
import { everything, sampleOf, texts } from '../../testing/test-hostile-json.ts';
import { connect } from './test-service.ts';
import { hire, type TestStaff } from './test-staff.ts';

const many = '1000000';
type Call = StaffEndpoint | StaffDoor | ServiceEndpoint;
const calls: [string, Call][] = [...Object.entries(staffApi), ...Object.entries(v1Api)];

/** The rules for hostile input to the APIs of staff and of other systems, tried with one in `oneIn` of the values for each field; all take 12 seconds of the processor. */
export function testHostileInput(oneIn: number): void {
  let server: TestApp;
  let admin: TestStaff;
  let token: string;
  let applicationId: string;
  beforeAll(async () => {
    server = await startTestApp({
      settings: {
        ...{ CALLS_PER_MINUTE: many, APPLICATION_CALLS_PER_MINUTE: many, WRITES_PER_HOUR: many },
        SERVICE_CALLS_PER_MINUTE: many,
      },
    });
    ({ token } = await connect(server));
    admin = await hire(server, 'everything');
    await admin.stepUp();
    ({ applicationId } = await server.open('mx'));
  });
  afterAll(() => server.close());

  function addressOf({ gate, path }: Call, given: Record<string, string> = {}): string {
    const known: Record<string, string> = { applicationId, type: 'curp', n: '1', ...given };
    return `/api/${gate === 'service' ? 'v1' : 'staff'}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? applicationId))}`;
  }
  const send = (call: Call, url: string, payload?: string) =>
    server.inject({
      method: call.method,
      url,
      headers: {
        ...(call.gate === 'service' ? { authorization: `Bearer ${token}` } : { cookie: admin.cookie }),
        'content-type': 'application/json',
      },
      ...(payload !== undefined && { payload }),
    });

  test.each(calls.filter(([, { body }]) => body))(
    '%s: a hostile value in a field of the body is accepted or refused, never a failure',
    async (name, call) => {
      const wrong: string[] = [];
      const body = call.body as NonNullable<Call['body']>;
      for (const { path } of fieldsOf(body))
        for (const text of hostileBodies(body, path, sampleOf(everything, [name, ...path].join('.'), oneIn))) {
          const { statusCode } = await send(call, addressOf(call), text);
          if (statusCode >= 500) wrong.push(`${path.join('.')} ${text.slice(0, 200)}: ${statusCode}`);
        }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  test.each(calls.filter(([, { query }]) => query))(
    '%s: a hostile value in a field of the query is accepted or refused, never a failure',
    async (title, call) => {
      const wrong: string[] = [];
      for (const { path } of fieldsOf(call.query as NonNullable<Call['query']>).slice(1))
        for (const json of sampleOf(
          [...texts, '"x.y"', '"9999-12-31"', '"0001-01-01"'],
          [title, ...path].join('.'),
          oneIn,
        )) {
          const value = encodeURIComponent(JSON.parse(json) as string);
          for (const name of [path[0], `${path[0]}[x]`]) {
            const { statusCode } = await send(call, `${addressOf(call)}?${name}=${value}`);
            if (statusCode >= 500) wrong.push(`${name} ${json}: ${statusCode}`);
          }
        }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  test.each(calls.filter(([, { method, body, form }]) => method !== 'GET' && !body && !form))(
    '%s takes no input: an extra field is refused, not ignored',
    async (_, call) => {
      const answer = await send(call, addressOf(call), '{"reason":"x"}');
      const { code, errors } = answer.json().error;
      expect([404, 422]).toContain(answer.statusCode);
      if (answer.statusCode === 422)
        expect([code, errors]).toEqual([
          'unprocessable_error',
          [expect.objectContaining({ path: 'reason', code: 'unknown_field' })],
        ]);
    },
  );

  test.each(calls.filter(([, { path }]) => path.includes('{')))(
    '%s: a hostile value in the address is found or refused, never a failure',
    async (title, call) => {
      const body = call.body && JSON.stringify(exampleOf(call.body));
      const values = ['x', '..', '%00', "' or 1=1", '-1', '1e9', '99999999999999999999', '__proto__', '٣'];
      for (const [, name = ''] of call.path.matchAll(/\{(\w+)\}/g))
        for (const value of sampleOf(values, `${title}.${name}`, oneIn)) {
          const { statusCode } = await send(call, addressOf(call, { [name]: value }), body);
          expect(statusCode, `${name} ${value}`).toBeLessThan(500);
        }
    },
    60_000,
  );
}
