import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { day, instant } from '@volante/contract/application.ts';
import * as z from 'zod/mini';
import { type Comments, readComments } from './comments.ts';

/** The parts of a JSON Schema that documents, examples and comparisons look at. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  [keyword: string]: unknown;
}

export type Components = Record<string, JsonSchema>;

const COMPONENTS = '#/components/schemas/';
const contract = path.dirname(fileURLToPath(import.meta.resolve('@volante/contract/package.json')));

interface Named {
  /** `folder/Name`. */
  id: string;
  schema: z.ZodMiniType;
  comments: Comments | undefined;
}

/**
 * The schemas that the contract exports under a capitalized name: they have that name in documents, and are described by their
 * comments, so no list of them has to be kept.
 */
async function readNamed(): Promise<Named[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|[/\\])(testing|node_modules)[/\\]/.test(file))
    .sort();
  const found = new Map<unknown, Named>();
  for (const file of files) {
    const place = path.join(contract, file);
    const exported: Record<string, unknown> = await import(pathToFileURL(place).href);
    const schemas = Object.entries(exported).filter(([name, value]) => /^[A-Z]/.test(name) && isSchema(value));
    if (schemas.length === 0) continue;
    const comments = readComments(readFileSync(place, 'utf8'));
    for (const [name, schema] of schemas as [string, z.ZodMiniType][])
      if (!found.has(schema))
        found.set(schema, { id: `${path.dirname(file)}/${name}`, schema, comments: comments.get(name) });
  }
  return [...found.values()];
}

const isSchema = (value: unknown) => value instanceof Object && '_zod' in value;

function describe(schema: JsonSchema, comments: Comments, all: readonly Named[]): void {
  if (comments.own) schema.description = comments.own;
  for (const [name, description] of fieldComments(comments, all)) {
    const field = schema.properties?.[name];
    if (field) schema.properties![name] = { ...field, description };
  }
}

/**
 * JSON Schemas of a document's calls. Inputs and outputs have the same schema: the contract transforms nothing (a test checks it),
 * and a caller must not rely on the absence of a property.
 */
export async function convertSchemas(used: readonly z.ZodMiniType[], queries: readonly z.ZodMiniType[]) {
  const registry = z.registry<{ id: string; format?: string; description?: string }>();
  const named = await readNamed();
  for (const { id, schema } of named) registry.add(schema, { id });
  registry.add(instant, { id: '/Instant', format: 'date-time', description: 'In UTC, ISO 8601.' });
  registry.add(day, { id: '/Day', format: 'date', description: 'A calendar day, `yyyy-mm-dd`.' });
  const ids = new Map<z.ZodMiniType, string>();
  for (const schema of [...used, ...queries]) {
    const id = registry.get(schema)?.id ?? `${UNNAMED}${ids.size}`;
    if (id.startsWith(UNNAMED)) registry.add(schema, { id });
    ids.set(schema, id);
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => COMPONENTS + id,
    override: ({ jsonSchema }) => nameKeys(jsonSchema as JsonSchema),
  });
  for (const schema of Object.values(schemas)) {
    delete schema.$schema;
    delete schema.$id;
    delete schema.id;
  }
  const all = schemas as Components;
  for (const { id, comments } of named) if (comments) describe(all[id] as JsonSchema, comments, named);
  // The fields of a query are parameters of their own.
  for (const schema of queries) {
    const id = `${UNNAMED}query-${ids.get(schema)}`;
    all[id] = all[ids.get(schema)!]!;
    ids.set(schema, id);
  }
  const names = nameReached(all, [...ids.values()]);
  const withNames = (schema: JsonSchema) =>
    mapRefs(schema, (id) => {
      const name = names.get(id);
      if (!name) throw new Error(`${id} has no name`);
      return COMPONENTS + name;
    });
  return {
    /** The schema itself, or a reference if it has a name. */
    schemaOf(schema: z.ZodMiniType): JsonSchema {
      const id = ids.get(schema);
      if (id === undefined) throw new Error('The schema was not converted');
      const name = names.get(id);
      return name ? { $ref: COMPONENTS + name } : withNames(all[id] as JsonSchema);
    },
    components: Object.fromEntries(
      [...names]
        .map(([id, name]) => [name, withNames(all[id] as JsonSchema)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ) as Components,
  };
}

function fieldComments({ fields, bases }: Comments, all: readonly Named[]): [name: string, comment: string][] {
  const inherited = bases.flatMap((base) => {
    const named = all.find(({ id, comments }) => comments && path.posix.basename(id) === base);
    return named?.comments ? fieldComments(named.comments, all) : [];
  });
  return [...inherited, ...fields];
}

/** A record with known keys is an object with these properties. */
function nameKeys(schema: JsonSchema): void {
  const keys = schema.propertyNames?.enum as string[] | undefined;
  const value = schema.additionalProperties;
  if (!keys || typeof value !== 'object') return;
  schema.properties = Object.fromEntries(keys.map((key) => [key, value]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}

const UNNAMED = '/unnamed-';

/** Ids of the named schemas that the used ones refer to, with their short names; those of two folders get the folder's, too. */
function nameReached(all: Components, used: readonly string[]): Map<string, string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const inner of refsOf(all[id] as JsonSchema)) visit(inner);
  };
  for (const id of used) visit(id);
  const named = [...reached].filter((id) => !id.startsWith(UNNAMED));
  const byName = Map.groupBy(named, (id) => path.posix.basename(id));
  return new Map(
    named.map((id) => {
      const name = path.posix.basename(id);
      return [id, byName.get(name)!.length > 1 ? pascal(path.posix.basename(path.posix.dirname(id))) + name : name];
    }),
  );
}

const pascal = (folder: string) => folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function refsOf(schema: JsonSchema): string[] {
  const refs: string[] = [];
  mapRefs(schema, (id) => {
    refs.push(id);
    return id;
  });
  return refs;
}

/** A copy with other references. */
function mapRefs<Value>(value: Value, rename: (id: string) => string): Value {
  if (Array.isArray(value)) return value.map((item) => mapRefs(item, rename)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) =>
    key === '$ref' && typeof item === 'string' && item.startsWith(COMPONENTS)
      ? [key, rename(item.slice(COMPONENTS.length))]
      : [key, mapRefs(item, rename)],
  );
  return Object.fromEntries(entries);
}

/** What a reference refers to; other schemas as they are. */
export function resolve(schema: JsonSchema, components: Components): JsonSchema {
  return schema.$ref ? (components[schema.$ref.slice(COMPONENTS.length)] as JsonSchema) : schema;
}
