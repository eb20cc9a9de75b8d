import type * as z from 'zod/mini';

export type Schema<Input, Output> = z.ZodMiniType<Output, Input>;

/** A schema that may have to be loaded first. */
export interface LateRules<Input, Output> {
  /** Null before it is loaded. */
  now(): Schema<Input, Output> | null;
  /** Resolves once it is loaded; after a failure the next call tries again. */
  fetch(): Promise<void>;
}

export function lateRules<Input, Output>(
  schema: Schema<Input, Output> | (() => Promise<Schema<Input, Output>>),
): LateRules<Input, Output> {
  let known = typeof schema === 'function' ? null : schema;
  return {
    now: () => known,
    async fetch() {
      if (typeof schema === 'function') known ??= await schema();
    },
  };
}
