/** Why an applicant can't be served yet: where they live, or their age. */
export const waitingReasons = ['area', 'age'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** Current version of the text above the button, by which the applicant consents to be contacted. */
export const waitingConsentVersion = '2026-11';
