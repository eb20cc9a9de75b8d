import { queryClient } from '../../lib/queries.ts';
import { guarantorQuery } from './guarantor-query.ts';

/**
 * Reads what a guarantor's link shows, for its screen; returns the language in which they were asked. Null if that fails, which the
 * screen itself says.
 */
export async function enterGuarantor(id: string): Promise<'es-MX' | 'en' | null> {
  const reading = queryClient().fetchQuery(guarantorQuery(id));
  return reading.then(
    ({ language }) => language,
    () => null,
  );
}
