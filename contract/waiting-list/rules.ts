/** Why an applicant can't be served yet: where they live, or their age. */
export const waitingReasons = ['area', 'age'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** Current version of the consent to be written to, which stands above the button that sends the address. */
export const waitingConsentVersion = '2026-11';
