/** Notifications to the CRM. */
export const crmKinds = ['link_opened', 'stage_changed'] as const;
export type CrmKind = (typeof crmKinds)[number];

export const visitKinds = [
  'visit_booked',
  'visit_moved',
  'visit_cancelled',
  'visit_reminder_day',
  'visit_reminder_hour',
] as const;
type VisitKind = (typeof visitKinds)[number];

/** Messages about reviews, decisions and a coming erasure; each is sent only while it is still true. */
export const reviewKinds = [
  'papers_sent_back',
  'visit_wanted',
  'approved',
  'rejected',
  'erasure_ahead',
  'privacy_answered',
  'guarantor_agreed',
  'guarantor_refused',
] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** Messages about the devices that see an application. They are sent or dropped: staff have nothing to tell by hand. */
export const deviceKinds = ['access_code', 'new_device', 'link_replaced'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Messages to the guarantor whom the driver asks. */
export const guarantorKinds = ['guarantor_asked', 'guarantor_reminder'] as const;
export type GuarantorKind = (typeof guarantorKinds)[number];

/** Notifications to applicants, and to their guarantors. */
export type EmailKind =
  | ('application_sent' | 'application_link' | 'erased')
  | (VisitKind | ReviewKind | DeviceKind | GuarantorKind);

/** Messages about an application. */
export type DeliveryKind = EmailKind | CrmKind;

/** Mails to the owner of a staff account. */
export const accountMailKinds = [
  'password_changed',
  'authenticator_changed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'reset_invited',
  'access_reset',
  'control_proposed',
  'control_loosened',
  'environment_loosened',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

export function isCrmKind(kind: DeliveryKind): kind is CrmKind {
  return (crmKinds as readonly string[]).includes(kind);
}

export function isGuarantorKind(kind: DeliveryKind): kind is GuarantorKind {
  return (guarantorKinds as readonly string[]).includes(kind);
}

export function isDeviceKind(kind: DeliveryKind): kind is DeviceKind {
  return (deviceKinds as readonly string[]).includes(kind);
}

export function isReviewKind(kind: DeliveryKind): kind is ReviewKind {
  return (reviewKinds as readonly string[]).includes(kind);
}

export function isVisitKind(kind: DeliveryKind): kind is VisitKind {
  return (visitKinds as readonly string[]).includes(kind);
}

/** The result of an attempt. The alternative is throwing `DeliveryFault`. */
export type Outcome =
  | { state: 'sent'; channel: string }
  | { state: 'by_hand' | 'dropped'; reason: string }
  /** Not due yet; doesn't count as an attempt. */
  | { state: 'early'; until: Date };
