/** Reasons in the event log for revoking or renewing a link without staff. */
export const linkReasons = {
  notOpened: 'not opened for 14 days',
  ended: 'asked for after the old one ended',
  batchTakenBack: 'batch taken back',
} as const;
export type LinkReason = keyof typeof linkReasons;
