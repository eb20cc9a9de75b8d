import { countries } from '@volante/contract/countries/index.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { KeptPicture, ReadingFall } from '@volante/contract/staff/administration/reading.ts';
import { addressOf } from '../../../lib/call/call.ts';
import { formatDateRange, formatMoney } from '../../../lib/format.ts';
import type { Language } from '../../../lib/language.ts';
import { queryOptions } from '../../../lib/queries.ts';
import { call } from '../../session/call.ts';

/** How well screenshots are read; for admins. */
export const readingQuery = queryOptions({
  queryKey: ['reading'],
  queryFn: ({ signal }) => call('GET /reading', { signal }),
});

export function fallQuery(fallId: string) {
  return queryOptions({
    queryKey: ['reading', 'fall', fallId],
    queryFn: ({ signal }) => call('GET /reading/falls/{fallId}', { params: { fallId }, signal }),
  });
}

/** Kept pictures that wait for a verdict. */
export function keptQuery(platform: Platform | undefined) {
  return queryOptions({
    queryKey: ['reading', 'pictures', platform ?? 'all'],
    queryFn: ({ signal }) => call('GET /reading/pictures', { query: { platform }, signal }),
    // Somebody else may judge them, too, and a driver may withdraw their consent.
    staleTime: 0,
  });
}

export function imageAddress({ pictureId }: KeptPicture): string {
  return addressOf('/staff/reading/pictures/{pictureId}/image', { pictureId });
}

/** The page of a fall. */
export function fallPath({ id }: ReadingFall): string {
  return `/admin/reading/falls/${id}`;
}

/** The queue of pictures without a verdict. */
export const QUEUE = '/admin/reading/pictures';

/** `9–15 nov · $4,100`; a dash for what is missing. */
export function showWeek(
  { week, amount }: KeptPicture['read'],
  country: KeptPicture['country'],
  language: Language,
): string {
  const dates = week === null ? '–' : weekName(week, language);
  return `${dates} · ${amount === null ? '–' : formatMoney(amount, countries[country].currency, language)}`;
}

/** `9–15 nov`, of the Monday of a week. */
export function weekName(monday: string, language: Language): string {
  return formatDateRange(monday, addDays(monday, 6), language);
}
