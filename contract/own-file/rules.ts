/**
 * What a driver can ask about their data. `withdrawal`: they withdrew a consent, and staff say what follows from it. The others are
 * written by the driver.
 */
export const requestKinds = ['correction', 'deletion', 'objection', 'withdrawal'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Kinds that the driver writes. */
export const writtenKinds = ['correction', 'deletion', 'objection'] as const satisfies readonly RequestKind[];

export const requestOutcomes = ['granted', 'partly', 'refused'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/**
 * Where a value comes from. `typed` by the driver; `paper`: read from a document of theirs, and confirmed by saving it;
 * `screenshot`: read from one; `account`: from a connected driver account; `staff`: given by the company, usually with the link;
 * `phone`: measured by the phone or taken from its connection; `sent`: a file the driver sent; `made`: made by the product.
 */
export const fileOrigins = ['typed', 'paper', 'screenshot', 'account', 'staff', 'phone', 'sent', 'made'] as const;
export type FileOrigin = (typeof fileOrigins)[number];

/** Consents that can be withdrawn alone. Without the privacy notice nothing may be kept, so the way is to ask for deletion. */
export const withdrawableConsents = [
  'background_and_credit_check',
  'privacy_policy',
  'location',
  'whatsapp',
  'improve_reading',
] as const;
export type WithdrawableConsent = (typeof withdrawableConsents)[number];

/** Without these an application that isn't closed can't go on. */
export function isNeeded(kind: WithdrawableConsent): boolean {
  return kind === 'background_and_credit_check' || kind === 'privacy_policy';
}

/** Whether nothing is left for staff to do once it is withdrawn, so that they get no request about it. */
export function isDoneAtOnce(kind: WithdrawableConsent): boolean {
  return kind === 'whatsapp' || kind === 'improve_reading';
}

/** How long an identifier stays visible, in seconds. */
export const SHOWN_SECONDS = 30;
/** A driver may order one download in this time, which is also how long it is kept, in hours. */
export const DOWNLOAD_HOURS = 24;
/** Rows of one part on the screen, the newest; the download has all. */
export const MOST_ROWS = 100;
/** Openings by staff on the screen, the newest. */
export const MOST_OPENINGS = 100;
/** Characters of a request. */
export const LONGEST_REQUEST = 1000;
/** Characters of an answer. */
export const LONGEST_ANSWER = 2000;

/** An identifier with all but its last two characters hidden. */
export function maskIdentifier(value: string): string {
  return value.slice(0, -2).replaceAll(/[^\s-]/g, '•') + value.slice(-2);
}
