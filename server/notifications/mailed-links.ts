import type { Language } from '@volante/contract/countries/country.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { notify, type Outbox } from './notify.ts';
import * as store from './store.ts';
import type { DeliveryState } from './tables.ts';

/** An e-mail with the link. `at` is when its delivery ended, or until then when it was queued. */
export interface MailedLink {
  channel: string;
  at: Date;
  state: DeliveryState;
  /** When the link in this e-mail was created. */
  linkCreatedAt: string;
}

/** Queues an e-mail with the current link. It is dropped if that link no longer opens the application. */
export async function notifyLink(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  { linkCreatedAt, language }: { linkCreatedAt: Date; language: Language },
): Promise<void> {
  await notify(deps, trx, {
    applicationId,
    kind: 'application_link',
    about: `application_link ${deps.now().toISOString()}`,
    language,
    detail: linkCreatedAt.toISOString(),
  });
}

/** The e-mails with a link of this application, newest first. */
export async function listMailedLinks(db: Db, applicationId: string): Promise<MailedLink[]> {
  const rows = await store.selectDeliveriesOf(db, applicationId, 'application_link');
  return rows.map((row) => ({
    channel: row.channel ?? 'email',
    at: row.settled_at ?? row.created_at,
    state: row.state,
    linkCreatedAt: row.detail,
  }));
}

/** The days on which the applicant opened the link, in the country's zone. */
export function listLinkOpenings(db: Db, applicationId: string): Promise<string[]> {
  return store.selectLinkOpenings(db, applicationId);
}
