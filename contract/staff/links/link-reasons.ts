/** Reasons in the event log for revoking a link automatically. */
export const linkReasons = {
  notOpened: 'not opened for 14 days',
  batchTakenBack: 'batch taken back',
} as const;
export type LinkReason = keyof typeof linkReasons;
