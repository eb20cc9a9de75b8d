/** Reasons in the event log for changes of stage that no member of staff made. */
export const stageReasons = {
  analysisStarted: 'analysis started',
  platformComplete: 'a platform is complete',
  passedBySetting: 'passed at once, by setting',
  documentsApproved: 'every document is approved',
} as const;
export type StageReason = keyof typeof stageReasons;
