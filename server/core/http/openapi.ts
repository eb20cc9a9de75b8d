import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { api } from '@volante/contract/api.ts';
import type { AnyEndpoint, Endpoint, StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { type ErrorCode, errors } from '@volante/contract/errors.ts';
import { auditEndpoints } from '@volante/contract/staff/audit.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { FileAnswer } from './send-answer.ts';
import { API } from './serve.ts';
import { STAFF_API, serveStaff } from './staff/serve-staff.ts';

type Described = Endpoint | StaffEndpoint | StaffDoor;

/** Codes that every call can return. */
const always: ErrorCode[] = ['bad_request_error', 'rate_limited', 'unknown_error'];

/** An OpenAPI 3.1 document of a set of calls, with the schemas the server validates with. */
function describeApi(title: string, endpoints: Record<string, Described>, base = API) {
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
    servers: [{ url: base }],
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

function operation(operationId: string, endpoint: Described) {
  return {
    operationId,
    summary: endpoint.summary,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...requestBody(endpoint),
    responses: { 200: success(endpoint), ...refusals(endpoint) },
  };
}

function pathParameters({ path }: AnyEndpoint) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: AnyEndpoint) {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters({ gate, method }: Described) {
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
            description: 'Sent again within 24 hours: the same response.',
            ...text,
          },
        ]),
  ];
}

function requestBody({ body, form }: AnyEndpoint) {
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

function success(endpoint: Described) {
  const { result } = endpoint;
  if ('file' in endpoint) return { description: 'The file.', content: { '*/*': {} } };
  if ('stream' in endpoint) return { description: 'The events.', content: { 'text/event-stream': {} } };
  const schema = { type: 'object', required: ['data'], properties: { data: schemaOf(result, 'output') } };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

function refusals(endpoint: Described) {
  const gates = gateCodes(endpoint);
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

function gateCodes(endpoint: Described): ErrorCode[] {
  const { gate, path } = endpoint;
  if (gate === 'open') return [];
  if (gate === 'staff-door') return ['network_refused', 'origin_refused'];
  if (gate !== 'staff')
    return ['admission_request_not_found', ...(gate === 'holder' ? ['forbidden_error' as const] : [])];
  return [
    ...(['network_refused', 'authentication_error', 'role_refused'] as const),
    ...(endpoint.method === 'GET' ? [] : (['origin_refused'] as const)),
    ...(endpoint.stepUp ? (['step_up_needed'] as const) : []),
    ...(path.includes('{applicationId}') ? (['admission_request_not_found'] as const) : []),
  ];
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

// Created once: the contract doesn't change while a process runs, and describing it takes longer than building the rest of a
// server.
const document = describeApi('Volante: the applicant’s API', api);

/** The contract as an OpenAPI document at `/api/openapi.json`, and as a page at `/api/docs`. */
export async function showApi(app: FastifyInstance): Promise<void> {
  app.get(`${API}/openapi.json`, async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: `${API}/docs`, staticCSP: false });
}

/** The staff contract as an OpenAPI document at `/api/staff/openapi.json`, for everybody signed in. */
export function showStaffApi(app: FastifyInstance, deps: Deps): void {
  // Created on the first request: it takes three times as long as building the rest of the server.
  let document: Buffer | null = null;
  const read = () =>
    (document ??= Buffer.from(JSON.stringify(describeApi('Volante: the staff’s API', staffApi, STAFF_API))));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  serveStaff(app, deps, auditEndpoints.openApi, async () => new FileAnswer(read(), headers));
}
