import { queryOptions } from '../../lib/queries.ts';
import { call } from './call.ts';

/** A file of the application on the server. Its address is valid for 15 minutes. */
export function storedFile(id: string, mediaId: string) {
  return queryOptions({
    queryKey: ['media', id, mediaId],
    queryFn: () => call('GET /public/admission/requests/{id}/media/{mediaId}', { params: { id, mediaId } }),
    staleTime: 10 * 60_000,
  });
}
