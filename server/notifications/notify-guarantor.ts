import type { Language } from '@volante/contract/country.ts';
import type { Trx } from '../core/database/db.ts';
import type { ApplicationFile } from '../core/deps.ts';
import type { GuarantorKind } from './kinds.ts';
import { languageFor, notify, type Outbox } from './notify.ts';

/** How long a guarantor may take before they are reminded, once, in ms. */
export const REMINDED_AFTER = 24 * 3_600_000;

/**
 * Queues the message with the guarantor's own link, and the reminder. They are dropped without an address or a channel, and once
 * the guarantor has answered or isn't asked any more.
 */
export async function notifyGuarantor(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  { invitationId, language }: { invitationId: string; language: Language },
): Promise<void> {
  const send = (kind: GuarantorKind, after: number) =>
    notify(deps, trx, {
      ...{ applicationId, kind, language, detail: invitationId },
      about: `${kind} ${invitationId}`,
      dueAt: new Date(deps.now().getTime() + after),
    });
  await send('guarantor_asked', 0);
  await send('guarantor_reminder', REMINDED_AFTER);
}

/** Queues the message to the driver with the guarantor's answer. `invitationId`: an answer is told once, and another one anew. */
export async function notifyGuarantorAnswered(
  deps: Outbox,
  trx: Trx,
  { applicationId, country }: Pick<ApplicationFile, 'applicationId' | 'country'>,
  { invitationId, answer }: { invitationId: string; answer: 'agreed' | 'refused' | 'withdrawn' },
): Promise<void> {
  const kind = answer === 'agreed' ? 'guarantor_agreed' : 'guarantor_refused';
  const language = await languageFor(trx, applicationId, null, country);
  await notify(deps, trx, { applicationId, kind, language, about: `${kind} ${invitationId} ${answer}` });
}

/** A guarantor who hasn't answered yet. */
export interface AskedGuarantor {
  invitationId: string;
  firstName: string;
  email: string;
  phone: string;
  /** First name and initial of the driver. */
  asker: string;
  url: string;
}

declare module '../core/deps.ts' {
  interface Deps {
    /** Null if nobody is asked, the guarantor has answered, or links aren't mailed. */
    findAskedGuarantor(applicationId: string): Promise<AskedGuarantor | null>;
  }
}
