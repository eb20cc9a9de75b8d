import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { SentLink } from '@volante/contract/staff/links/link-calls.ts';
import { linkReasons } from '@volante/contract/staff/links/link-reasons.ts';
import { lockApplication } from '../../applications/applications.ts';
import { recordEvent, staff, system } from '../../applications/events.ts';
import * as links from '../../applications/links.ts';
import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import type { LinkToMail } from '../../notifications/emails/email-text.ts';
import { listLinkOpenings, listMailedLinks, type MailedLink, notifyLink } from '../../notifications/mailed-links.ts';
import * as store from './link-store.ts';

const DAY = 24 * 3600_000;
/** How long a mailed link may stay unopened, in ms: mailboxes are kept and searched. */
const UNOPENED = 14 * DAY;
/** Within this time, sending again does nothing, in ms. */
const SAME_WISH = 60_000;

/** The URL of a link, by its request id. */
export const addressOfLink = ({ config }: ConfigDeps, requestId: string) => `${config.PUBLIC_URL}/${requestId}`;

/** The address that staff entered with the link. Null if there is none, without a mail server, or if mailing links is off. */
export async function mailAddress(
  deps: ConfigDeps & Pick<Deps, 'messages'>,
  db: Db,
  applicationId: string,
): Promise<string | null> {
  const mayMail = deps.config.LINK_BY_MAIL === 'on' && deps.messages.channels.some(({ name }) => name === 'email');
  return mayMail ? (await store.selectOrigin(db, applicationId))?.email || null : null;
}

/** Throws `conflict_error` without a link or an address to mail it to. */
export function sendLink(deps: Deps, account: StaffAccount, applicationId: string): Promise<SentLink> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const link = await links.readLiveLink(trx, applicationId);
    const origin = await store.selectOrigin(trx, applicationId);
    if (!link || !origin || (await mailAddress(deps, trx, applicationId)) === null) throw new Problem('conflict_error');
    const linkCreatedAt = link.createdAt;
    const newest = async () => (await listMailedLinks(trx, applicationId))[0];
    const last = await newest();
    const isSame = last?.linkCreatedAt === linkCreatedAt.toISOString();
    if (last && isSame && deps.now().getTime() - last.at.getTime() < SAME_WISH) return showSent(last);
    await notifyLink(deps, trx, applicationId, { linkCreatedAt, language: origin.language });
    await store.updateMailed(trx, applicationId, deps.now());
    await recordEvent(trx, applicationId, staff(account.id), 'link_sent', { channel: 'email' });
    return showSent((await newest()) as NonNullable<typeof last>);
  });
}

/** The link and the address, for the mail. */
export async function findLinkToMail(deps: DbDeps & ConfigDeps, applicationId: string): Promise<LinkToMail | null> {
  if (deps.config.LINK_BY_MAIL === 'off') return null;
  const origin = await store.selectOrigin(deps.db, applicationId);
  const link = origin?.email ? await links.readLiveLink(deps.db, applicationId) : null;
  if (!origin || !link) return null;
  return { email: origin.email, url: addressOfLink(deps, link.requestId), createdAt: link.createdAt };
}

/** Revokes the links that were mailed two weeks ago and haven't been opened since. */
export async function revokeUnopened(deps: DbDeps & ClockDeps, signal?: AbortSignal): Promise<void> {
  const before = new Date(deps.now().getTime() - UNOPENED);
  for (const { applicationId, mailedAt } of await store.selectMailedBefore(deps.db, before)) {
    signal?.throwIfAborted();
    await transaction(deps, async (trx) => {
      const { country } = await lockApplication(trx, applicationId);
      await store.updateMailed(trx, applicationId, null);
      // Only the day of opening is known, so an opening on the day of the mail counts, even if it was earlier.
      const since = dateIn(countries[country].zone, mailedAt);
      const isOpened = (await listLinkOpenings(trx, applicationId)).some((day) => day >= since);
      const isSent = (await listMailedLinks(trx, applicationId)).some(({ state }) => state === 'sent');
      if (isOpened || !isSent || !(await links.readLiveLink(trx, applicationId))) return;
      const actor = system('revoke-unopened-links');
      await links.revokeLink({ ...deps, db: trx }, applicationId, { actor, reason: linkReasons.notOpened });
    });
  }
}

export function showSent({ channel, at, state }: MailedLink): SentLink {
  return { channel, at: at.toISOString(), state };
}
