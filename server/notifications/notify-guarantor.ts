import type { Language } from '@volante/contract/countries/country.ts';
import type { Trx } from '../core/database/db.ts';
import type { GuarantorKind } from './kinds.ts';
import { notify, type Outbox } from './notify.ts';

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
