import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { Ledger } from '@volante/contract/staff/ledger/ledger.ts';
import { useEffect } from 'react';
import { queryOptions, useQuery } from '../../lib/queries.ts';
import { call } from '../session/call.ts';

export type Fact = Ledger['facts'][number];

/** In ms. */
const WHILE_READING = 5000;

const ledgerOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['ledger', applicationId],
    queryFn: ({ signal }) => call('GET /applications/{applicationId}/ledger', { params: { applicationId }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.notRead.some(isBeingRead) ? WHILE_READING : false),
  });

/** The facts from form, papers and platforms; fetched again when the application changes or papers are read. */
export function useLedger({
  applicationId,
  revision,
  ledger,
}: Pick<ReviewerCase, 'applicationId' | 'revision' | 'ledger'>) {
  const query = useQuery(ledgerOf(applicationId));
  const { data, refetch } = query;
  const differ = data?.facts.filter(({ agreement }) => agreement === 'differ').length;
  // A reading doesn't increase the revision.
  const isOld =
    data !== undefined && (revision > data.revision || (revision === data.revision && differ !== ledger.differ));
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return query;
}

function isBeingRead({ because }: Ledger['notRead'][number]): boolean {
  return because.code === 'reading_waits';
}

/** A fact from one paper, with differing values from elsewhere; differing facts come first. */
export interface PaperFact extends Fact {
  others: Fact['values'];
}

export function factsOfPaper({ facts }: Ledger, type: string): PaperFact[] {
  return facts.flatMap((fact) => {
    const values = fact.values.filter(({ source }) => source === type);
    const others = fact.agreement === 'differ' ? fact.values.filter(({ source }) => source !== type) : [];
    return values.length === 0 ? [] : [{ ...fact, values, others }];
  });
}
