import type { ErrorDetail } from '@volante/contract/errors.ts';
import { type FieldCode, isFieldCode } from '@volante/contract/fields/field-codes.ts';
import * as z from 'zod/mini';
import { brokenRule, brokenRules } from '../problem.ts';

/** Validates a value; throws a 422 with every invalid value by dotted path. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (!result.success) throw brokenRules(...result.error.issues.flatMap((issue) => rulesOf(issue, value)));
  const unstorable = findUnstorable(result.data);
  if (unstorable) throw brokenRules(brokenRule(unstorable, 'invalid_value'));
  return result.data;
}

function rulesOf(issue: z.core.$ZodIssue, root: unknown): ErrorDetail[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [brokenRule(path.join('.'), codeOf(issue, root))];
  return issue.keys.slice(0, 20).map((key) => brokenRule([...path, key.slice(0, 60)].join('.'), 'unknown_field'));
}

// A schema uses the error code as its message. Without one, the value is missing, or has the wrong type or format.
function codeOf(issue: z.core.$ZodIssue, root: unknown): FieldCode {
  if (isFieldCode(issue.message) && issue.message !== 'invalid_value') return issue.message;
  return isMissing(issue.path, root) ? 'field_required' : 'invalid_value';
}

function isMissing(path: readonly PropertyKey[], root: unknown): boolean {
  let value: unknown = root;
  for (const name of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[name];
  return path.length > 0 && value === undefined;
}

interface ValuePath {
  value: unknown;
  /** The names on the way to this value, the last one first. */
  name: string;
  inside: ValuePath | null;
}

// PostgreSQL can't store U+0000 or half a surrogate pair. It uses a stack instead of recursion, since a body may consist of
// brackets.
function findUnstorable(root: unknown): string | null {
  const left: ValuePath[] = [{ value: root, name: '', inside: null }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { value } = place;
    if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) return pathOf(place);
    if (value === null || typeof value !== 'object') continue;
    for (const [name, inner] of Object.entries(value)) left.push({ value: inner, name, inside: place });
  }
  return null;
}

function pathOf(place: ValuePath): string {
  const names: string[] = [];
  for (let at = place; at.inside; at = at.inside) names.push(at.name);
  return names.reverse().join('.');
}
