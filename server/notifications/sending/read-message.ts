import { type ClosedReason, isClosed } from '@volante/contract/admission/closing.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import { answerTime } from '@volante/contract/words/answer-time.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { readApplication } from '../../applications/applications.ts';
import { readLastAct } from '../../applications/events.ts';
import { readLiveLink } from '../../applications/links.ts';
import type { Db } from '../../core/database/db.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { readContact } from '../../personal-data/personal-data.ts';
import type { Channel, Message, Person } from '../../providers/messages/messages.ts';
import { placeholdersOf } from '../emails/device-mail.ts';
import { type EmailText, writeEmail } from '../emails/email-text.ts';
import { occasionOf } from '../emails/occasion.ts';
import { type DeviceKind, type EmailKind, type GuarantorKind, isAbout, type Outcome, ruleOf } from '../kinds.ts';
import { dayNamed, readWarned } from '../notify-closing.ts';
import '../notify-guarantor.ts';
import type * as store from '../store.ts';
import type { VisitDetails } from '../visit-details.ts';

/** A message and its recipient. */
export interface AddressedMessage {
  person: Person & { name: string };
  /** Where its button leads; null without one. */
  url: string | null;
  /** Its text, with what stands for `url`, and the address by which such mails are stopped. */
  write(url: string | null, stop?: string): EmailText;
  calendar?: (organizer: NonNullable<Channel['organizer']>) => Message['calendar'];
  /** The only channel that may be used; left out if any may. */
  channel?: string | undefined;
  /** Called once it was sent. */
  sent?: (() => Promise<void>) | undefined;
}

const overtaken: Outcome = { state: 'dropped', reason: 'overtaken' };

/** How long an invitation waits for the link of a meeting that the provider is still creating, in ms. */
const LINK_WAIT_MS = 10 * 60_000;

type ReadDeps = DbDeps &
  ConfigDeps &
  ClockDeps &
  Pick<Deps, 'findVisit' | 'findLinkToMail' | 'viewById' | 'findAskedGuarantor' | 'findSilentSince'>;

/** The current content of the message with the current address; an `Outcome` when there is nothing to send. */
export function readMessage(
  deps: ReadDeps & Pick<Deps, 'findDeviceMail'>,
  delivery: store.DeliveryRow,
  kind: EmailKind,
): Promise<AddressedMessage | Outcome> {
  if (isAbout(kind, 'device')) return readDeviceMessage(deps, delivery, kind);
  return readMessageForStaff(deps, delivery, kind);
}

/** The same for messages that staff may deliver by hand. */
export async function readMessageForStaff(
  deps: ReadDeps,
  delivery: store.DeliveryRow,
  kind: Exclude<EmailKind, DeviceKind>,
): Promise<AddressedMessage | Outcome> {
  if (isAbout(kind, 'guarantor')) return readGuarantorMessage(deps, delivery, kind);
  const applicant = await readApplicant(deps.db, delivery.application_id);
  const isLink = isAbout(kind, 'link');
  const link = isLink ? await deps.findLinkToMail(delivery.application_id, delivery.channel) : null;
  if (isLink && link?.createdAt.toISOString() !== delivery.detail) return overtaken;
  const { appointment_id: appointmentId } = delivery;
  const visit = isAbout(kind, 'visit') && appointmentId ? await deps.findVisit(appointmentId) : null;
  // It is cancelled within minutes, which has a message of its own.
  const isOver = applicant.closed !== null;
  if (isOver && (kind === 'application_sent' || (isAbout(kind, 'visit') && kind !== 'visit_cancelled')))
    return overtaken;
  if (visit) {
    if (!stillStands(visit, delivery, kind)) return overtaken;
    const until = new Date(delivery.created_at.getTime() + LINK_WAIT_MS);
    if (visit.isBooked && !visit.meetingLink && deps.now() < until && !kind.startsWith('visit_reminder'))
      return { state: 'early', until: new Date(Math.min(until.getTime(), deps.now().getTime() + 30_000)) };
  } else if (isAbout(kind, 'visit')) return overtaken;
  const isReview = isAbout(kind, 'review');
  const view = isReview || kind === 'application_sent' ? await deps.viewById(delivery.application_id) : null;
  const hasBegun = link !== null && (await readLastAct(deps.db, delivery.application_id)) !== null;
  const turn = view?.companyTurn;
  const occasion = isReview && view ? occasionOf(kind, delivery, view, deps.config) : null;
  if (isReview && !occasion) return overtaken;
  if (kind === 'left_off_day' || kind === 'left_off_days') {
    const lastAct = await readLastAct(deps.db, delivery.application_id);
    if (lastAct?.toISOString() !== delivery.detail) return overtaken;
  }
  if (occasion && view && (kind === 'silence_warning' || kind === 'silence_last_warning')) {
    const since = await deps.findSilentSince(delivery.application_id);
    if (since?.toISOString() !== readWarned(delivery.detail).since) return overtaken;
    occasion.on = dayNamed(kind, delivery.detail, view.country, deps.now());
  }
  const person = link
    ? { name: applicant.firstName, email: link.email, phone: link.phone }
    : personOf(applicant, visit);
  const facts = {
    language: delivery.language,
    brand: deps.config,
    name: person.name,
    isClosed: isClosed(applicant),
    isOver,
    ...occasion,
    ...(turn && { answerTime: answerTime(turn, wordLanguageOf[delivery.language]) }),
    ...(hasBegun && { variant: 'begun' }),
    visit,
  };
  return {
    person,
    channel: delivery.channel ?? undefined,
    url: link?.url ?? (await screenAddress(deps, delivery.application_id, occasion?.screen ?? ruleOf(kind).screen)),
    write: (url, stop) => writeEmail(kind, { ...facts, link: url, stop }),
    ...(visit && { calendar: (organizer) => invitation(delivery, kind, visit, organizer, person.email) }),
  };
}

/** The address of a screen; null unless a strange phone sees nothing there. */
async function screenAddress(
  { db, config }: DbDeps & ConfigDeps,
  applicationId: string,
  screen: string | null,
): Promise<string | null> {
  if (screen === null || config.SECOND_FACTOR !== 'known_devices') return null;
  const link = await readLiveLink(db, applicationId);
  return link && `${config.PUBLIC_URL}/${link.requestId}${screen}`;
}

async function readGuarantorMessage(
  deps: ConfigDeps & Pick<Deps, 'findAskedGuarantor'>,
  { application_id: applicationId, language, detail }: store.DeliveryRow,
  kind: GuarantorKind,
): Promise<AddressedMessage | Outcome> {
  const asked = await deps.findAskedGuarantor(applicationId);
  if (asked?.invitationId !== detail) return overtaken;
  const { firstName: name, email, phone, asker, url } = asked;
  const facts = { language, brand: deps.config, name, asker, isClosed: false, visit: null };
  return {
    person: { name, email, phone },
    url,
    write: (link, stop) => writeEmail(kind, { ...facts, link, stop }),
  };
}

async function readDeviceMessage(
  deps: DbDeps & ConfigDeps & Pick<Deps, 'findDeviceMail'>,
  { application_id: applicationId, detail, language }: store.DeliveryRow,
  kind: DeviceKind,
): Promise<AddressedMessage | Outcome> {
  const found = await deps.findDeviceMail({ kind, applicationId, detail });
  if (!found) return overtaken;
  const { person, channel, sent, url = null } = found;
  const said = placeholdersOf(found, language);
  const facts = { language, brand: deps.config, name: person.name, isClosed: false, visit: null, said };
  return { person, channel, sent, url, write: (link, stop) => writeEmail(kind, { ...facts, link, stop }) };
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

/** The applicant's data for messages; '' for unknown fields. */
interface Applicant {
  stage: Stage;
  closed: ClosedReason | null;
  firstName: string;
  email: string;
  phone: string;
}

async function readApplicant(db: Db, applicationId: string): Promise<Applicant> {
  const [{ stage, closed }, contact] = await Promise.all([
    readApplication(db, applicationId),
    readContact(db, applicationId),
  ]);
  return { stage, closed, ...contact };
}
