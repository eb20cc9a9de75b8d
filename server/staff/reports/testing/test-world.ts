// Small worlds for tests of figures, by the product's own moves at moments of the test's choosing.
import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { ReportName } from '@volante/contract/staff/reports/rows.ts';
import { moveStage } from '../../../applications/applications.ts';
import { staff } from '../../../applications/events.ts';
import { transaction } from '../../../core/database/transaction.ts';
import { type Opened, walkTo } from '../../../testing/application.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { followClock } from '../../queue/refresh-rows.ts';
import { hire } from '../../testing/test-staff.ts';
import { keepFigures } from '../keep-reports.ts';

const HOUR = 3600_000;

/** A server's applications, and what its reports say of them. */
export async function openWorld(server: TestApp) {
  const { query } = server;
  server.setNow('2026-11-20T12:00:00Z');
  const ana = await hire(server, 'reviewer', 'Ana');

  /** Makes a link at a moment; nobody opens it yet. */
  async function makeAt(at: string, country: CountryCode = 'mx'): Promise<Opened> {
    server.setNow(at);
    const opened = await server.open(country);
    await query('update applications set created_at = $2 where id = $1', [opened.applicationId, at]);
    return opened;
  }

  /** Makes a link at a moment, and opens it at once. */
  async function openAt(at: string, country: CountryCode = 'mx'): Promise<Opened> {
    const opened = await makeAt(at, country);
    await query(
      `insert into application_events (id, application_id, at, kind, by, actor) values (gen_random_uuid(), $1, $2, 'link_opened', 'applicant', 'applicant')`,
      [opened.applicationId, at],
    );
    return opened;
  }

  function pass(hours: number): void {
    server.setNow(new Date(server.deps.now().getTime() + hours * HOUR));
  }

  /** Lets it stay so many hours in its stage, and then go on to the next. */
  async function go(opened: Opened, ...stays: [hours: number, to: Stage][]): Promise<void> {
    for (const [hours, to] of stays) {
      pass(hours);
      await walkTo(server, opened, to);
    }
  }

  function reject({ applicationId }: Opened, reasons: RejectionGround[]): Promise<void> {
    const cause = { actor: staff(ana.me.account.id), reason: 'no', ...(reasons.length > 0 && { reasons }) };
    return transaction(server.deps, (trx) => moveStage(server.deps, trx, applicationId, 'rejected', cause));
  }

  return {
    ...{ query, ana, makeAt, openAt, go, reject },

    /** Approved after four days, rejected after 22 hours, and just opened. */
    async threeLives(): Promise<{ approved: Opened; rejected: Opened; fresh: Opened }> {
      // Half past eleven at night on 31 October in Mexico.
      const approved = await openAt('2026-11-01T05:30:00Z');
      await go(approved, [2, 'earnings_analysis'], [1, 'judicial_analysis'], [5, 'documents_analysis']);
      await go(approved, [16, 'risk_analysis'], [24, 'home_visit'], [48, 'approved']);
      const rejected = await openAt('2026-11-10T18:00:00Z');
      await go(rejected, [4, 'earnings_analysis'], [1, 'judicial_analysis'], [7, 'documents_analysis']);
      pass(10);
      await reject(rejected, ['earnings_too_low', 'no_answer']);
      const fresh = await openAt('2026-11-12T12:00:00Z', 'us');
      return { approved, rejected, fresh };
    },

    /** Has staff do something to an application, as its log tells it. */
    async say({ applicationId }: Opened, at: string, actor: string, kind: string, details: object): Promise<void> {
      await query(
        `insert into application_events (id, application_id, at, kind, by, actor, details) values (gen_random_uuid(), $1, $2, $3, 'staff', $4, $5)`,
        [applicationId, at, kind, actor, JSON.stringify(details)],
      );
    },

    /** What the job does. */
    async count(): Promise<void> {
      await followClock(server.deps);
      await keepFigures(server.deps);
    },

    async forget(): Promise<void> {
      await query('delete from applications');
      await query('truncate figures, figure_sources');
      await query('update figures_state set as_of = null');
    },

    ask: (path: string) => ana.call('GET', `/reports/${path}`),

    /** The rows of a report. */
    async rows(name: ReportName, more = '', from = '2026-10-01', to = '2026-12-31') {
      const answer = await ana.call('GET', `/reports/${name}?from=${from}&to=${to}${more}`);
      if (answer.status !== 200) throw new Error(answer.body);
      return answer.data.rows;
    },
  };
}
