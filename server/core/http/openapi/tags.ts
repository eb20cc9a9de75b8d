import { admissionEndpoints } from '@volante/contract/admission/calls.ts';
import { appointmentEndpoints } from '@volante/contract/appointments/calls.ts';
import { deviceEndpoints } from '@volante/contract/devices/calls.ts';
import { documentEndpoints } from '@volante/contract/documents/calls.ts';
import { palencaEndpoints } from '@volante/contract/driver-accounts/calls.ts';
import { earningsEndpoints } from '@volante/contract/earnings/calls.ts';
import { homeVisitEndpoints } from '@volante/contract/home-visit/calls.ts';
import { locationEndpoints } from '@volante/contract/location/calls.ts';
import { mediaEndpoints } from '@volante/contract/media/calls.ts';
import { chatFileEndpoints } from '@volante/contract/media/chat-files.ts';
import { notificationEndpoints } from '@volante/contract/notifications/calls.ts';
import { webhookEndpoints } from '@volante/contract/notifications/webhooks.ts';
import { obligorEndpoints } from '@volante/contract/obligor/calls.ts';
import { invitationEndpoints } from '@volante/contract/obligor/invitation-calls.ts';
import { ownFileEndpoints } from '@volante/contract/own-file/calls.ts';
import { personalDataEndpoints } from '@volante/contract/personal-data/calls.ts';
import { readingEndpoints } from '@volante/contract/reading/calls.ts';
import { accountEndpoints } from '@volante/contract/staff/administration/accounts.ts';
import { jobEndpoints } from '@volante/contract/staff/administration/jobs.ts';
import { messageEndpoints } from '@volante/contract/staff/administration/messages.ts';
import { planEndpoints } from '@volante/contract/staff/administration/plans.ts';
import { readingFigureEndpoints } from '@volante/contract/staff/administration/reading.ts';
import { readySentenceEndpoints } from '@volante/contract/staff/administration/ready-sentences.ts';
import { serviceAccountEndpoints } from '@volante/contract/staff/administration/service-accounts.ts';
import { settingEndpoints } from '@volante/contract/staff/administration/settings.ts';
import { webhookEndpoints as staffWebhookEndpoints } from '@volante/contract/staff/administration/webhooks.ts';
import { workRuleEndpoints } from '@volante/contract/staff/administration/work-rules.ts';
import { affordabilityEndpoints } from '@volante/contract/staff/affordability/affordability.ts';
import { applicationEndpoints } from '@volante/contract/staff/application-calls.ts';
import { auditEndpoints } from '@volante/contract/staff/audit.ts';
import { bulkEndpoints } from '@volante/contract/staff/bulk/bulk.ts';
import { advisorEndpoints } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { slotEndpoints } from '@volante/contract/staff/calendar/slots.ts';
import { visitEndpoints } from '@volante/contract/staff/calendar/visit-calls.ts';
import { closingEndpoints } from '@volante/contract/staff/closing.ts';
import { conversationEndpoints } from '@volante/contract/staff/conversations/calls.ts';
import { crossCheckEndpoints } from '@volante/contract/staff/cross-check/cross-check.ts';
import { decisionEndpoints } from '@volante/contract/staff/decision.ts';
import { documentEndpoints as staffDocumentEndpoints } from '@volante/contract/staff/document-calls.ts';
import { staffEarningsEndpoints } from '@volante/contract/staff/earnings.ts';
import { firstDayEndpoints } from '@volante/contract/staff/first-day/first-day.ts';
import { inboxEndpoints } from '@volante/contract/staff/inbox/calls.ts';
import { batchEndpoints } from '@volante/contract/staff/links/batch-calls.ts';
import { deviceEndpoints as staffDeviceEndpoints } from '@volante/contract/staff/links/device-calls.ts';
import { guarantorEndpoints } from '@volante/contract/staff/links/guarantor-calls.ts';
import { linkEndpoints } from '@volante/contract/staff/links/link-calls.ts';
import { liveEndpoints } from '@volante/contract/staff/live.ts';
import { matchEndpoints } from '@volante/contract/staff/matches/matches.ts';
import { ownAccountEndpoints } from '@volante/contract/staff/own-account.ts';
import { privacyEndpoints } from '@volante/contract/staff/privacy/privacy.ts';
import { privacyRequestEndpoints } from '@volante/contract/staff/privacy/requests.ts';
import { queueEndpoints } from '@volante/contract/staff/queue.ts';
import { reportEndpoints } from '@volante/contract/staff/report/report-calls.ts';
import { figureEndpoints } from '@volante/contract/staff/reports/calls.ts';
import { signInEndpoints } from '@volante/contract/staff/sign-in.ts';
import { v1ApplicationEndpoints } from '@volante/contract/v1/applications.ts';
import { v1EventEndpoints } from '@volante/contract/v1/events.ts';
import { waitingListEndpoints } from '@volante/contract/waiting-list/calls.ts';
import type { Described } from './gates.ts';

/** Calls that stand together in a document. A test compares them with the contract, so that a new call has a tag. */
export interface Tag {
  name: string;
  description: string;
  calls: Record<string, Described>[];
}

export const driverTags: Tag[] = [
  { name: 'Application', description: 'What was given, what is missing, and sending it.', calls: [admissionEndpoints] },
  { name: 'Personal data', description: 'Contact, identity, address and consents.', calls: [personalDataEndpoints] },
  { name: 'Devices', description: 'Which devices see what is stored.', calls: [deviceEndpoints] },
  {
    name: 'Documents',
    description: 'Files, what they are, and how long reading them takes.',
    calls: [documentEndpoints, mediaEndpoints, chatFileEndpoints, readingEndpoints],
  },
  {
    name: 'Earnings',
    description: 'Twelve weeks, by screenshot or by platform account.',
    calls: [earningsEndpoints, palencaEndpoints],
  },
  { name: 'Video call', description: 'Booking, moving and trying out the video call.', calls: [appointmentEndpoints] },
  { name: 'Home', description: 'Photos of the home, and where it is.', calls: [homeVisitEndpoints, locationEndpoints] },
  {
    name: 'Guarantor',
    description: 'Given by the driver, or invited.',
    calls: [obligorEndpoints, invitationEndpoints],
  },
  {
    name: 'Own file',
    description: 'What the company keeps, and what can be asked about it.',
    calls: [ownFileEndpoints],
  },
  { name: 'Waiting list', description: 'For drivers who can’t be served yet.', calls: [waitingListEndpoints] },
  {
    name: 'Providers',
    description: 'Called by providers of messages and by the CRM.',
    calls: [webhookEndpoints, notificationEndpoints],
  },
];

export const staffTags: Tag[] = [
  { name: 'Sign-in', description: 'Invitation, password, second factor.', calls: [signInEndpoints] },
  { name: 'Own account', description: 'One’s sessions, factors and language.', calls: [ownAccountEndpoints] },
  {
    name: 'Queue',
    description: 'All applications, and what waits.',
    calls: [queueEndpoints, bulkEndpoints, workRuleEndpoints],
  },
  { name: 'Applications', description: 'One application, its notes and corrections.', calls: [applicationEndpoints] },
  { name: 'Inbox', description: 'Mentions, tasks, and what came back to whom.', calls: [inboxEndpoints] },
  { name: 'Documents', description: 'Viewing, reviewing and asking for documents.', calls: [staffDocumentEndpoints] },
  {
    name: 'Earnings',
    description: 'Reviewing the twelve weeks.',
    calls: [staffEarningsEndpoints, affordabilityEndpoints],
  },
  {
    name: 'Checks',
    description: 'What the documents say, and what two applications share.',
    calls: [crossCheckEndpoints, matchEndpoints],
  },
  { name: 'Decisions', description: 'Stages, approval and rejection.', calls: [decisionEndpoints] },
  { name: 'Closing', description: 'Closing without decision, and opening again.', calls: [closingEndpoints] },
  {
    name: 'Visits',
    description: 'Video calls and their reports.',
    calls: [visitEndpoints, slotEndpoints, reportEndpoints],
  },
  { name: 'Advisors', description: 'Who calls, when, and holidays.', calls: [advisorEndpoints] },
  {
    name: 'Links',
    description: 'Links of drivers and guarantors, and the devices that use them.',
    calls: [linkEndpoints, batchEndpoints, staffDeviceEndpoints, guarantorEndpoints],
  },
  {
    name: 'Messages',
    description: 'Messages that failed, and conversations.',
    calls: [messageEndpoints, conversationEndpoints],
  },
  {
    name: 'Privacy',
    description: 'Export, erasure and requests of drivers.',
    calls: [privacyEndpoints, privacyRequestEndpoints],
  },
  { name: 'Reports', description: 'Figures of a period.', calls: [figureEndpoints] },
  {
    name: 'Administration',
    description:
      'Accounts of people and systems, settings, plans, ready sentences, how well pictures are read, jobs, and what is needed on the first day.',
    calls: [
      ...[accountEndpoints, serviceAccountEndpoints, settingEndpoints, planEndpoints, jobEndpoints],
      ...[readySentenceEndpoints, readingFigureEndpoints, firstDayEndpoints],
    ],
  },
  {
    name: 'Webhooks',
    description: 'Addresses of other systems that are sent events.',
    calls: [staffWebhookEndpoints],
  },
  { name: 'Live', description: 'Events of what changes.', calls: [liveEndpoints] },
  { name: 'Audit log', description: 'What staff read and did.', calls: [auditEndpoints] },
];

export const v1Tags: Tag[] = [
  {
    name: 'Applications',
    description: 'Opening, following and deciding applications.',
    calls: [v1ApplicationEndpoints],
  },
  {
    name: 'Events',
    description: 'What happened, in one order: the feed, and what webhooks are sent.',
    calls: [v1EventEndpoints],
  },
];
