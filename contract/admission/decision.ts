import type { Stage } from './stages.ts';

/** Reasons for a rejection that the applicant may read; staff choose one or none. */
export const decisionReasons = [
  'earnings_too_low',
  'earnings_not_verified',
  'documents_not_verified',
  'background_check',
  'visit_not_held',
  'area_not_covered',
  'withdrawn',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** Reasons for a rejection that staff choose, one to four. */
export const rejectionGrounds = [
  'earnings_too_low',
  'earnings_not_proved',
  'identity_not_confirmed',
  'papers_not_genuine',
  'papers_incomplete',
  'legal_check',
  'credit_history',
  'residence_not_confirmed',
  'home_not_suitable',
  'guarantor_not_accepted',
  'outside_area',
  'duplicate',
  'no_answer',
  'withdrawn',
  'other',
] as const;
export type RejectionGround = (typeof rejectionGrounds)[number];

/** Which decisions need two people: none, approvals, or approvals and rejections. */
export type FourEyes = 'off' | 'approve' | 'decide';

/** Whether a second person has to confirm a change of stage. */
export function needsSecondPerson(to: Stage, fourEyes: FourEyes): boolean {
  if (fourEyes === 'off') return false;
  return to === 'approved' || (to === 'rejected' && fourEyes === 'decide');
}
