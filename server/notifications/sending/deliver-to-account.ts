import type { Language } from '@volante/contract/country.ts';
import type { Deps } from '../../core/deps.ts';
import { drawMessage } from '../emails/email-layout.ts';
import type { EmailText } from '../emails/email-text.ts';
import type { Outcome } from '../kinds.ts';
import type { AccountMailRow } from '../store.ts';
import { sendThrough } from './deliver-to-person.ts';

export type AccountMail = AccountMailRow;

declare module '../../core/deps.ts' {
  interface Deps {
    /** The text of a mail to an account's owner with their current address. Null without the account. */
    readAccountMail(mail: AccountMail): Promise<{ email: string; language: Language; text: EmailText } | null>;
  }
}

/** Sends a mail to the owner of a staff account. Without a mail server it is dropped: nobody has to deliver it by hand. */
export async function deliverToAccount(deps: Deps, mail: AccountMail): Promise<Outcome> {
  const found = await deps.readAccountMail(mail);
  if (!found) return { state: 'dropped', reason: 'no_account' };
  const { email, language, text } = found;
  // Accounts have no phone number.
  const message = { key: mail.id, ...drawMessage(text, deps.config, language) };
  const sent = await sendThrough(deps, { email, phone: '' }, message);
  return sent ?? { state: 'dropped', reason: 'no_mail_server' };
}
