import type { Components, JsonSchema } from '../../server/core/http/openapi/schemas.ts';
import { resolve } from '../../server/core/http/openapi/schemas.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema?: JsonSchema }>;

interface Operation {
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

/** What is compared of an OpenAPI document. */
export interface Compared {
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components: { schemas: Components };
}

/**
 * What a client that was written for the document `before` can trip over in `now`: a line per change with its place, none if they
 * are compatible. Additions that a client doesn't have to know are compatible: calls, optional fields of requests, fields of
 * answers, further words of an answer's enum, further codes of errors.
 */
export function breakingChanges(before: Compared, now: Compared): string[] {
  const found: string[] = [];
  const schemas = { before: before.components.schemas, now: now.components.schemas };
  const compare = new SchemaComparison(schemas, found);
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, old] of Object.entries(methods)) {
      const place = `${method.toUpperCase()} ${path}`;
      const current = now.paths[path]?.[method];
      if (current) compareCalls(place, old, current, compare);
      else found.push(`${place}: removed`);
    }
  }
  for (const [event, { post }] of Object.entries(before.webhooks ?? {})) {
    const body = (operation?: Operation) => operation?.requestBody?.content['application/json']?.schema;
    const [old, current] = [body(post), body(now.webhooks?.[event]?.post)];
    if (!current) found.push(`event ${event}: removed`);
    // Events are read by clients, as answers are.
    else if (old) compare.schema(`event ${event}`, 'answer', old, current);
  }
  return found;
}

function compareCalls(place: string, old: Operation, current: Operation, compare: SchemaComparison): void {
  const { found } = compare;
  const keys = (alternative: Record<string, string[]>) =>
    Object.entries(alternative).flatMap(([scheme, scopes]) => [scheme, ...scopes.map((scope) => `${scheme} ${scope}`)]);
  const suffices = (held: string[]) =>
    (current.security ?? [{}]).some((wanted) => keys(wanted).every((key) => held.includes(key)));
  for (const alternative of old.security ?? [{}])
    if (!suffices(keys(alternative)))
      found.push(`${place}: ${keys(alternative).join(' + ') || 'no proof'} is not enough any more`);

  const named = ({ parameters = [] }: Operation) =>
    new Map(parameters.map((item) => [`${item.in} ${item.name}`, item]));
  const [oldOnes, currentOnes] = [named(old), named(current)];
  for (const [name, item] of oldOnes) {
    const same = currentOnes.get(name);
    if (!same) found.push(`${place}, ${name}: removed`);
    else compare.schema(`${place}, ${name}`, 'request', item.schema, same.schema);
  }
  for (const [name, { required }] of currentOnes)
    if (required && !oldOnes.get(name)?.required) found.push(`${place}, ${name}: required now`);

  if (current.requestBody?.required && !old.requestBody?.required) found.push(`${place}: a body is required now`);
  compareContent(`${place}, body`, 'request', old.requestBody?.content, current.requestBody?.content, compare);
  for (const [status, { content }] of Object.entries(old.responses).filter(([status]) => status.startsWith('2'))) {
    if (!current.responses[status]) found.push(`${place}: no ${status} any more`);
    else compareContent(`${place}, answer`, 'answer', content, current.responses[status].content, compare);
  }
}

function compareContent(
  place: string,
  side: Side,
  old: Content = {},
  current: Content = {},
  compare: SchemaComparison,
) {
  for (const [type, { schema }] of Object.entries(old)) {
    const same = current[type];
    if (!same) compare.found.push(`${place}: not as ${type} any more`);
    else if (schema) compare.schema(place, side, schema, same.schema ?? {});
  }
}

type Side = 'request' | 'answer';

/** Limits by what narrows them. */
const lowers = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const uppers = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

class SchemaComparison {
  readonly found: string[];
  readonly #schemas: { before: Components; now: Components };
  /** Pairs being compared, since schemas may refer to themselves. */
  readonly #open = new Set<string>();

  constructor(schemas: { before: Components; now: Components }, found: string[]) {
    this.#schemas = schemas;
    this.found = found;
  }

  schema(place: string, side: Side, before: JsonSchema, now: JsonSchema): void {
    const pair = `${side} ${before.$ref} ${now.$ref}`;
    if (before.$ref && this.#open.has(pair)) return;
    this.#open.add(pair);
    const [old, current] = [resolve(before, this.#schemas.before), resolve(now, this.#schemas.now)];
    this.#types(place, side, old, current);
    this.#words(place, side, old, current);
    if (side === 'request') this.#limits(place, old, current);
    this.#properties(place, side, old, current);
    if (old.items && current.items) this.schema(`${place}[]`, side, old.items, current.items);
    if (typeof old.additionalProperties === 'object' && typeof current.additionalProperties === 'object')
      this.schema(`${place}.*`, side, old.additionalProperties, current.additionalProperties);
    this.#open.delete(pair);
  }

  /** Alternatives are compared by their kind: an object with the object at the same place, null with null. */
  #types(place: string, side: Side, old: JsonSchema, current: JsonSchema): void {
    const [was, is] = [this.#alternatives(old, 'before'), this.#alternatives(current, 'now')];
    const [types, nowTypes] = [new Set(was.map(typeOf)), new Set(is.map(typeOf))];
    const anything = side === 'request' && nowTypes.has('any');
    for (const type of types) if (!nowTypes.has(type) && !anything) this.found.push(`${place}: no ${type} any more`);
    for (const type of side === 'answer' ? nowTypes : [])
      if (!types.has(type) && !types.has('any')) this.found.push(`${place}: ${type} is new`);
    if (!(old.anyOf ?? old.oneOf) && !(current.anyOf ?? current.oneOf)) return;
    for (const type of types) {
      const [olds, currents] = [was, is].map((list) => list.filter((item) => typeOf(item) === type));
      olds!.forEach((item, i) => {
        if (currents![i]) this.schema(place, side, item, currents![i]);
        else if (nowTypes.has(type)) this.found.push(`${place}: one ${type} fewer`);
      });
      if (side === 'answer' && currents!.length > olds!.length && olds!.length > 0 && type !== 'any')
        this.found.push(`${place}: one ${type} more`);
    }
  }

  #alternatives(schema: JsonSchema, side: 'before' | 'now'): JsonSchema[] {
    const list = schema.anyOf ?? schema.oneOf;
    if (list) return list.flatMap((item) => this.#alternatives(resolve(item, this.#schemas[side]), side));
    return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
  }

  #words(place: string, side: Side, old: JsonSchema, current: JsonSchema): void {
    const [was, is] = [wordsOf(old), wordsOf(current)];
    if (!was) {
      if (is && side === 'request') this.found.push(`${place}: limited to ${is.join(', ')}`);
      return;
    }
    if (!is) return;
    for (const word of was) if (!is.includes(word)) this.found.push(`${place}: no ${JSON.stringify(word)} any more`);
  }

  #limits(place: string, old: JsonSchema, current: JsonSchema): void {
    for (const [limits, sign] of [
      [lowers, 1],
      [uppers, -1],
    ] as const)
      for (const limit of limits) {
        const [was, is] = [old[limit], current[limit]] as (number | undefined)[];
        if (is !== undefined && (was === undefined || (is - was) * sign > 0))
          this.found.push(`${place}: ${limit} is ${is}`);
      }
    for (const keyword of ['pattern', 'format'] as const)
      if (current[keyword] && current[keyword] !== old[keyword]) this.found.push(`${place}: another ${keyword}`);
  }

  #properties(place: string, side: Side, old: JsonSchema, current: JsonSchema): void {
    const [was, is] = [old.properties ?? {}, current.properties ?? {}];
    for (const [name, schema] of Object.entries(was)) {
      if (is[name]) this.schema(`${place}.${name}`, side, schema, is[name]);
      else this.found.push(`${place}.${name}: removed`);
    }
    const [needed, needs] = [old.required ?? [], current.required ?? []];
    if (side === 'request')
      for (const name of needs) if (!needed.includes(name)) this.found.push(`${place}.${name}: required now`);
    if (side === 'answer')
      for (const name of needed)
        if (is[name] && !needs.includes(name)) this.found.push(`${place}.${name}: may be missing now`);
  }
}

function wordsOf(schema: JsonSchema): unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

/** Of a schema with one type; an enum without one has that of its words. */
function typeOf(schema: JsonSchema): string {
  if (typeof schema.type === 'string') return schema.type;
  const [word] = wordsOf(schema) ?? [];
  return word === undefined ? 'any' : word === null ? 'null' : typeof word;
}
