import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { countryCodes } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { isDate } from '../../fields/dates.ts';
import {
  AdvisorRow,
  AnswerRow,
  ClosedRow,
  DropOffRow,
  DurationRow,
  FunnelRow,
  LateAnswerRow,
  MessageRow,
  OverdueRow,
  RejectionRow,
  ReviewerRow,
} from './rows.ts';

/** Maximum number of days in a report. */
export const MAX_REPORT_DAYS = 400;

const day = z.string({ error: 'field_required' }).check(z.refine(isDate));
/** Days in the country's time zone, both inclusive. */
export const ReportQuery = z.object({ from: day, to: day, country: z.optional(z.enum(countryCodes)) });
export type ReportQuery = z.infer<typeof ReportQuery>;

export const figureEndpoints = {
  readFigures: staffEndpoint({
    method: 'GET',
    path: '/reports/{name}',
    summary:
      'Figures of a period: `funnel`, `durations`, `answers`, `late-answers`, `overdue`, `drop-off`, `rejections`, `closed`, `advisors`, `reviewers` or `messages`.',
    needs: 'oversee',
    scope: 'reports:read',
    query: ReportQuery,
    result: z.object({
      rows: z.array(
        z.union([
          FunnelRow,
          DurationRow,
          AnswerRow,
          LateAnswerRow,
          OverdueRow,
          DropOffRow,
          RejectionRow,
          ClosedRow,
          AdvisorRow,
          ReviewerRow,
          MessageRow,
        ]),
      ),
      /** The figures are complete up to this moment; null before the first count. For `overdue` it is the moment of the answer. */
      asOf: z.nullable(instant),
    }),
    refusals: ['not_found_error'],
  }),
  downloadFigures: staffEndpoint({
    method: 'GET',
    path: '/reports/{name}.csv',
    summary: 'The same as CSV.',
    needs: 'oversee',
    scope: 'reports:read',
    file: true,
    query: ReportQuery,
    result: z.unknown(),
    refusals: ['not_found_error'],
  }),
};
