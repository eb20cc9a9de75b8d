import type { Endpoint } from '@volante/contract/endpoint.ts';
import { type ErrorCode, errors } from '@volante/contract/errors.ts';
import * as z from 'zod/mini';
import { API } from './serve.ts';

/** Codes that every call can return. */
const always: ErrorCode[] = ['bad_request_error', 'rate_limited', 'unknown_error'];

/** An OpenAPI 3.1 document of a set of calls, with the schemas the server validates with. */
export function describeApi(title: string, endpoints: Record<string, Endpoint>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] ??= {};
    Object.assign(paths[endpoint.path] as object, {
      [endpoint.method.toLowerCase()]: operation(operationId, endpoint),
    });
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: API }],
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

function operation(operationId: string, endpoint: Endpoint) {
  return {
    operationId,
    summary: endpoint.summary,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...requestBody(endpoint),
    responses: { 200: success(endpoint), ...refusals(endpoint) },
  };
}

function pathParameters({ path }: Endpoint) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Endpoint) {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters({ gate, method }: Endpoint) {
  const text = { schema: { type: 'string' } };
  return [
    ...(gate === 'holder'
      ? [{ name: 'X-Admission-Request-Id', in: 'header', description: 'Or the applicant cookie.', ...text }]
      : []),
    ...(method === 'GET'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description: 'Sent again within 24 hours: the same answer.',
            ...text,
          },
        ]),
  ];
}

function requestBody({ body, form }: Endpoint) {
  if (body)
    return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } };
  if (!form) return {};
  const schema = schemaOf(form, 'input');
  for (const file of ['file', 'image']) {
    if (schema.properties?.[file])
      schema.properties[file] = { type: 'string', contentMediaType: 'application/octet-stream' };
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function success({ result }: Endpoint) {
  const schema = { type: 'object', required: ['data'], properties: { data: schemaOf(result, 'output') } };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

function refusals(endpoint: Endpoint) {
  const gates: ErrorCode[] = endpoint.gate === 'open' ? [] : ['admission_request_not_found'];
  if (endpoint.gate === 'holder') gates.push('forbidden_error');
  if (endpoint.body || endpoint.query) gates.push('unprocessable_error');
  const byStatus = Map.groupBy(new Set([...endpoint.refusals, ...gates, ...always]), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

interface JsonSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}

const text = { type: 'string' };
const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'errors'],
      properties: {
        code: { enum: Object.keys(errors) },
        message: text,
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'code', 'message'],
            properties: { path: text, code: text, message: text },
          },
        },
      },
    },
  },
};
