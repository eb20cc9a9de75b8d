import { closingJobs } from './admission/closing/silence.ts';
import { appointmentJobs } from './appointments/meetings.ts';
import { conversationJobs } from './conversations/jobs.ts';
import type { Deps } from './core/deps.ts';
import { idempotencyJobs } from './core/http/idempotency/idempotency.ts';
import type { JobHandlers } from './core/jobs.ts';
import { webFileJobs } from './core/pages/published-files.ts';
import { deviceJobs } from './devices/jobs.ts';
import { readingJobs } from './documents/readings/readings.ts';
import { palencaJobs } from './driver-accounts/jobs.ts';
import { earningsJobs } from './earnings/move-windows.ts';
import { webhookJobs } from './integrations/deliver.ts';
import { mediaJobs } from './media/sweep.ts';
import { deliveryJobs } from './notifications/deliver.ts';
import { accountJobs } from './staff/accounts/sessions.ts';
import { auditJobs } from './staff/audit/seals.ts';
import { digestJobs } from './staff/digest/send-digest.ts';
import { firstDayJobs } from './staff/first-day/message-tests.ts';
import { linkJobs } from './staff/links/jobs.ts';
import { matchJobs } from './staff/matches/jobs.ts';
import { ownFileJobs } from './staff/own-file/jobs.ts';
import { privacyJobs } from './staff/privacy/jobs.ts';
import { queueJobs } from './staff/queue/refresh-rows.ts';
import { watchJobs } from './staff/reading/watch-reading.ts';
import { reportJobs } from './staff/reports/keep-reports.ts';
import { workJobs } from './staff/work-rules/give-out-job.ts';

/** The handler of each kind of job; a missing one doesn't compile. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    ...idempotencyJobs(deps),
    ...mediaJobs(deps),
    ...earningsJobs(deps),
    ...appointmentJobs(deps),
    ...closingJobs(deps),
    ...deliveryJobs(deps),
    ...palencaJobs(deps),
    ...conversationJobs(deps),
    ...deviceJobs(deps),
    ...auditJobs(deps),
    ...queueJobs(deps),
    ...workJobs(deps),
    ...digestJobs(deps),
    ...matchJobs(deps),
    ...accountJobs(deps),
    ...readingJobs(deps),
    ...linkJobs(deps),
    ...firstDayJobs(deps),
    ...webFileJobs(deps),
    ...watchJobs(deps),
    ...reportJobs(deps),
    ...privacyJobs(deps),
    ...ownFileJobs(deps),
    ...webhookJobs(deps),
  };
}

/**
 * Kinds of scheduled jobs that were removed. Name one here when you remove it: schedules live in the database, and a process
 * can't tell an old one from one of a newer release.
 */
export const retiredJobs: readonly string[] = ['log-audit-seal', 'sweep-account-mails'];
