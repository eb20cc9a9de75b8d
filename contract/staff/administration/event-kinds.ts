/** What other systems are told about an application, in the feed and by webhooks. */
export const publicEventKinds = [
  'application.created',
  'application.opened',
  'application.stage_changed',
  'application.submitted',
  'application.decided',
  'application.closed',
  'application.reopened',
  'application.erased',
  'document.uploaded',
  'document.reviewed',
  'earnings.completed',
  'visit.booked',
  'visit.moved',
  'visit.cancelled',
  'visit.reported',
] as const;
export type PublicEventKind = (typeof publicEventKinds)[number];

/** Sent to one webhook when an admin tries it; isn't about an application. */
export const TEST_KIND = 'webhook.test';
export const deliveredKinds = [...publicEventKinds, TEST_KIND] as const;
export type DeliveredKind = (typeof deliveredKinds)[number];
