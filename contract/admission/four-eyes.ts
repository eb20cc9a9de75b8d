import type { Stage } from './stages.ts';

/** Which decisions need two people: none, approvals, or approvals and rejections. */
export type FourEyes = 'off' | 'approve' | 'decide';

/** Whether a second person has to confirm a change of stage. */
export function needsSecondPerson(to: Stage, fourEyes: FourEyes): boolean {
  if (fourEyes === 'off') return false;
  return to === 'approved' || (to === 'rejected' && fourEyes === 'decide');
}
