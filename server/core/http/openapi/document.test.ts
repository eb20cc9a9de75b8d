import { api } from '@volante/contract/api.ts';
import { type ErrorCode, errors } from '@volante/contract/errors.ts';
import { publicEventKinds } from '@volante/contract/staff/administration/event-kinds.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { PublicEvent } from '@volante/contract/v1/events.ts';
import { v1Api } from '@volante/contract/v1-api.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apis } from './apis.ts';
import { describeApi } from './document.ts';
import type { Described } from './gates.ts';
import type { JsonSchema } from './schemas.ts';

const contracts: Record<keyof typeof apis, Record<string, Described>> = { driver: api, staff: staffApi, v1: v1Api };

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: JsonSchema; example?: unknown; examples?: object }> }
  >;
}

const names = Object.keys(apis) as (keyof typeof apis)[];
const described = await Promise.all(
  names.map(async (name) => {
    const document = await describeApi(apis[name]);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods)) as Operation[];
    return { name, contract: contracts[name], document, operations };
  }),
);
const calls = described.flatMap(({ name, contract, document, operations }) =>
  operations.map((operation) => ({ name, document, operation, endpoint: contract[operation.operationId]! })),
);

test('every call of every contract is described once, with a tag', () => {
  for (const { name, contract, operations } of described)
    expect(operations.map(({ operationId }) => operationId).sort(), name).toEqual(Object.keys(contract).sort());
});

test('every refusal of every call is documented under its own status, and under no other, with an example', () => {
  for (const { operation, endpoint, document } of calls) {
    const found = Object.entries(operation.responses).flatMap(([status, { description, content }]) => {
      const codes = [...description.matchAll(/^`(\w+)`/gm)].map(([, code = '']) => code);
      if (status !== '200')
        expect(Object.keys(content['application/json']?.examples ?? {}), operation.operationId).toEqual(codes);
      return codes.map((code) => `${status} ${code}`);
    });
    const statusOf = (code: string) => `${errors[code as ErrorCode]?.status} ${code}`;
    expect(found, operation.operationId).toEqual(expect.arrayContaining(endpoint.refusals.map(statusOf)));
    expect(found, 'what every call may answer').toContain(statusOf('bad_request_error'));
    expect(found).toEqual(found.map((item) => statusOf(item.split(' ')[1]!)));
    const examples = document.components.examples as Record<string, { value: { error: { code: string } } }>;
    for (const item of found) expect(examples[item.split(' ')[1]!]?.value.error.code).toBe(item.split(' ')[1]);
  }
});

test('every example of a body or an answer is one by its own schema', () => {
  let examples = 0;
  const wrong = calls.flatMap(({ name, operation, endpoint }) => {
    const given = operation.requestBody?.content['application/json']?.example;
    const answered = operation.responses[200]?.content['application/json']?.example as { data: unknown } | undefined;
    const pairs: [string, z.ZodMiniType | undefined, unknown][] = [
      ['body', endpoint.body, given],
      ['answer', endpoint.result, answered?.data],
    ];
    return pairs.flatMap(([part, schema, example]) => {
      if (!schema || example === undefined) return [];
      examples++;
      const { error } = z.safeParse(schema, example);
      return error ? [`${name} ${operation.operationId} ${part}: ${z.prettifyError(error)}`] : [];
    });
  });
  expect(wrong).toEqual([]);
  expect(examples).toBeGreaterThan(200);
});

test('every event that webhooks are sent is described, with an example of its own', () => {
  const { document } = described.find(({ name }) => name === 'v1')!;
  const sent = document.webhooks as Record<string, { post: Pick<Operation, 'requestBody'> }>;
  expect(Object.keys(sent)).toEqual(publicEventKinds);
  for (const [kind, { post }] of Object.entries(sent)) {
    const example = post.requestBody?.content['application/json']?.example;
    expect(z.parse(PublicEvent, example).type).toBe(kind);
  }
});

test('an input and an output of one schema are described alike, so a name stands for both', () => {
  for (const { endpoint, name, operation } of calls) {
    const [input, output] = (['input', 'output'] as const).map((io) =>
      JSON.stringify(z.toJSONSchema(endpoint.result, { io, unrepresentable: 'any' })).replaceAll(
        /,?"additionalProperties":(false|\{\})/g,
        '',
      ),
    );
    expect(output, `${name} ${operation.operationId}`).toBe(input);
  }
});

test('what several calls share is described once, under its name in the contract', () => {
  for (const { name, document, operations } of described) {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    const visit = (place: string, part: unknown) => {
      if (part === null || typeof part !== 'object') return;
      const { properties } = part as JsonSchema;
      if (properties && Object.keys(properties).length > 3) {
        const text = JSON.stringify(part);
        const first = seen.get(text);
        if (first) repeated.push(`${place}: as ${first}`);
        else seen.set(text, place);
      }
      for (const [key, value] of Object.entries(part)) if (key !== 'example') visit(`${place}.${key}`, value);
    };
    visit(name, document.components.schemas);
    for (const { operationId, requestBody, responses } of operations) visit(operationId, { requestBody, responses });
    expect(repeated, name).toEqual([]);
  }
});
