import { queryClient } from '../../lib/queries.ts';

/** Drops everything that screens have read besides the application; what is on the screen is read anew. */
export function forgetRead(): Promise<void> {
  return queryClient().resetQueries();
}
