import type { Report } from '@volante/contract/staff/visit.ts';
import { keepWritten, queryClient } from '../../../lib/queries.ts';
import { caseOf, readAround } from '../../application/application.ts';

/** Shows a write's response, and refetches the data that depends on it: the revision, the moves, the history. */
export function keepReport(applicationId: string, report: Report): Promise<void> {
  const { queryKey } = caseOf(applicationId);
  keepWritten(queryKey, (before) => {
    if (!before) return before;
    const { visit } = before;
    return {
      ...before,
      visit: visit?.id === report.visitId ? { ...visit, report } : visit,
      reports: before.reports.map((one) => (one.visitId === report.visitId ? report : one)),
    };
  });
  readAround(applicationId);
  return queryClient().invalidateQueries({ queryKey });
}
