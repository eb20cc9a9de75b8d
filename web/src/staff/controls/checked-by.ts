import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Checks a form by a schema of the contract; an error's message is the code of the refusal. */
export function checkedBy<Schema extends z.ZodMiniType<FieldValues, FieldValues>>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return standardSchemaResolver(schema) as never;
}

/** The same with a schema whose code may load later than the form. If it can't be fetched, only the server checks. */
export function checkedLater<Schema extends z.ZodMiniType<FieldValues, FieldValues>>(
  load: () => Promise<Schema>,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return async (values, context, options) => {
    const schema = await load().catch(() => null);
    if (!schema) return { values: values as unknown as z.output<Schema>, errors: {} };
    return checkedBy(schema)(values, context, options);
  };
}
