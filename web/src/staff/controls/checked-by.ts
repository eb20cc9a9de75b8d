import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Checks a form by a schema of the contract; an error's message is the code of the refusal. */
export function checkedBy<Schema extends z.ZodMiniType<FieldValues, FieldValues>>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return standardSchemaResolver(schema) as never;
}
