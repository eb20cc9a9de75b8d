import { devicesScreen, fileScreen, rehearsalScreen } from '@volante/contract/admission/next-screen.ts';
import { bookingScreen } from '@volante/contract/admission/visit-parts.ts';
import { obligorScreen } from '@volante/contract/documents/rules.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';

/** How one kind of message to a person is sent. */
interface MessageRule {
  /** Whose content it is: how it is read, and what makes it outdated, is in `read-message.ts`. */
  about: 'application' | 'link' | 'visit' | 'review' | 'device' | 'guarantor';
  /** Between 21:00 and 8:00 of the driver's zone it waits. What answers somebody's own act at once, and what is due then, does not. */
  waits: boolean;
  /** Counts against `MESSAGES_PER_DAY`, and waits for the next day once that many were sent. */
  counts: boolean;
  /** The screen that its link opens, '' for the one where the application stands; null: what the message is about says it. */
  screen: string | null;
  /** These channels only, in this order. Default: all, in the order of the country (`MESSAGES_MX`, `MESSAGES_US`). */
  channels?: readonly MessageChannel[];
  /** Nobody at the company has to deliver it by hand when no channel can. */
  dropped?: true;
  /** No opt-out: the person themself has just asked for it. */
  asked?: true;
  /** Mails of this kind can't be stopped: the law or the safety of the application asks for them. */
  owed?: true;
}

const answer = { waits: false, counts: true } as const;
const news = { waits: true, counts: true } as const;
const punctual = { waits: false, counts: false } as const;

/**
 * Everything that is sent to a person: one row per event. Its texts are in `emails/texts-es.ts` and `emails/texts-en.ts`,
 * and the template for WhatsApp is made from them; how to add one is in docs/growing.md.
 */
export const messageTable = {
  application_sent: { about: 'application', ...answer, screen: '' },
  application_link: { about: 'link', ...answer, screen: '' },
  // With their data the consent to WhatsApp is gone.
  erased: { about: 'application', ...answer, screen: null, channels: ['email', 'sms'], asked: true },
  visit_booked: { about: 'visit', ...answer, screen: '' },
  visit_moved: { about: 'visit', ...answer, screen: '' },
  visit_cancelled: { about: 'visit', ...answer, screen: '' },
  visit_reminder_day: { about: 'visit', ...punctual, screen: rehearsalScreen },
  visit_reminder_hour: { about: 'visit', ...punctual, screen: bookingScreen },
  papers_sent_back: { about: 'review', ...news, screen: null },
  visit_wanted: { about: 'review', ...news, screen: bookingScreen },
  approved: { about: 'review', ...news, screen: '' },
  // Only a mail has room for the reasons and the notice that the law asks for.
  rejected: { about: 'review', ...news, screen: '', channels: ['email', 'whatsapp', 'sms'], owed: true },
  erasure_ahead: { about: 'review', ...news, screen: '', owed: true },
  privacy_answered: { about: 'review', ...news, screen: fileScreen, owed: true },
  account_signed_out: { about: 'review', ...news, screen: '', dropped: true },
  guarantor_agreed: { about: 'review', ...news, screen: `/documents/${obligorScreen}` },
  guarantor_refused: { about: 'review', ...news, screen: `/documents/${obligorScreen}` },
  answer_late: { about: 'review', ...news, screen: '', dropped: true },
  left_off_day: { about: 'review', ...news, screen: '', dropped: true },
  left_off_days: { about: 'review', ...news, screen: '', dropped: true },
  silence_warning: { about: 'review', ...news, screen: '' },
  silence_last_warning: { about: 'review', ...news, screen: '' },
  // The driver has just withdrawn it, or told staff to.
  closed_withdrew: { about: 'review', ...answer, screen: '' },
  closed_silent: { about: 'review', ...news, screen: '' },
  closed_duplicate: { about: 'review', ...news, screen: null },
  closed_not_served: { about: 'review', ...news, screen: '' },
  reopened: { about: 'review', ...answer, screen: '' },
  guarantor_asked: { about: 'guarantor', ...news, screen: null, dropped: true },
  guarantor_reminder: { about: 'guarantor', ...news, screen: null, dropped: true },
  access_code: { about: 'device', ...punctual, screen: null, dropped: true, asked: true },
  new_device: { about: 'device', ...answer, screen: devicesScreen, dropped: true, owed: true },
  link_replaced: { about: 'device', ...answer, screen: '', dropped: true, owed: true },
} as const satisfies Record<string, MessageRule>;

type Table = typeof messageTable;
type KindAbout<About> = { [Kind in keyof Table]: Table[Kind]['about'] extends About ? Kind : never }[keyof Table];

/** Messages to applicants, and to their guarantors. */
export type EmailKind = keyof Table;
export type VisitKind = KindAbout<'visit'>;
/** Messages about reviews, decisions and a coming erasure; each is sent only while it is still true. */
export type ReviewKind = KindAbout<'review'>;
/** Messages about the devices that see an application. They are sent or dropped: staff have nothing to tell by hand. */
export type DeviceKind = KindAbout<'device'>;
/** Messages to the guarantor whom the driver asks. */
export type GuarantorKind = KindAbout<'guarantor'>;

export const messageKinds = Object.keys(messageTable) as EmailKind[];

/** Whether whoever gets a message of this kind by this channel may stop such messages. */
export function mayStop(kind: EmailKind, channel: MessageChannel): boolean {
  const { asked = false, owed = false } = ruleOf(kind);
  return !asked && !(owed && channel === 'email');
}

export function ruleOf(kind: EmailKind): MessageRule {
  return messageTable[kind];
}

/** Whether the kind's row is about this. */
export function isAbout<About extends MessageRule['about']>(kind: EmailKind, about: About): kind is KindAbout<About> {
  return messageTable[kind].about === about;
}

export function kindsAbout<About extends MessageRule['about']>(about: About): KindAbout<About>[] {
  return messageKinds.filter((kind): kind is KindAbout<About> => isAbout(kind, about));
}

/** The two warnings before an application is closed because its driver is silent, in order. */
export const warningKinds = ['silence_warning', 'silence_last_warning'] as const satisfies ReviewKind[];
export type WarningKind = (typeof warningKinds)[number];

/** Notifications to the CRM. */
export const crmKinds = ['link_opened', 'stage_changed'] as const;
export type CrmKind = (typeof crmKinds)[number];

/** Messages about an application. */
export type DeliveryKind = EmailKind | CrmKind;

export function isCrmKind(kind: DeliveryKind): kind is CrmKind {
  return (crmKinds as readonly string[]).includes(kind);
}

/** Mails to the owner of a staff account about its sign-in and about controls. None has a link. */
export const accountMailKinds = [
  'password_changed',
  'authenticator_changed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'reset_invited',
  'access_reset',
  'control_proposed',
  'control_loosened',
  'environment_loosened',
  'webhook_off',
  'service_made',
  'service_grown',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** All mails to the owner of a staff account. */
export type OwnerMailKind = AccountMailKind | 'daily_digest' | 'reading_fell';

/** The result of an attempt. The alternative is throwing `DeliveryFault`. */
export type Outcome =
  | { state: 'sent'; channel: string }
  | { state: 'by_hand' | 'dropped'; reason: string }
  /** Not due yet; doesn't count as an attempt. */
  | { state: 'early'; until: Date };
