import { countries } from '@volante/contract/countries/index.ts';
import { isPlatform, type Platform } from '@volante/contract/earnings/platforms.ts';
import { mondayOf } from '@volante/contract/earnings/weeks.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import {
  staffEarningsEndpoints as calls,
  type StaffEarnings,
  type WeekDecision,
} from '@volante/contract/staff/earnings.ts';
import type { OpenKind } from '@volante/contract/staff/open-things/open-things.ts';
import type { FastifyInstance } from 'fastify';
import { approveSection } from '../../admission/approve-section.ts';
import { settleOpen } from '../../admission/settle-open.ts';
import { readViewOf } from '../../admission/view.ts';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import { type Actor, recordEvent } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ConfigDeps, DbDeps, Deps, StageDeps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { passRiskCheck } from '../../documents/review.ts';
import { reopenEarningsIfApproved } from '../../earnings/analysis.ts';
import { readWindow, refuseWhenApproved } from '../../earnings/application.ts';
import { keepCorrectedWeek } from '../../earnings/screenshots/learning/corrections.ts';
import { refuseOlder } from '../queue/revision-store.ts';
import { selectQueueRow } from '../queue/row-store.ts';
import * as store from './earnings-store.ts';
import { showPlatform } from './show-earnings.ts';

type EarningsDeps = DbDeps & ConfigDeps & StageDeps;
type Named = Pick<StaffApplicationFile, 'applicationId'>;

/** Every platform's twelve weeks. */
export function readEarnings(deps: EarningsDeps, { applicationId }: Named): Promise<StaffEarnings> {
  return transaction(deps, async (trx) => {
    const view = await readViewOf(deps, trx, applicationId);
    const row = await selectQueueRow(trx, applicationId);
    if (!view || !row) throw new Problem('admission_request_not_found');
    const { weeks } = await readWindow(deps, trx, {
      applicationId,
      requestId: '',
      country: view.country,
      stage: view.status,
      closed: view.closed?.reason ?? null,
      guarded: true,
    });
    const person = { country: view.country, name: row.name };
    const platforms = await store.selectPlatformFacts(trx, applicationId);
    return {
      revision: row.earnings_revision,
      status: view.earningsAnalysis.status,
      weeks,
      platforms: platforms.map((facts) => showPlatform(facts, weeks, person)),
    };
  });
}

interface Wish {
  revision: number;
  decision: WeekDecision;
  amount?: number | null | undefined;
  reason?: string | null | undefined;
}

/**
 * Reviews one week. Throws a 422 at `amount` or `reason`, `application_closed`, `section_approved`, `changed_meanwhile`,
 * `week_not_wanted`, and `conflict_error` for an empty week.
 */
function reviewWeek(
  deps: EarningsDeps,
  actor: Actor<'staff'>,
  { applicationId }: Named,
  { platform, week }: { platform: Platform; week: string },
  { revision, decision, amount = null, reason = null }: Wish,
): Promise<void> {
  if (decision === 'corrected' && amount === null) throw brokenRules(brokenRule('amount', 'field_required'));
  if (decision !== 'accepted' && !reason) throw brokenRules(brokenRule('reason', 'field_required'));
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    refuseWhenClosed(application);
    await refuseWhenApproved(trx, applicationId);
    refuseOlder(revision, await revisionOf(trx, applicationId), 'earnings');
    if (!(await readWindow(deps, trx, application)).weeks.includes(week)) throw new Problem('week_not_wanted');
    const facts = (await store.selectPlatformFacts(trx, applicationId)).find(
      (platformFacts) => platformFacts.platform === platform,
    );
    if (!facts?.weeks.some((weekFacts) => weekFacts.week === week)) throw new Problem('conflict_error');
    const review = { decision, amount: decision === 'corrected' ? amount : null, reason };
    const id = { application_id: applicationId, platform, week_start: week };
    await store.replaceReview(trx, { ...id, ...review, account_id: actor.id, at: deps.now() });
    if (review.amount !== null)
      await keepCorrectedWeek(deps, trx, application, { platform, week, amount: review.amount });
    await settleOpen(deps, trx, applicationId, { act: 'review_week', on: 'earnings' });
    await recordEvent(trx, applicationId, actor, 'week_reviewed', { platform, week, decision, amount: review.amount });
    await passRiskCheck(deps, trx, application);
  });
}

/** Throws `application_closed`, `section_approved`, `earnings_incomplete`, `open_requests` and `changed_meanwhile`. */
export function approve(
  deps: EarningsDeps,
  actor: Actor<'staff'>,
  { applicationId }: Named,
  { revision: seen, despite }: { revision: number; despite?: OpenKind[] | undefined },
): Promise<void> {
  return transaction(deps, async (trx) => {
    const present = await revisionOf(trx, applicationId);
    await approveSection({ ...deps, db: trx }, { applicationId }, 'earnings', actor, despite);
    refuseOlder(seen, present, 'earnings');
  });
}

/** Throws `application_closed`, `changed_meanwhile`, and `conflict_error` when they are not approved. */
export function reopen(
  deps: EarningsDeps,
  actor: Actor<'staff'>,
  { applicationId }: Named,
  seen: number,
): Promise<void> {
  return transaction(deps, async (trx) => {
    refuseWhenClosed(await lockApplication(trx, applicationId));
    refuseOlder(seen, await revisionOf(trx, applicationId), 'earnings');
    if (!(await reopenEarningsIfApproved(trx, applicationId))) throw new Problem('conflict_error');
    await recordEvent(trx, applicationId, actor, 'earnings_reopened');
  });
}

async function revisionOf(trx: Parameters<typeof selectQueueRow>[0], applicationId: string): Promise<number> {
  const row = await selectQueueRow(trx, applicationId);
  if (!row) throw new Problem('admission_request_not_found');
  return row.earnings_revision;
}

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.getEarnings, ({ application }) => readEarnings(deps, application));
  serveStaff(
    app,
    deps,
    calls.reviewWeek,
    { find: async ({ application, params }) => void weekOf(application, params) },
    ({ application, actor, params, body, note, transaction }) => {
      note({ decision: body.decision });
      return transaction(
        (within) => reviewWeek(within, actor, application, weekOf(application, params), body),
        (within) => readEarnings(within, application),
      );
    },
  );
  serveStaff(app, deps, calls.approveEarnings, ({ application, actor, body, note, transaction }) => {
    note({ despite: body.despite });
    return transaction(
      (within) => approve(within, actor, application, body),
      (within) => readEarnings(within, application),
    );
  });
  serveStaff(app, deps, calls.reopenEarnings, ({ application, actor, body, transaction }) =>
    transaction(
      (within) => reopen(within, actor, application, body.revision),
      (within) => readEarnings(within, application),
    ),
  );
}

// Not found for an invalid week, or a platform that the country doesn't have.
function weekOf({ country }: StaffApplicationFile, { platform, week }: { platform: string; week: string }) {
  const isKnown = isPlatform(platform) && countries[country].platforms.includes(platform);
  if (!isKnown || !isDate(week)) throw new Problem('not_found_error');
  if (mondayOf(week) !== week) throw new Problem('week_not_wanted');
  return { platform, week };
}
