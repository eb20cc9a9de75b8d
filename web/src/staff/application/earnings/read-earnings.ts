import { addDays } from '@volante/contract/fields/dates.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import { formatDateRange } from '../../../lib/format.ts';
import type { Language } from '../../../lib/language.ts';
import { keepWritten, queryOptions } from '../../../lib/queries.ts';
import { call } from '../../session/call.ts';
import { readApplicationAgain } from '../application.ts';

export type PlatformEarnings = StaffEarnings['platforms'][number];
export type WeekRow = PlatformEarnings['rows'][number];

export const earningsOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['earnings', applicationId],
    queryFn: ({ signal }) => call('GET /applications/{applicationId}/earnings', { params: { applicationId }, signal }),
  });

/** Stores a write's response. */
export function keepEarnings(applicationId: string, next: StaffEarnings): void {
  keepWritten(earningsOf(applicationId).queryKey, next);
  readApplicationAgain(applicationId);
}

export function weekOf(earnings: StaffEarnings, platform: string, week: string): WeekRow | undefined {
  return earnings.platforms.find((item) => item.platform === platform)?.rows.find((row) => row.week === week);
}

/** `9–15 nov`, of the Monday of a week. */
export function weekName(monday: string, language: Language): string {
  return formatDateRange(monday, addDays(monday, 6), language);
}
