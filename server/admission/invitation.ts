import type { Application, DocumentView, Invitation } from '@volante/contract/application.ts';
import { documents } from '@volante/contract/documents/rules.ts';
import { lastTwoDigitsOf } from '@volante/contract/fields/masked.ts';
import { isUnanswered } from '@volante/contract/obligor/guarantor-states.ts';
import type { ClockDeps, ConfigDeps } from '../core/deps.ts';
import { REMINDED_AFTER } from '../notifications/notify-guarantor.ts';
import { guarantorUrl } from '../obligor/guarantor-mail.ts';
import type { ViewRow } from './store.ts';

/** Time for the reminder to be sent before the driver is asked to forward the link, in ms. */
const SENDING = 10 * 60_000;

/**
 * The view with the guarantor who was sent a link. What they gave on their own phone is theirs: the driver sees that it was given,
 * and whom it names.
 */
export function withInvitation(deps: ConfigDeps & ClockDeps, view: Application, { invitation }: ViewRow): Application {
  if (!invitation || (invitation.answer === 'agreed' && !invitation.gave)) return view;
  const guarantor = invitationOf(deps, invitation);
  if (!invitation.gave || !view.avalData) return { ...view, guarantor };
  const { name, phone } = view.avalData;
  const { documentsAnalysis: analysis } = view;
  return {
    ...view,
    guarantor,
    avalData: { name, phone: lastTwoDigitsOf(phone), email: '', location: '' },
    documentsAnalysis: { ...analysis, documents: analysis.documents.map(withoutReading) },
  };
}

function invitationOf(
  deps: ConfigDeps & ClockDeps,
  { answer, openedAt, firstName, lastName, ...row }: NonNullable<ViewRow['invitation']>,
): Invitation {
  const state = answer ?? (openedAt ? 'opened' : 'asked');
  const askedAt = new Date(row.askedAt);
  const isLate = deps.now().getTime() >= askedAt.getTime() + REMINDED_AFTER + SENDING;
  const isOpen = isUnanswered(state);
  return {
    ...{ state, firstName, lastName, askedAt: askedAt.toISOString() },
    // The card may have to be sent again.
    ...((isOpen || state === 'agreed') && { link: guarantorUrl(deps, row.requestId) }),
    ...(row.messaged && { messaged: true as const }),
    ...(isOpen && isLate && !row.reminded && { forwardAgain: true as const }),
  };
}

// What was read on the card is the guarantor's, too.
function withoutReading(document: DocumentView): DocumentView {
  if (documents[document.type].person !== 'obligor') return document;
  const { noticed: _, doubts: __, ...rest } = document;
  return rest;
}
