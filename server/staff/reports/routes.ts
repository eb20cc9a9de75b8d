import { figureEndpoints as calls } from '@volante/contract/staff/figures/calls.ts';
import { isReportName, type ReportName } from '@volante/contract/staff/figures/rows.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { FileAnswer, serveStaff } from '../../core/http/staff/serve-staff.ts';
import { Problem } from '../../core/problem.ts';
import { writeCsv } from './csv.ts';
import { readReport } from './reports.ts';

/** Figures of a period, as JSON and as CSV. */
export function register(app: FastifyInstance, deps: Deps): void {
  const known = {
    find: async ({ params }: { params: { name: string } }) => {
      if (!isReportName(params.name)) throw new Problem('not_found_error');
    },
  };
  serveStaff(app, deps, calls.readFigures, known, ({ params, query }) =>
    readReport(deps, params.name as ReportName, query),
  );
  serveStaff(app, deps, calls.downloadFigures, known, async ({ params, query }) => {
    const name = params.name as ReportName;
    const { rows } = await readReport(deps, name, query);
    return new FileAnswer(writeCsv(name, rows), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}_${query.from}_${query.to}.csv"`,
      'cache-control': 'no-store',
    });
  });
}
