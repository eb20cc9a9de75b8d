// Finds every field of a call's schema, so that tests of all fields don't need a list of them.
import * as z from 'zod/mini';

/** `free`: the schema takes anything. `mixed`: a text or an object. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'object' | 'mixed' | 'free';

export interface Field {
  /** Its path in refusals, with 0 for entries of a list. Empty for the body itself. */
  path: string[];
  kind: FieldKind;
  schema: z.ZodMiniType;
}

/** Every field of a schema, the outermost first. Throws on a kind of schema it does not know. */
export function fieldsOf(schema: z.ZodMiniType, path: string[] = []): Field[] {
  const def = definition(schema);
  const field = (kind: FieldKind): Field => ({ path, kind, schema });
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return fieldsOf(def.innerType as z.ZodMiniType, path);
    case 'string':
      return [field('text')];
    case 'number':
    case 'boolean':
      return [field(def.type)];
    case 'enum':
    case 'literal':
      return [field('choice')];
    case 'array':
      return [field('list'), ...fieldsOf(def.element as z.ZodMiniType, [...path, '0'])];
    case 'object':
      return [field('object'), ...partsOf(schema).flatMap(([name, part]) => fieldsOf(part, [...path, name]))];
    case 'union': {
      const inner = (def.options as z.ZodMiniType[]).flatMap((option) => fieldsOf(option, path));
      const deeper = inner.filter((field) => field.path.length > path.length);
      return [field(deeper.length > 0 ? 'mixed' : 'text'), ...deeper];
    }
    case 'unknown':
    case 'record':
      return [field('free')];
    default:
      throw new Error(`${path.join('.')} is a ${def.type}, which this walk does not know yet`);
  }
}

/** A value the schema accepts, with every field filled; `put` replaces one field. */
export function exampleOf(schema: z.ZodMiniType, put?: { path: string[]; value: unknown }): unknown {
  if (put?.path.length === 0) return put.value;
  const def = definition(schema);
  const [step, ...rest] = put?.path ?? [];
  const inner = (name: string) => (put && name === step ? { path: rest, value: put.value } : undefined);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return exampleOf(def.innerType as z.ZodMiniType, put);
    case 'array':
      return [exampleOf(def.element as z.ZodMiniType, inner('0'))];
    case 'object':
      return Object.fromEntries(partsOf(schema).map(([name, part]) => [name, exampleOf(part, inner(name))]));
    case 'record':
      return {};
    case 'union': {
      const options = def.options as z.ZodMiniType[];
      return exampleOf((put && options.find((option) => definition(option).type === 'object')) ?? options[0]!, put);
    }
    default:
      return examples.find((example) => z.safeParse(schema, example).success) ?? firstOf(def);
  }
}

const examples = [
  ...['Ana María', '5512345678', 'ana@example.com', '2000-01-31', '2026-01', '09:30', '06700', 'America/Mexico_City'],
  ...['GALA000131HDFRRN09', 'GALA000131AB1', '123-45-6789', 'Texas', '10.0.0.0/8', '2026-01-31T12:00:00Z', 1, true],
];

interface Definition {
  type: string;
  [part: string]: unknown;
}

function definition(schema: z.ZodMiniType): Definition {
  return schema._zod.def as unknown as Definition;
}

function partsOf(schema: z.ZodMiniType): [string, z.ZodMiniType][] {
  return Object.entries(definition(schema).shape as Record<string, z.ZodMiniType>);
}

function firstOf({ entries, values }: Definition): unknown {
  return Object.values((entries ?? values ?? []) as Record<string, unknown>)[0];
}
