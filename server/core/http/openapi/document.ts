import { STATUS_CODES } from 'node:http';
import type { AnyEndpoint } from '@volante/contract/endpoint.ts';
import { type ErrorCode, errors } from '@volante/contract/errors.ts';
import * as z from 'zod/mini';
import product from '../../../../package.json' with { type: 'json' };
import { exampleOf } from './examples.ts';
import { type Described, gateFacts, schemes, signature } from './gates.ts';
import { type Components, convertSchemas, type JsonSchema, resolve } from './schemas.ts';
import type { Tag } from './tags.ts';

/** One of the product's APIs. */
export interface Api {
  title: string;
  /** What it is for. */
  description: string;
  /** The paths of its calls are relative to it. */
  base: string;
  tags: readonly Tag[];
  /** What other systems are sent. */
  events?: { kinds: readonly string[]; schema: z.ZodMiniType; tag: string };
}

/** Codes that every call can return. */
const always: ErrorCode[] = ['bad_request_error', 'rate_limited', 'unknown_error'];

/** An OpenAPI 3.1 document of a set of calls, with the schemas the server validates with; `email` is whom to ask about it. */
export async function describeApi({ title, description, base, tags, events }: Api, email?: string) {
  const calls = tags.flatMap((tag) =>
    tag.calls.flatMap((group) =>
      Object.entries(group).map(([operationId, endpoint]) => ({ operationId, endpoint, tag: tag.name })),
    ),
  );
  const given = (parts: (z.ZodMiniType | undefined)[]) => parts.filter((schema) => schema !== undefined);
  const schemas = await convertSchemas(
    given([events?.schema, ...calls.flatMap(({ endpoint: { body, form, result } }) => [body, form, result])]),
    given(calls.map(({ endpoint }) => endpoint.query)),
  );
  const writer = new Writer(schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { operationId, endpoint, tag } of calls) {
    paths[endpoint.path] ??= {};
    Object.assign(paths[endpoint.path] as object, {
      [endpoint.method.toLowerCase()]: { operationId, tags: [tag], ...writer.operation(endpoint) },
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: product.version,
      description,
      ...(email && { contact: { email } }),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: base, description: 'The installation that this document is from.' }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    ...(events && {
      webhooks: Object.fromEntries(events.kinds.map((kind) => [kind, { post: writer.event(kind, events) }])),
    }),
    components: {
      securitySchemes: {
        ...Object.fromEntries([...writer.schemes].sort().map((name) => [name, schemes[name]])),
        ...(events && { signature }),
      },
      schemas: { ...schemas.components, Error: errorSchema },
      examples: Object.fromEntries([...writer.codes].sort().map((code) => [code, errorExample(code)])),
    },
  };
}

class Writer {
  readonly schemes = new Set<keyof typeof schemes>();
  readonly codes = new Set<ErrorCode>();
  readonly #schemas: Awaited<ReturnType<typeof convertSchemas>>;

  constructor(schemas: Awaited<ReturnType<typeof convertSchemas>>) {
    this.#schemas = schemas;
  }

  operation(endpoint: Described) {
    const { security, codes, words } = gateFacts(endpoint);
    for (const name of security.flatMap(Object.keys)) this.schemes.add(name as keyof typeof schemes);
    return {
      summary: endpoint.summary.replace(/\.$/, ''),
      description: `${endpoint.summary}\n\n${words}`,
      security,
      parameters: [...this.#path(endpoint), ...this.#query(endpoint), ...idempotencyKey(endpoint)],
      ...this.#body(endpoint),
      responses: { 200: this.#success(endpoint), ...this.#refusals(endpoint, codes) },
    };
  }

  /** A request of ours to another system. */
  event(kind: string, { schema, tag }: NonNullable<Api['events']>) {
    const example = { ...(exampleOf(schema) as object), type: kind };
    return {
      operationId: kind.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
      tags: [tag],
      summary: `\`${kind}\`, to every webhook that wants it`,
      description: 'The same object as in the feed. Sent again for three days until it is answered with 2xx.',
      security: [{ signature: [] }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: this.#schemas.schemaOf(schema), example } },
      },
      responses: {
        204: { description: 'Taken.' },
        410: { description: 'Not wanted any more: the webhook is switched off.' },
      },
    };
  }

  #path({ path }: AnyEndpoint) {
    return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      example: exampleOf(z.string(), name),
    }));
  }

  #query({ query }: AnyEndpoint) {
    if (!query) return [];
    const { properties = {}, required = [] } = resolve(this.#schemas.schemaOf(query), this.#schemas.components);
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }));
  }

  #body({ body, form }: AnyEndpoint) {
    const given = body ?? form;
    if (!given) return {};
    const schema = this.#schemas.schemaOf(given);
    const content = form
      ? { 'multipart/form-data': { schema: withFiles(schema) } }
      : { 'application/json': { schema, example: exampleOf(given) } };
    return { requestBody: { required: true, content } };
  }

  #success(endpoint: Described) {
    if ('file' in endpoint) return { description: 'The file.', content: { '*/*': {} } };
    if ('stream' in endpoint) return { description: 'The events.', content: { 'text/event-stream': {} } };
    const data = this.#schemas.schemaOf(endpoint.result);
    const schema = { type: 'object', required: ['data'], properties: { data } };
    return {
      description: 'Done.',
      content: { 'application/json': { schema, example: { data: exampleOf(endpoint.result) } } },
    };
  }

  #refusals(endpoint: Described, gate: ErrorCode[]) {
    const input: ErrorCode[] = endpoint.body || endpoint.query ? ['unprocessable_error'] : [];
    const codes = new Set([...endpoint.refusals, ...gate, ...input, ...always]);
    for (const code of codes) this.codes.add(code);
    const byStatus = Map.groupBy(codes, (code) => errors[code].status);
    return Object.fromEntries(
      [...byStatus].map(([status, some]) => [
        status,
        {
          description: some.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Error' },
              examples: Object.fromEntries(some.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
            },
          },
        },
      ]),
    );
  }
}

function withFiles(schema: JsonSchema): JsonSchema {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = Object.entries(schema.properties ?? {});
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, part]) => [name, ['file', 'image'].includes(name) ? file : part]),
    ),
  };
}

function idempotencyKey({ method }: AnyEndpoint) {
  if (method === 'GET') return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'Sent again within 24 hours: the same response.',
      schema: { type: 'string' },
    },
  ];
}

function errorExample(code: ErrorCode) {
  const { status, message } = errors[code];
  return { summary: STATUS_CODES[status], value: { error: { code, message, errors: [] } } };
}

const text = { type: 'string' };
const errorSchema: Components[string] = {
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
