import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { Download } from '@volante/contract/own-file/calls.ts';
import { showValue } from '@volante/contract/words/own-file-values.ts';
import type { Language } from '../../lib/language.ts';
import { queryOptions } from '../../lib/queries.ts';
import { call } from '../application/call.ts';

/** The driver's own file. */
export function fileQuery(id: string) {
  return queryOptions({
    queryKey: ['own-file', id],
    queryFn: ({ signal }) => call('GET /public/admission/requests/{id}/file', { params: { id }, signal }),
  });
}

/** How often the state of a download is asked for while it is being made, in ms. */
const EVERY = 2000;

export function downloadQuery(id: string) {
  return queryOptions({
    queryKey: ['own-file-download', id],
    queryFn: ({ signal }): Promise<Download> =>
      call('GET /public/admission/requests/{id}/file/download', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY : false),
  });
}

/** A moment or a day as the file shows it. */
export function fileTime(value: string, as: 'moment' | 'day', country: CountryCode, language: Language): string {
  const { zone, currency } = countries[country];
  return showValue(value, { es: '', en: '', as }, { language, zone, currency });
}
