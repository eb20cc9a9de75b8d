/** Why a link was revoked without anybody typing a reason, as the log of events has it. */
export const linkReasons = {
  notOpened: 'not opened for 14 days',
  batchTakenBack: 'batch taken back',
} as const;
export type LinkReason = keyof typeof linkReasons;
