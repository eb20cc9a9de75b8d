import type { InvitationState } from '../application.ts';

// Apart from the shapes, so that screens don't load the rules of forms with it.

/** The guarantor can still answer. */
export function isUnanswered(state: InvitationState): boolean {
  return state === 'asked' || state === 'opened';
}
