import type { Language } from '@volante/contract/countries/country.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { notify, type Outbox } from './notify.ts';
import * as store from './store.ts';
import type { DeliveryState } from './tables.ts';

/** A mail with the link. `at`: when it was settled, before that when it was asked for. */
export interface MailedLink {
  channel: string;
  at: Date;
  state: DeliveryState;
  /** Of the link it carries. */
  linkCreatedAt: string;
}

/** Queues a mail with the link of this moment; it is dropped when that link no longer opens the application. */
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

/** The newest first. */
export async function listMailedLinks(db: Db, applicationId: string): Promise<MailedLink[]> {
  const rows = await store.selectDeliveriesOf(db, applicationId, 'application_link');
  return rows.map((row) => ({
    channel: row.channel ?? 'email',
    at: row.settled_at ?? row.created_at,
    state: row.state,
    linkCreatedAt: row.detail,
  }));
}

/** The days on which the applicant opened their link, in the country's zone. */
export function listLinkOpenings(db: Db, applicationId: string): Promise<string[]> {
  return store.selectLinkOpenings(db, applicationId);
}
