import type { CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { lockApplication } from '../../applications/applications.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { readMessaging } from '../../personal-data/personal-data.ts';
import type { Channel, Message, Person } from '../../providers/messages/messages.ts';
import { drawMessage } from '../emails/email-layout.ts';
import { type EmailKind, mayStop, messageKinds, messageTable, type Outcome, ruleOf } from '../kinds.ts';
import { optedOutAt } from '../opt-outs/opt-outs.ts';
import { shortenLink, stopLink } from '../short-links/short-links.ts';
import type { DeliveryRow } from '../store.ts';
import * as attempts from './attempt-store.ts';
import { findZone, startOfToday, tomorrowMorning, waitForMorning } from './hours.ts';
import { type AddressedMessage, readMessage } from './read-message.ts';

/** How long a channel has to deliver a message before the next one is used, in ms. */
export const CHANNEL_MS = 10 * 60_000;

/** How soon a channel is tried again while there is another one, in ms. */
const AGAIN_MS = 2 * 60_000;

const counted = messageKinds.filter((kind) => messageTable[kind].counts);

/** What is done next about a message: it is handed over to a channel, or it isn't. */
type Step = Outcome | ({ state: 'hand_over'; attemptId: string } & Way & { next: { until: Date } | null });

/**
 * Sends one message by the first channel that can deliver it. Throws `DeliveryFault` if it may work later.
 *
 * A channel other than e-mail is never handed the same message twice: before it is, the attempt is written as `sending`, and one that
 * nobody knows the end of waits for a report and is then passed on to the next channel. Mails carry the same Message-ID each time.
 */
export async function deliverToPerson(deps: Deps, delivery: DeliveryRow, kind: EmailKind): Promise<Outcome> {
  const found = await readMessage(deps, delivery, kind);
  if ('state' in found) return (await sentBefore(deps, delivery)) ?? found;
  for (;;) {
    const step = await transaction(deps, (trx) => beginAttempt(deps, trx, delivery, kind, found));
    if (step.state !== 'hand_over') return step;
    const outcome = await handOver(deps, delivery, kind, found, step);
    if (!outcome) continue;
    await found.sent?.();
    return outcome;
  }
}

/** What is outdated now may have been sent already, by a channel that hasn't delivered it. */
async function sentBefore({ db }: Deps, { id }: DeliveryRow): Promise<Outcome | null> {
  const tried = await attempts.selectAttempts(db, id);
  const sent = tried.findLast(({ state }) => isAccepted(state));
  return sent ? { state: 'sent', channel: sent.channel } : null;
}

const isAccepted = (state: attempts.AttemptRow['state']) =>
  state === 'sent' || state === 'delivered' || state === 'read';

/** Decides under the application's lock, so that two messages at once are not one too many for a day. */
async function beginAttempt(
  deps: Deps,
  trx: Trx,
  delivery: DeliveryRow,
  kind: EmailKind,
  found: AddressedMessage,
): Promise<Step> {
  const { id, application_id: applicationId } = delivery;
  const { country } = await lockApplication(trx, applicationId);
  const rule = ruleOf(kind);
  const now = deps.now();
  const tried = await attempts.selectAttempts(trx, id);
  const arrived = tried.find(({ state, passed_on }) => isAccepted(state) && (state !== 'sent' || !passed_on));
  if (arrived) return { state: 'sent', channel: arrived.channel };
  const late = await findLater(deps, trx, delivery, { country, kind, isNew: tried.length === 0 });
  if (late) return { state: 'early', until: late };

  const { ways, skipped } = await waysTo(deps, trx, { kind, country, applicationId, found });
  const isFresh = ({ channel }: Way) => !tried.some((attempt) => attempt.channel === channel.name);
  const [next, ...more] = ways.filter(isFresh);
  const open = tried.find(({ state, passed_on }) => (state === 'trying' || state === 'sending') && !passed_on);
  if (open) {
    const way = ways.find(({ channel }) => channel.name === open.channel);
    const until = new Date(open.began_at.getTime() + CHANNEL_MS);
    const isTrying = open.state === 'trying';
    const isMail = open.channel === 'email';
    if (!isTrying && !isMail && now < until) return { state: 'early', until };
    if (way && (isTrying ? !next || now < until : isMail)) {
      await attempts.updateAttempt(trx, open.id, [open.state], { state: 'sending', at: now });
      return { state: 'hand_over', attemptId: open.id, ...way, next: next ? { until } : null };
    }
    if (isTrying) await attempts.updateAttempt(trx, open.id, ['trying'], { state: 'failed', at: now });
    else await attempts.updateAttempt(trx, open.id, ['sending'], { passed_on: true, at: now, reason: 'maybe_sent' });
  }
  if (!next) return endOf(deps, rule, tried, skipped);
  const [channel, until] = [next.channel.name, new Date(now.getTime() + CHANNEL_MS)];
  const attemptId = await attempts.insertAttempt(trx, { applicationId, deliveryId: id, channel, at: now });
  return { state: 'hand_over', attemptId, ...next, next: more.length > 0 ? { until } : null };
}

/** When it may be sent; null: now. */
async function findLater(
  deps: Deps,
  trx: Trx,
  { id, application_id: applicationId }: DeliveryRow,
  { country, kind, isNew }: { country: CountryCode; kind: EmailKind; isNew: boolean },
): Promise<Date | null> {
  const { waits, counts } = ruleOf(kind);
  if (!waits && !counts) return null;
  const now = deps.now();
  const zone = await findZone({ ...deps, db: trx }, applicationId, country);
  const morning = waits ? waitForMorning(now, zone, id) : null;
  if (morning || !counts || !isNew) return morning;
  const sent = { applicationId, since: startOfToday(now, zone), kinds: counted, but: id };
  const isFull = (await attempts.countSent(trx, sent)) >= deps.config.MESSAGES_PER_DAY;
  return isFull ? tomorrowMorning(now, zone, id) : null;
}

interface Way {
  channel: Channel;
  address: string;
}

/** The channels that reach the person, preferred first, and why the others were left out. */
async function waysTo(
  deps: Deps,
  trx: Trx,
  asked: { kind: EmailKind; country: CountryCode; applicationId: string; found: AddressedMessage },
): Promise<{ ways: Way[]; skipped: 'opted_out' | null }> {
  const { kind, country, applicationId, found } = asked;
  const rule = ruleOf(kind);
  const ways: Way[] = [];
  let skipped: 'opted_out' | null = null;
  const { whatsappSince } = await readMessaging(trx, applicationId);
  // A guarantor hasn't agreed to anything yet.
  const agreedAt = rule.about === 'guarantor' ? null : whatsappSince;
  for (const channel of inOrder(deps, country, rule.channels, found.channel)) {
    const address = channel.addressOf(found.person);
    if (address === null) continue;
    // Whoever chose the channel, such as for a code, agreed to it.
    if (channel.name === 'whatsapp' && !agreedAt && found.channel !== 'whatsapp') continue;
    const outAt = mayStop(kind, channel.name) ? await optedOutAt(deps.keys, trx, channel.name, address) : null;
    // They agreed anew in the app.
    const isBack = channel.name === 'whatsapp' && agreedAt !== null && outAt !== null && agreedAt > outAt;
    if (outAt && !isBack) skipped = 'opted_out';
    else ways.push({ channel, address });
  }
  return { ways, skipped };
}

/** The configured channels in the order of the kind, or of the country. */
function inOrder(
  { messages, config }: Pick<Deps, 'messages' | 'config'>,
  country: CountryCode,
  own: readonly MessageChannel[] | undefined,
  only: string | undefined,
): Channel[] {
  const ofCountry = { mx: config.MESSAGES_MX, us: config.MESSAGES_US }[country];
  const order = (own ?? ofCountry).filter((name) => ofCountry.includes(name));
  return order.flatMap((name) => {
    const channel = messages.channels.find((item) => item.name === name);
    return channel && (only === undefined || only === name) ? channel : [];
  });
}

/** No channel is left. */
function endOf(
  { messages }: Deps,
  { dropped }: ReturnType<typeof ruleOf>,
  tried: readonly attempts.AttemptRow[],
  skipped: string | null,
): Outcome {
  const accepted = tried.findLast(({ state }) => isAccepted(state));
  // Passed on in vain: it may still arrive there.
  if (accepted) return { state: 'sent', channel: accepted.channel };
  const last = tried.at(-1);
  const reason =
    last?.reason ??
    (last ? 'maybe_sent' : (skipped ?? (messages.channels.length > 0 ? 'no_address' : 'no_mail_server')));
  return { state: dropped ? 'dropped' : 'by_hand', reason: dropped && !last && !skipped ? 'no_address' : reason };
}

/** Null: this channel can't, so another one is tried. Throws `DeliveryFault`. */
async function handOver(
  deps: Deps,
  delivery: DeliveryRow,
  kind: EmailKind,
  found: AddressedMessage,
  { attemptId, channel, address, next }: Extract<Step, { state: 'hand_over' }>,
): Promise<Outcome | null> {
  const { db } = deps;
  try {
    const message = await drawFor(deps, delivery, kind, found, { channel, address });
    const { messageId } = await channel.send(address, message);
    const accepted = { attemptId, channel: channel.name, messageId, hasNext: next !== null };
    return (await noteAccepted(deps, delivery, kind, accepted)) ? { state: 'sent', channel: channel.name } : null;
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error;
    const { code: reason, final, elsewhere, maybeSent } = error;
    const at = deps.now();
    if (maybeSent && channel.name !== 'email') {
      await attempts.updateAttempt(db, attemptId, ['sending'], { reason, at });
      return { state: 'early', until: new Date(at.getTime() + CHANNEL_MS) };
    }
    const isOver = final || (elsewhere && next !== null);
    await attempts.updateAttempt(db, attemptId, ['sending'], { state: isOver ? 'failed' : 'trying', reason, at });
    if (isOver && (elsewhere || next)) return null;
    // What is final on the last channel is given up, for staff to see.
    if (!next) throw error;
    const again = at.getTime() + Math.max(AGAIN_MS, error.retryAfterMs ?? 0);
    return { state: 'early', until: new Date(Math.min(again, next.until.getTime())) };
  }
}

async function drawFor(
  deps: Deps,
  delivery: DeliveryRow,
  kind: EmailKind,
  found: AddressedMessage,
  { channel, address }: Way,
): Promise<Message> {
  const link =
    found.url === null
      ? null
      : await shortenLink(deps, delivery, kind, found.url, channel.name === 'email' ? null : address);
  const canStop = channel.name === 'email' && mayStop(kind, 'email');
  const stop = canStop ? await stopLink(deps, delivery, address) : undefined;
  return {
    key: delivery.id,
    ...drawMessage(found.write(link, stop), deps.config, delivery.language),
    calendar: channel.organizer && found.calendar ? found.calendar(channel.organizer) : null,
  };
}

/** A channel that reports is looked at again, if there is another one. False if it has reported already that it failed. */
async function noteAccepted(
  deps: Deps,
  { application_id: applicationId }: DeliveryRow,
  kind: EmailKind,
  sent: { attemptId: string; channel: MessageChannel; messageId: string | null; hasNext: boolean },
): Promise<boolean> {
  const { attemptId, channel, messageId, hasNext } = sent;
  const at = deps.now();
  const look_at = messageId !== null && hasNext ? new Date(at.getTime() + CHANNEL_MS) : null;
  return transaction(deps, async (trx) => {
    const { country } = await lockApplication(trx, applicationId);
    const zone = await findZone({ ...deps, db: trx }, applicationId, country);
    await attempts.addToCount(trx, { month: `${dateIn(zone, at).slice(0, 7)}-01`, country, kind, channel });
    const known = { message_id: messageId, at };
    if (await attempts.updateAttempt(trx, attemptId, ['sending'], { state: 'sent', reason: null, look_at, ...known }))
      return true;
    // A report was faster than the answer.
    return attempts.updateAttempt(trx, attemptId, ['sent', 'delivered', 'read'], known);
  });
}

/**
 * Sends a message that belongs to no application through the first channel with an address for the person; null if there is none. Throws
 * `DeliveryFault`.
 */
export async function sendThrough(
  { messages }: Pick<Deps, 'messages'>,
  person: Person,
  message: Message,
  order: readonly MessageChannel[] = ['email'],
): Promise<Outcome | null> {
  for (const name of order) {
    const channel = messages.channels.find((item) => item.name === name);
    const address = channel?.addressOf(person) ?? null;
    if (!channel || address === null) continue;
    try {
      await channel.send(address, message);
      return { state: 'sent', channel: name };
    } catch (error) {
      if (!(error instanceof DeliveryFault && error.elsewhere)) throw error;
    }
  }
  return null;
}
