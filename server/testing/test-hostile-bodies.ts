import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import type * as z from 'zod/mini';
import { parse } from '../core/http/parse.ts';
import { Problem } from '../core/problem.ts';
import { everything } from './test-hostile-json.ts';

/**
 * Bodies with hostile values, all unless given, in the place of the field at `path`, to be sent to a call. What is refused by the gate's own
 * parsing never reaches a handler, so of a body's parts only those values are sent that parsing takes; the body as a whole
 * (an empty path) is sent with all. Throws when parsing ends in anything but a refusal.
 */
export function hostileBodies(schema: z.ZodMiniType, path: string[], values = everything): string[] {
  const around = JSON.stringify(exampleOf(schema, { path, value: here }));
  const bodies = values.map((json) => around.replace(JSON.stringify(here), () => json));
  return path.length === 0 ? bodies : bodies.filter((body) => isTaken(schema, body));
}

function isTaken(schema: z.ZodMiniType, body: string): boolean {
  try {
    parse(schema, JSON.parse(body));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false;
    throw error;
  }
}

const here = '—here—';
