import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { MatchList } from '@volante/contract/staff/matches/matches.ts';
import { useEffect } from 'react';
import { keepWritten, queryOptions, useQuery } from '../../../lib/queries.ts';
import { readCaseAgain } from '../../application/application.ts';
import { call } from '../../session/call.ts';

const matchesOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['matches', applicationId],
    queryFn: ({ signal }) => call('GET /applications/{applicationId}/matches', { params: { applicationId }, signal }),
  });

/** The application's matches; fetched again when the number of open ones changes. */
export function useMatches({ applicationId, matches }: Pick<ReviewerCase, 'applicationId' | 'matches'>) {
  const query = useQuery(matchesOf(applicationId));
  const { data, refetch } = query;
  const isOld = data !== undefined && openOf(data).length !== matches.open;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return query;
}

export function openOf({ items }: MatchList): MatchList['items'] {
  return items.filter(({ dismissed }) => dismissed === null);
}

/** Stores a write's response. */
export function keepMatches(applicationId: string, next: MatchList): void {
  keepWritten(matchesOf(applicationId).queryKey, next);
  readCaseAgain(applicationId);
}
