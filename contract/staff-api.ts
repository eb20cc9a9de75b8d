import type { Calls } from './endpoint.ts';
import { accountEndpoints } from './staff/administration/accounts.ts';
import { jobEndpoints } from './staff/administration/jobs.ts';
import { messageEndpoints } from './staff/administration/messages.ts';
import { planEndpoints } from './staff/administration/plans.ts';
import { readingFigureEndpoints } from './staff/administration/reading.ts';
import { readySentenceEndpoints } from './staff/administration/ready-sentences.ts';
import { serviceAccountEndpoints } from './staff/administration/service-accounts.ts';
import { settingEndpoints } from './staff/administration/settings.ts';
import { webhookEndpoints } from './staff/administration/webhooks.ts';
import { workRuleEndpoints } from './staff/administration/work-rules.ts';
import { affordabilityEndpoints } from './staff/affordability/affordability.ts';
import { applicationEndpoints } from './staff/application-calls.ts';
import { auditEndpoints } from './staff/audit.ts';
import { bulkEndpoints } from './staff/bulk/bulk.ts';
import { advisorEndpoints } from './staff/calendar/advisor-calls.ts';
import { slotEndpoints } from './staff/calendar/slots.ts';
import { visitEndpoints } from './staff/calendar/visit-calls.ts';
import { closingEndpoints } from './staff/closing.ts';
import { conversationEndpoints } from './staff/conversations/calls.ts';
import { crossCheckEndpoints } from './staff/cross-check/cross-check.ts';
import { decisionEndpoints } from './staff/decision.ts';
import { documentEndpoints } from './staff/document-calls.ts';
import { staffEarningsEndpoints } from './staff/earnings.ts';
import { firstDayEndpoints } from './staff/first-day/first-day.ts';
import { inboxEndpoints } from './staff/inbox/calls.ts';
import { batchEndpoints } from './staff/links/batch-calls.ts';
import { deviceEndpoints } from './staff/links/device-calls.ts';
import { guarantorEndpoints } from './staff/links/guarantor-calls.ts';
import { linkEndpoints } from './staff/links/link-calls.ts';
import { liveEndpoints } from './staff/live.ts';
import { matchEndpoints } from './staff/matches/matches.ts';
import { ownAccountEndpoints } from './staff/own-account.ts';
import { privacyEndpoints } from './staff/privacy/privacy.ts';
import { privacyRequestEndpoints } from './staff/privacy/requests.ts';
import { queueEndpoints } from './staff/queue.ts';
import { reportEndpoints } from './staff/report/report-calls.ts';
import { figureEndpoints } from './staff/reports/calls.ts';
import { signInEndpoints } from './staff/sign-in.ts';

/** Every call of the staff's API; paths are relative to `/api/staff`. */
export const staffApi = {
  ...signInEndpoints,
  ...ownAccountEndpoints,
  ...queueEndpoints,
  ...bulkEndpoints,
  ...workRuleEndpoints,
  ...applicationEndpoints,
  ...inboxEndpoints,
  ...documentEndpoints,
  ...staffEarningsEndpoints,
  ...affordabilityEndpoints,
  ...crossCheckEndpoints,
  ...matchEndpoints,
  ...reportEndpoints,
  ...visitEndpoints,
  ...slotEndpoints,
  ...advisorEndpoints,
  ...decisionEndpoints,
  ...closingEndpoints,
  ...deviceEndpoints,
  ...linkEndpoints,
  ...guarantorEndpoints,
  ...batchEndpoints,
  ...messageEndpoints,
  ...conversationEndpoints,
  ...jobEndpoints,
  ...privacyEndpoints,
  ...privacyRequestEndpoints,
  ...accountEndpoints,
  ...serviceAccountEndpoints,
  ...settingEndpoints,
  ...planEndpoints,
  ...readySentenceEndpoints,
  ...readingFigureEndpoints,
  ...firstDayEndpoints,
  ...webhookEndpoints,
  ...liveEndpoints,
  ...figureEndpoints,
  ...auditEndpoints,
};

/** The calls by `"METHOD /path"`, for typed callers. Import it as a type, so that no schema reaches the browser. */
export type StaffApi = Calls<typeof staffApi>;
