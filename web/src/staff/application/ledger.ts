import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { Ledger } from '@volante/contract/staff/ledger/ledger.ts';
import { useEffect } from 'react';
import { queryOptions, useQuery } from '../../lib/queries.ts';
import { call } from '../session/call.ts';

export type Fact = Ledger['facts'][number];

const ledgerOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['ledger', applicationId],
    queryFn: ({ signal }) => call('GET /applications/{applicationId}/ledger', { params: { applicationId }, signal }),
  });

/** What the form, the papers and the platforms say; read anew whenever the application has changed. */
export function useLedger({ applicationId, revision }: Pick<ReviewerCase, 'applicationId' | 'revision'>) {
  const query = useQuery(ledgerOf(applicationId));
  const { data, refetch } = query;
  const isOld = data !== undefined && revision > data.revision;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return query;
}

/** What one paper says, the facts that differ first. */
export function factsOfPaper({ facts }: Ledger, type: string): Fact[] {
  return facts.flatMap(({ values, ...fact }) => {
    const own = values.filter(({ source }) => source === type);
    return own.length === 0 ? [] : [{ ...fact, values: own }];
  });
}
