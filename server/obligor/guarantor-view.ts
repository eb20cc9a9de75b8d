import { createHash } from 'node:crypto';
import { isClosed } from '@volante/contract/admission/closing.ts';
import type { InvitationState } from '@volante/contract/application.ts';
import { obligorCards } from '@volante/contract/obligor/cards.ts';
import { GUARANTEE_TEXT, type GuarantorView, type InvitedCard } from '@volante/contract/obligor/invitation.ts';
import type { ConfigDeps } from '../core/deps.ts';
import type { GuarantorRow, InvitedFile } from './guarantor-store.ts';
import type { InvitationRow } from './invitation-store.ts';

/** What the guarantor's own link shows on this device: nothing of the driver's but first name and initial. */
export function guarantorViewOf(
  deps: ConfigDeps,
  { invitation, asker, given, cards, toCorrect }: GuarantorRow,
  { country, stage, closed, isDrivers }: Pick<InvitedFile, 'country' | 'stage' | 'closed' | 'isDrivers'>,
): GuarantorView {
  const terms = termsOf(deps);
  return {
    id: invitation.request_id,
    state: stateOf(invitation),
    country,
    language: invitation.language,
    asker: shortName(asker),
    terms,
    textVersion: textVersionOf(terms),
    ...(isClosed({ stage, closed }) && { closed: true as const }),
    ...(isDrivers && { driversDevice: true as const }),
    // What the driver typed of them is for the message only: whoever opens the link first has proved nothing.
    data: isDrivers ? nothing : (given ?? nothing),
    cards: !isDrivers ? obligorCards.flatMap((type) => cardOf(cards, type)) : [],
    toCorrect: !isDrivers ? (toCorrect as GuarantorView['toCorrect']) : [],
    agreedAt: !isDrivers && invitation.answer === 'agreed' ? (invitation.agreed_at?.toISOString() ?? null) : null,
  };
}

export function stateOf({ answer, opened_at }: Pick<InvitationRow, 'answer' | 'opened_at'>): InvitationState {
  return answer ?? (opened_at ? 'opened' : 'asked');
}

/** `Juan P.`; a name that a driver hasn't given yet is left out. */
export function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial = ''] = [...lastName.trim()];
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}

/** The operator's own words on what a guarantor commits to, in one language if it has no other; null for the product's own. */
export function termsOf({ config }: ConfigDeps): GuarantorView['terms'] {
  const { GUARANTOR_TERMS_ES: es, GUARANTOR_TERMS_EN: en } = config;
  return es || en ? { es: es || en || '', en: en || es || '' } : null;
}

/** Changes with every change of the text. */
export function textVersionOf(terms: GuarantorView['terms']): string {
  if (terms === null) return GUARANTEE_TEXT;
  return `${GUARANTEE_TEXT}+${createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 12)}`;
}

const nothing = { name: '', phone: '', email: '', location: '' };

function cardOf(cards: GuarantorRow['cards'], type: (typeof obligorCards)[number]): InvitedCard[] {
  const card = cards.find((listed) => listed.type === type);
  if (!card) return [];
  const isSentBack = card.given && card.status === 'rejected';
  return [{ type, given: card.given && !isSentBack, reason: isSentBack ? card.reason : null }];
}
