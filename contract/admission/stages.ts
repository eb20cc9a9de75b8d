/** The stages of an application, in order. `rejected` can follow any stage before `approved`. */
export const stages = [
  'created',
  'earnings_analysis',
  'judicial_analysis',
  'documents_analysis',
  'risk_analysis',
  'home_visit',
  'approved',
  'rejected',
] as const;

export type Stage = (typeof stages)[number];
export type Mover = 'applicant' | 'staff' | 'system';

/**
 * Allowed changes of stage and who may make them. Reopening (from `rejected`) leads only to the stage the application came from.
 */
export const moves: Record<Stage, Partial<Record<Stage, readonly Mover[]>>> = {
  created: { earnings_analysis: ['applicant', 'system'], rejected: ['staff'] },
  earnings_analysis: { judicial_analysis: ['applicant', 'system'], rejected: ['staff'] },
  judicial_analysis: { documents_analysis: ['staff', 'system'], rejected: ['staff'] },
  documents_analysis: { risk_analysis: ['applicant'], rejected: ['staff'] },
  risk_analysis: { home_visit: ['staff', 'system'], rejected: ['staff'] },
  home_visit: { approved: ['staff'], rejected: ['staff'] },
  approved: {},
  rejected: {
    created: ['staff'],
    earnings_analysis: ['staff'],
    judicial_analysis: ['staff'],
    documents_analysis: ['staff'],
    risk_analysis: ['staff'],
    home_visit: ['staff'],
  },
};

/** `cameFrom` is the stage before the rejection, null when the application is not rejected. */
export function mayMove(from: Stage, to: Stage, by: Mover, cameFrom: Stage | null): boolean {
  if (from === 'rejected' && to !== cameFrom) return false;
  return moves[from][to]?.includes(by) ?? false;
}

/** True once approved or rejected. `isDecided` in closing.ts also knows applications that were closed without decision. */
export function isDecided(stage: Stage): boolean {
  return stage === 'approved' || stage === 'rejected';
}

/** True from the stage after the earnings analysis on; false when rejected. */
export function hasPassedEarnings(stage: Stage): boolean {
  return !isDecided(stage) && stages.indexOf(stage) >= stages.indexOf('judicial_analysis');
}

/** True once the applicant has sent the application. */
export function isSent(stage: Stage): boolean {
  return stage === 'risk_analysis' || stage === 'home_visit' || stage === 'approved';
}

/** Reasons in the event log for changes of stage that no member of staff made. */
export const stageReasons = {
  analysisStarted: 'analysis started',
  platformComplete: 'a platform is complete',
  passedBySetting: 'passed at once, by setting',
  documentsApproved: 'every document is approved',
  nothingLeft: 'nothing was left to do',
} as const;
export type StageReason = keyof typeof stageReasons;
