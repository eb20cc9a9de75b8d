import { EarningUpdate } from '@volante/contract/earnings/calls.ts';
import * as z from 'zod/mini';

const UUID = '0197a3d2-5c1e-7b44-9f3a-2c6b1d0e8f75';
const INSTANT = '2026-09-14T16:00:00.000Z';
const DAY = '2026-09-14';

/** Values by the names of fields; an example has the first that fits the name and the schema. */
const byName: [name: RegExp, value: unknown][] = [
  [/^slotId$/, '20260914T1600Z'],
  [/^nationalId$/, 'LOHM850412MDFPRR04'],
  [/^taxId$/, 'LOHM850412AB1'],
  [/(^|[a-z])Ids?$|^(id|assignee|n)$/, UUID],
  [/email/i, 'maria.lopez@example.com'],
  [/phone/i, '+525512345678'],
  [/^(url|.*(Url|Link))$/, 'https://apply.example.com/0197a3d2'],
  [/^firstName$/, 'María'],
  [/^lastName$/, 'López Hernández'],
  [/^fileName$/, 'identity-card.jpg'],
  [/name$/i, 'María López Hernández'],
  [/zone$/i, 'America/Mexico_City'],
  [/^(week|earningWeek)$/, '2026-09-07'],
  [/^month$/, '2026-08'],
  [/([a-z]At|^at|Since|[tT]ime|Until)$/, INSTANT],
  [/([dD]ate|[dD]ay|On|From|To|^from|^to)$/, DAY],
  [/^starts$/, '09:00'],
  [/^ends$/, '18:00'],
  [/^(holidays|place)$/, 'MX'],
  [/^reference$/, '1234-5678'],
  [/^ip/, '203.0.113.7'],
  [/^networks$/, '203.0.113.0/24'],
  [/^birthdate$/, '1985-04-12'],
  [/^mimeType$/, 'image/jpeg'],
  [/^externalReference$/, 'CRM-1042'],
  [/^street$/, 'Avenida Álvaro Obregón'],
  [/^streetNumber$/, '151'],
  [/^department$/, '4B'],
  [/^neighborhood$/, 'Roma Norte'],
  [/^postalCode$/, '06700'],
  [/^(city|state)$/, 'Ciudad de México'],
  [/^latitude$/, 19.4326],
  [/^longitude$/, -99.1332],
  [/earning|amount|total|mean|median/i, 4250],
  [/^(code|token)$/, '493018'],
];

/** For fields whose name says nothing, or whose schema wants something else. */
const others = [
  ...['Text', 1, true, UUID, DAY, INSTANT, 'maria.lopez@example.com', '+525512345678', 'America/Mexico_City', '06700'],
  ...['2026-08', '09:30', 'LOHM850412MDFPRR04', 'LOHM850412AB1', '123-45-6789', 'Texas', '1', '203.0.113.7', '493018'],
];

/** Examples of schemas that demand something of several fields together. */
const whole = new Map<z.ZodMiniType, unknown>([[EarningUpdate, { earning: 4250.5, reason: 'correction' }]]);

/** An example of a schema with every field, the optional ones included; the name is that of the field with this schema. */
export function exampleOf(schema: z.ZodMiniType, name = ''): unknown {
  if (whole.has(schema)) return whole.get(schema);
  const def = schema._zod.def as unknown as Definition;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return exampleOf(def.innerType!, name);
    case 'array':
      return listOf(exampleOf(def.element!, name), schema);
    case 'object':
      return Object.fromEntries(Object.entries(def.shape!).map(([key, part]) => [key, exampleOf(part, key)]));
    case 'record': {
      const keys = Object.values(def.keyType?._zod.def.entries ?? {});
      return Object.fromEntries(keys.map((key) => [key, exampleOf(def.valueType!, key)]));
    }
    case 'union':
      return exampleOf(def.options![0]!, name);
    case 'unknown':
      return {};
    case 'null':
      return null;
    case 'enum':
    case 'literal':
      return Object.values(def.entries ?? def.values!)[0];
    default: {
      const named = byName.filter(([known]) => known.test(name)).map(([, value]) => value);
      return [...named, ...others].find((value) => z.safeParse(schema, value).success);
    }
  }
}

/** As few of one item as the schema takes, of those that demand a few. */
function listOf(item: unknown, schema: z.ZodMiniType): unknown[] {
  const lists = [1, 2, 3, 4].map((length) => Array.from({ length }, () => item));
  return lists.find((list) => z.safeParse(schema, list).success) ?? [item];
}

interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  keyType?: { _zod: { def: { entries?: Record<string, string> } } };
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
}
