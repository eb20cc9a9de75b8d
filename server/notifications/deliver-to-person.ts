import type { Application } from '@volante/contract/admission/application.ts';
import { isClosed, type Stage } from '@volante/contract/admission/stages.ts';
import { answerTime } from '@volante/contract/words/answer-time.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { readApplication } from '../applications/applications.ts';
import type { Db } from '../core/database/db.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../core/deps.ts';
import { readContact } from '../personal-data/personal-data.ts';
import type { Channel, Message, Person } from '../providers/messages/messages.ts';
import { placeholdersOf } from './emails/device-mail.ts';
import { drawMessage } from './emails/email-layout.ts';
import { writeEmail } from './emails/email-text.ts';
import { occasionOf } from './emails/occasion.ts';
import {
  type DeviceKind,
  type EmailKind,
  type GuarantorKind,
  isDeviceKind,
  isGuarantorKind,
  isReviewKind,
  isVisitKind,
  type Outcome,
} from './kinds.ts';
import './notify-guarantor.ts';
import type * as store from './store.ts';
import type { VisitDetails } from './visit-details.ts';

/** A message and its recipient; an `Outcome` when there is nothing to send. */
type AddressedMessage = {
  person: Person & { name: string };
  message: (channel: Channel | null) => Message;
  /** The only channel that may be used; left out if any may. */
  channel?: string | undefined;
  /** Called once it was sent. */
  sent?: (() => Promise<void>) | undefined;
};

/** How long an invitation waits for the link of a meeting that the provider is still creating, in ms. */
const LINK_WAIT_MS = 10 * 60_000;

/** Sends one message through its channel, or the first one that reaches the applicant. Throws `DeliveryFault`. */
export async function deliverToPerson(deps: Deps, delivery: store.DeliveryRow, kind: EmailKind): Promise<Outcome> {
  const found = await (isDeviceKind(kind)
    ? readDeviceMessage(deps, delivery, kind)
    : readMessage(deps, delivery, kind));
  if ('state' in found) return found;
  const sent = await sendThrough(deps, found.person, found.message, found.channel);
  if (sent) await found.sent?.();
  // Nobody at the company has to tell it: a device has other proofs, and the driver can forward the guarantor's link.
  if (!sent && (isDeviceKind(kind) || isGuarantorKind(kind))) return { state: 'dropped', reason: 'no_address' };
  return sent ?? { state: 'by_hand', reason: deps.messages.channels.length > 0 ? 'no_address' : 'no_mail_server' };
}

/**
 * Sends a message through the first channel with an address for the person, or through `only` one; null if there is none. Throws
 * `DeliveryFault`.
 */
export async function sendThrough(
  { messages }: Pick<Deps, 'messages'>,
  person: Person,
  message: (channel: Channel) => Message,
  only?: string,
): Promise<Outcome | null> {
  for (const channel of messages.channels) {
    if (only !== undefined && channel.name !== only) continue;
    const address = channel.addressOf(person);
    if (address === null) continue;
    await channel.send(address, message(channel));
    return { state: 'sent', channel: channel.name };
  }
  return null;
}

/** The current text of the message, with the applicant's current address. */
export async function readMessage(
  deps: DbDeps &
    ConfigDeps &
    ClockDeps &
    Pick<Deps, 'findVisit' | 'findLinkToMail' | 'viewById' | 'findAskedGuarantor'>,
  delivery: store.DeliveryRow,
  kind: Exclude<EmailKind, DeviceKind>,
  { withLink = true } = {},
): Promise<AddressedMessage | Outcome> {
  if (isGuarantorKind(kind)) return readGuarantorMessage(deps, delivery, kind);
  const applicant = await readApplicant(deps.db, delivery.application_id);
  const link =
    kind === 'application_link' ? await deps.findLinkToMail(delivery.application_id, delivery.channel) : null;
  if (kind === 'application_link' && link?.createdAt.toISOString() !== delivery.detail)
    return { state: 'dropped', reason: 'overtaken' };
  const { appointment_id: appointmentId } = delivery;
  const visit = isVisitKind(kind) && appointmentId ? await deps.findVisit(appointmentId) : null;
  if (visit) {
    if (!stillStands(visit, delivery, kind)) return { state: 'dropped', reason: 'overtaken' };
    const until = new Date(delivery.created_at.getTime() + LINK_WAIT_MS);
    if (visit.isBooked && !visit.meetingLink && deps.now() < until && !kind.startsWith('visit_reminder'))
      return { state: 'early', until: new Date(Math.min(until.getTime(), deps.now().getTime() + 30_000)) };
  } else if (isVisitKind(kind)) return { state: 'dropped', reason: 'overtaken' };
  const view = isReviewKind(kind) || kind === 'application_sent' ? await deps.viewById(delivery.application_id) : null;
  const occasion = isReviewKind(kind) && view ? occasionOf(kind, delivery, view, deps.config) : null;
  if (isReviewKind(kind) && !occasion) return { state: 'dropped', reason: 'overtaken' };
  const person = link
    ? { name: applicant.firstName, email: link.email, phone: link.phone }
    : personOf(applicant, visit);
  const mail = writeEmail(kind, {
    language: delivery.language,
    brand: deps.config,
    name: person.name,
    isClosed: isClosed(applicant.stage),
    ...occasion,
    ...(link && applicant.stage !== 'created' && { variant: 'begun' }),
    ...(view?.companyTurn && { answerTime: answerTime(view.companyTurn, wordLanguageOf[delivery.language]) }),
    visit,
    link: withLink ? (link?.url ?? screenAddress(deps, view, occasion?.screen)) : null,
  });
  return {
    person,
    channel: delivery.channel ?? undefined,
    message: (channel) => ({
      key: delivery.id,
      ...drawMessage(mail, deps.config, delivery.language),
      calendar: visit && channel?.organizer ? invitation(delivery, kind, visit, channel.organizer, person.email) : null,
    }),
  };
}

/** The address of a screen; null unless a strange phone sees nothing there. */
function screenAddress({ config }: ConfigDeps, view: Application | null, screen: string | undefined): string | null {
  if (screen === undefined || !view?.id || config.SECOND_FACTOR !== 'known_devices') return null;
  return `${config.PUBLIC_URL}/${view.id}${screen}`;
}

async function readGuarantorMessage(
  deps: ConfigDeps & Pick<Deps, 'findAskedGuarantor'>,
  { id, application_id: applicationId, language, detail }: store.DeliveryRow,
  kind: GuarantorKind,
): Promise<AddressedMessage | Outcome> {
  const asked = await deps.findAskedGuarantor(applicationId);
  if (asked?.invitationId !== detail) return { state: 'dropped', reason: 'overtaken' };
  const { firstName: name, email, phone, asker, url } = asked;
  const mail = writeEmail(kind, { language, brand: deps.config, name, asker, isClosed: false, visit: null, link: url });
  return {
    person: { name, email, phone },
    message: () => ({ key: id, ...drawMessage(mail, deps.config, language) }),
  };
}

async function readDeviceMessage(
  deps: DbDeps & ConfigDeps & Pick<Deps, 'findDeviceMail'>,
  { id, application_id: applicationId, detail, language }: store.DeliveryRow,
  kind: DeviceKind,
): Promise<AddressedMessage | Outcome> {
  const found = await deps.findDeviceMail({ kind, applicationId, detail });
  if (!found) return { state: 'dropped', reason: 'overtaken' };
  const { person, channel, sent, url = null } = found;
  const mail = writeEmail(kind, {
    ...{ language, brand: deps.config, name: person.name, isClosed: false, visit: null, link: url },
    said: placeholdersOf(found, language),
  });
  const message = () => ({ key: id, ...drawMessage(mail, deps.config, language) });
  return { person, message, channel, sent };
}

function personOf(applicant: Omit<Applicant, 'stage'>, visit: VisitDetails | null) {
  return {
    name: applicant.firstName || visit?.firstName || '',
    email: applicant.email || visit?.email || '',
    phone: applicant.phone || visit?.phone || '',
  };
}

function stillStands(
  { isBooked, isCancelled, startsAt }: VisitDetails,
  { detail }: store.DeliveryRow,
  kind: EmailKind,
) {
  if (kind === 'visit_cancelled') return isCancelled;
  return isBooked && startsAt.toISOString() === detail;
}

// Reminders have no invitation: the calendar entry already exists.
function invitation(
  { language }: store.DeliveryRow,
  kind: EmailKind,
  visit: VisitDetails,
  organizer: { name: string; email: string },
  attendee: string,
): Message['calendar'] {
  if (kind === 'visit_reminder_day' || kind === 'visit_reminder_hour') return null;
  return visit.invite({ language, organizer, attendee });
}

/** The applicant's data for messages and the CRM; '' for unknown fields. */
interface Applicant {
  stage: Stage;
  firstName: string;
  email: string;
  phone: string;
}

export async function readApplicant(db: Db, applicationId: string): Promise<Applicant> {
  const [{ stage }, contact] = await Promise.all([readApplication(db, applicationId), readContact(db, applicationId)]);
  return { stage, ...contact };
}
