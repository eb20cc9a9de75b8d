import type { ErrorDetail } from '@volante/contract/errors.ts';
import { type FieldCode, isFieldCode } from '@volante/contract/field-codes.ts';
import * as z from 'zod/mini';
import { brokenRule, brokenRules } from './problem.ts';

/** Holds a value against its schema; throws a 422 that names every broken rule by its dotted path. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (!result.success) throw brokenRules(...result.error.issues.flatMap(rulesOf));
  const unstorable = findUnstorable(result.data, []);
  if (unstorable) throw brokenRules(brokenRule(unstorable.join('.'), 'invalid_value'));
  return result.data;
}

function rulesOf(issue: z.core.$ZodIssue): ErrorDetail[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [brokenRule(path.join('.'), codeOf(issue))];
  return issue.keys.slice(0, 20).map((key) => brokenRule([...path, key.slice(0, 60)].join('.'), 'unknown_field'));
}

// A schema writes the code as its message; what has none of its own has the wrong type or form.
function codeOf(issue: z.core.$ZodIssue): FieldCode {
  return isFieldCode(issue.message) ? issue.message : 'invalid_value';
}

// PostgreSQL can keep every character but U+0000 and half a pair.
function findUnstorable(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? path : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, key]);
    if (found) return found;
  }
  return null;
}
