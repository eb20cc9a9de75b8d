import type { Language } from '@volante/contract/country.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { notify, type Outbox } from './notify.ts';
import * as store from './store.ts';
import type { DeliveryState } from './tables.ts';

/** A message with the link. `at` is when its delivery ended, or until then when it was queued. */
export interface MailedLink {
  channel: string;
  at: Date;
  state: DeliveryState;
  /** When the link in this message was created. */
  linkCreatedAt: string;
}

/** Queues a message with the current link on this channel. It is dropped if that link no longer opens the application. */
export async function notifyLink(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  { linkCreatedAt, language, channel }: { linkCreatedAt: Date; language: Language; channel: MessageChannel },
): Promise<void> {
  await notify(deps, trx, {
    applicationId,
    kind: 'application_link',
    about: `application_link ${channel} ${deps.now().toISOString()}`,
    channel,
    language,
    detail: linkCreatedAt.toISOString(),
  });
}

/** The messages with a link of this application, newest first. */
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
