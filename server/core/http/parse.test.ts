import { api } from '@volante/contract/api.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { v1Api } from '@volante/contract/v1-api.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from '../problem.ts';
import { parse } from './parse.ts';

const calls = Object.values({ ...api, ...staffApi, ...v1Api }).flatMap(({ method, path, ...call }) =>
  ['query' as const, 'body' as const].flatMap((part) => {
    const schema = (call as Partial<Record<typeof part, z.ZodMiniType>>)[part];
    return schema ? [{ name: `${part} of ${method} ${path}`, schema }] : [];
  }),
);

test('a value that is missing is called missing, in every call', () => {
  const required = calls.flatMap(({ name, schema }) => errorsOf(schema, {}).map((error) => ({ name, ...error })));
  expect(required.length, 'calls require values').toBeGreaterThan(60);
  expect(required.filter(({ code }) => code === 'invalid_value')).toEqual([]);
});

test('a value of the wrong type is not called missing', () => {
  const Role = z.object({ role: z.enum(['advisor']), inner: z.object({ count: z.number() }) });
  expect(errorsOf(Role, { role: null, inner: {} })).toEqual([
    { path: 'role', code: 'invalid_value' },
    { path: 'inner.count', code: 'field_required' },
  ]);
});

function errorsOf(schema: z.ZodMiniType, value: unknown): { path: string; code: string }[] {
  try {
    parse(schema, value);
    return [];
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return problem.errors.map(({ path, code }) => ({ path, code }));
  }
}
