/** Why a stage was moved without a person of staff, as the log of events has it. */
export const stageReasons = {
  analysisStarted: 'analysis started',
  platformComplete: 'a platform is complete',
  passedBySetting: 'passed at once, by setting',
  documentsApproved: 'every document is approved',
} as const;
export type StageReason = keyof typeof stageReasons;
