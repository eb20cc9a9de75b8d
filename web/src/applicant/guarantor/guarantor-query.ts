import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { keepWritten, queryOptions } from '../../lib/queries.ts';
import { call } from '../application/call.ts';

/** What the guarantor's own link shows. */
export const guarantorQuery = (id: string) =>
  queryOptions({
    queryKey: ['guarantor', id] as const,
    queryFn: () => call('GET /public/guarantors/{id}', { params: { id } }),
  });

/** Stores the result of a write. */
export function keepGuarantor(view: GuarantorView): void {
  keepWritten(guarantorQuery(view.id).queryKey, view);
}
