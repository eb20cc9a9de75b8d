import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { SentLink, ShownLink } from '@volante/contract/staff/links/link-calls.ts';
import { linkReasons } from '@volante/contract/staff/links/link-reasons.ts';
import { lockApplication } from '../../applications/applications.ts';
import { recordEvent, staff, system } from '../../applications/events.ts';
import * as links from '../../applications/links.ts';
import type { Db, Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { channelsOf } from '../../devices/access.ts';
import type { LinkToMail } from '../../notifications/emails/email-text.ts';
import { listLinkOpenings, listMailedLinks, type MailedLink, notifyLink } from '../../notifications/mailed-links.ts';
import { languageFor } from '../../notifications/notify.ts';
import { readContact, readMessaging, readProofs } from '../../personal-data/personal-data.ts';
import type { Person } from '../../providers/messages/messages.ts';
import * as store from './link-store.ts';

const DAY = 24 * 3600_000;
/** How long a mailed link may stay unopened, in ms: mailboxes are kept and searched. */
const UNOPENED = 14 * DAY;
/** Within this time, sending again does nothing, in ms. */
const SAME_WISH = 60_000;

/** The URL of a link, by its request id. */
export const addressOfLink = ({ config }: ConfigDeps, requestId: string) => `${config.PUBLIC_URL}/${requestId}`;

/**
 * How the link can be sent: to what the driver stored, or else to the e-mail that staff entered with it; masked. Without the channels
 * that aren't set up, and without e-mail if mailing links is off.
 */
export async function findLinkChannels(
  deps: ConfigDeps & Pick<Deps, 'messages'>,
  db: Db,
  applicationId: string,
): Promise<ShownLink['channels']> {
  const mayMail = deps.config.LINK_BY_MAIL === 'on';
  const reached = channelsOf(deps, await readRecipient(db, applicationId));
  const agreed = await readAgreed(db, applicationId);
  return reached
    .filter(({ channel }) => mayMail || channel !== 'email')
    .map((item) => (agreed[item.channel] ? item : { ...item, asks: true as const }));
}

/** Who gives a number in the app is told that we write there; WhatsApp needs the agreement itself. */
async function readAgreed(db: Db, applicationId: string): Promise<Record<MessageChannel, boolean>> {
  const { whatsappSince } = await readMessaging(db, applicationId);
  return { whatsapp: whatsappSince !== null, sms: (await readProofs(db, applicationId)).phone !== '', email: true };
}

async function readRecipient(db: Db, applicationId: string): Promise<Person> {
  const { email, phone } = await readContact(db, applicationId);
  return { email: email || (await store.selectOrigin(db, applicationId))?.email || '', phone };
}

/**
 * Throws `conflict_error` without a link, or without this channel or an address there, and `agreement_missing` where the driver hasn't
 * agreed to messages and nobody says that they did.
 */
export function sendLink(
  deps: Deps,
  account: StaffAccount,
  applicationId: string,
  { channel, agreed }: { channel: MessageChannel; agreed?: true | undefined },
): Promise<SentLink> {
  return transaction(deps, async (trx) => {
    const { country } = await lockApplication(trx, applicationId);
    const offered = await findLinkChannels(deps, trx, applicationId);
    const way = offered.find((item) => item.channel === channel);
    if (!way) throw new Problem('conflict_error');
    if (way.asks && !agreed) throw new Problem('agreement_missing');
    const { sent, isNew } = await queueLink(deps, trx, { applicationId, country, channel });
    if (isNew)
      await recordEvent(trx, applicationId, staff(account.id), 'link_sent', { channel, ...(way.asks && { agreed }) });
    return showSent(sent);
  });
}

interface LinkMessage {
  applicationId: string;
  country: CountryCode;
  channel: MessageChannel;
  /** Asked for by the driver who has it open: it isn't revoked when nobody opens the message. */
  isOwn?: boolean;
}

/**
 * Queues a message with the live link, unless one was queued within the last minute. Throws `conflict_error` without a live link. The
 * application must be locked.
 */
export async function queueLink(
  deps: Deps,
  trx: Trx,
  { applicationId, country, channel, isOwn = false }: LinkMessage,
): Promise<{ sent: MailedLink; isNew: boolean }> {
  const link = await links.readLiveLink(trx, applicationId);
  if (!link) throw new Problem('conflict_error');
  const linkCreatedAt = link.createdAt;
  const newest = async () => (await listMailedLinks(trx, applicationId)).find((sent) => sent.channel === channel);
  const last = await newest();
  const isSame = last?.linkCreatedAt === linkCreatedAt.toISOString();
  if (last && isSame && deps.now().getTime() - last.at.getTime() < SAME_WISH) return { sent: last, isNew: false };
  const given = (await store.selectOrigin(trx, applicationId))?.language;
  const language = await languageFor(trx, applicationId, given, country);
  await notifyLink(deps, trx, applicationId, { linkCreatedAt, language, channel });
  if (!isOwn) await store.updateMailed(trx, applicationId, deps.now());
  return { sent: (await newest()) as MailedLink, isNew: true };
}

/** The link and its recipient, for a message on this channel; by e-mail if it names none. */
export async function findLinkToMail(
  deps: DbDeps & ConfigDeps,
  applicationId: string,
  channel: string | null,
): Promise<LinkToMail | null> {
  if (deps.config.LINK_BY_MAIL === 'off' && (channel ?? 'email') === 'email') return null;
  const link = await links.readLiveLink(deps.db, applicationId);
  if (!link) return null;
  const url = addressOfLink(deps, link.requestId);
  return { ...(await readRecipient(deps.db, applicationId)), url, createdAt: link.createdAt };
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
