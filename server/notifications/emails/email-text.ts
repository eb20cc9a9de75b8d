import { groupContact } from '@volante/contract/countries/phone.ts';
import type { Language } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { formatLongDate, formatTime, sentence } from '@volante/contract/words/day-and-time.ts';
import { capital, type WordLanguage, wordLanguageOf } from '@volante/contract/words/languages.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import type { Config } from '../../config/config.ts';
import { type EmailKind, ruleOf } from '../kinds.ts';
import type { VisitDetails } from '../visit-details.ts';
import { emailTexts } from './texts.ts';

/** The content of a message, before it becomes plain text or HTML. */
export interface EmailText {
  subject: string;
  greeting: string;
  lines: string[];
  /** Tasks for the driver or reasons for the decision, below the sentence that announces them. */
  points: { lead: string; items: string[] } | null;
  /** The visit's day and time, shown prominently. */
  when: { day: string; time: string } | null;
  /** The button: to the video call, or to the application. */
  join: { words: string; url: string } | null;
  after: string[];
  signature: string;
  /** How mails of this kind are stopped; left out where nobody can. */
  stop?: { words: string; url: string } | undefined;
  /** The message for a phone; left out for mails to the owners of accounts. */
  phone?: PhoneText;
}

/** A message for a phone. */
export interface PhoneText {
  kind: EmailKind;
  /** With `{placeholders}`. */
  text: string;
  values: Readonly<Record<string, string>>;
  /** Sentences that follow in a text message as far as there is room; not in a template, whose words are approved before. */
  more?: readonly string[];
  link: string | null;
  /** How to stop it; null where nobody can. */
  optOut: string | null;
}

interface Facts {
  language: Language;
  brand: Pick<Config, 'BRAND_NAME' | 'SUPPORT_PHONE' | 'SUPPORT_WHATSAPP' | 'SUPPORT_EMAIL'>;
  /** Used in the greeting when it looks like a name; empty when unknown. */
  name: string;
  /** Who asks a guarantor; used when it looks like a name. */
  asker?: string;
  /** True after the decision: no more bookings or changes. */
  isClosed: boolean;
  /** Selects one of the message's `variants`; empty for the usual text. */
  variant?: string;
  points?: readonly string[];
  /** `yyyy-mm-dd`: the announced day. */
  on?: string;
  /** The operator's own notice, below everything else. */
  notice?: string;
  /** The driver may apply again from a day that staff have set. */
  canApplyAgain?: boolean;
  /** `on` is the last day on which the driver may reopen the application. */
  canReopen?: boolean;
  isOver?: boolean;
  /** Apart from `points`, nothing is missing. */
  hasRest?: boolean;
  /** How long an answer usually takes; '' while too few are known. */
  answerTime?: string;
  visit: Pick<VisitDetails, 'startsAt' | 'zone' | 'meetingLink' | 'isBooked' | 'canMove'> | null;
  /** The application's link, or the address of one of its screens, in the messages that contain it. */
  link?: string | null;
  /** The values of other placeholders in the lines, by name. */
  said?: Readonly<Record<string, string>>;
  /** The address by which such mails are stopped. */
  stop?: string | undefined;
}

/**
 * The text of a message. It contains nothing the applicant uploaded. Messages may carry the application's link: a device that isn't
 * known sees nothing by it. A guarantor's own link is only in the messages to the guarantor.
 */
export function writeEmail(kind: EmailKind, facts: Facts): EmailText {
  const { language, brand, name, isClosed, variant = '', points = [], on, notice, visit, link = null } = facts;
  const asker = facts.asker && isName(facts.asker) ? facts.asker : '';
  const texts = emailTexts[language];
  const {
    subject,
    short,
    lines,
    variants,
    pointsLead,
    after,
    afterDecision = after,
    open = texts.open,
  } = texts.emails[kind];
  const { BRAND_NAME } = brand;
  const words = wordLanguageOf[language];
  const day = visit ? readDay(visit.startsAt, visit.zone, words) : '';
  const time = visit ? readTime(visit.startsAt, visit.zone, words) : '';
  const announced = on ? readDay(new Date(`${on}T12:00:00Z`), 'UTC', words) : '';
  const help = helpLine(texts.help, brand);
  const at = visit && texts.at(time, zoneName(visit.zone, words));
  const said = { asker: asker || texts.someone, ...facts.said };
  const { canApplyAgain = false, canReopen = false, isOver = false, hasRest = false, answerTime = '' } = facts;
  const claims = {
    ...{ brand: BRAND_NAME, canAsk: hasContact(brand), canApplyAgain, canReopen, isOver, hasRest, answerTime },
    canMove: visit?.canMove ?? false,
  };
  const meeting = visit?.isBooked ? visit.meetingLink : null;
  return {
    subject: subject({ brand: BRAND_NAME, day, time, asker }),
    greeting: texts.greeting(isName(name) ? name : ''),
    lines: (variants?.[variant] ?? lines).map((line) => filled(line, { day: announced, ...said })),
    points: pointsLead && points.length > 0 ? { lead: pointsLead, items: [...points] } : null,
    when: at ? { day: capital(day), time: at } : null,
    join: meeting ? { words: texts.join, url: meeting } : link ? { words: open, url: link } : null,
    after: [
      ...(visit?.isBooked && !meeting ? [texts.joinLater] : []),
      ...(isClosed ? afterDecision : after).flatMap(
        (sentence) =>
          filled((typeof sentence === 'string' ? sentence : sentence(claims)) ?? '', { day: announced }) || [],
      ),
      ...help,
      ...(notice ? [notice] : []),
    ],
    signature: BRAND_NAME,
    ...(facts.stop && { stop: { words: texts.stop, url: facts.stop } }),
    phone: {
      ...{ kind, text: short, link, optOut: ruleOf(kind).asked ? null : texts.optOut },
      ...(kind === 'approved' && { more: points }),
      values: {
        ...said,
        day: announced || day,
        time: at ?? '',
        tasks: points.join(' '),
        answer: answerTime || texts.thanks,
      },
    },
  };
}

export function filled(line: string, values: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{(\w+)\}(\.?)/g, (placeholder, name: string, stop: string) => {
    const value = values[name];
    return value === undefined ? placeholder : stop ? sentence(value) : value;
  });
}

/** Text that isn't a name, such as a link, must not be mailed under our name: whoever typed it may be anybody. */
export function isName(name: string): boolean {
  return name.length <= 40 && /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u.test(name);
}

/** Whether the company has set a contact. */
export function hasContact({ SUPPORT_WHATSAPP, SUPPORT_PHONE, SUPPORT_EMAIL }: Facts['brand']): boolean {
  return Boolean(SUPPORT_WHATSAPP || SUPPORT_PHONE || SUPPORT_EMAIL);
}

function helpLine(
  help: (channels: string) => string,
  { SUPPORT_WHATSAPP, SUPPORT_PHONE, SUPPORT_EMAIL }: Facts['brand'],
): string[] {
  const channels = [
    SUPPORT_WHATSAPP && `WhatsApp ${groupContact(SUPPORT_WHATSAPP)}`,
    SUPPORT_PHONE && groupContact(SUPPORT_PHONE),
    SUPPORT_EMAIL,
  ].filter(Boolean);
  return channels.length > 0 ? [help(channels.join(' · '))] : [];
}

/** The link of an application, and where it may be sent. Provided by the feature that creates links. */
export interface LinkToMail {
  email: string;
  phone: string;
  url: string;
  /** Distinguishes this link from earlier ones of the application. */
  createdAt: Date;
}

declare module '../../core/deps.ts' {
  interface Deps {
    /** Null without a live link, and for e-mail (which no channel means) while links aren't mailed. */
    findLinkToMail(applicationId: string, channel: string | null): Promise<LinkToMail | null>;
  }
}

/** `miércoles, 2 de diciembre` / `Wednesday, December 2`, of an instant in a zone. */
export function readDay(at: Date, zone: string, language: WordLanguage): string {
  return plainBlanks(formatLongDate(dateIn(zone, at), language));
}

/** `9:30 a.m.` / `9:30 AM`. */
export function readTime(at: Date, zone: string, language: WordLanguage): string {
  return plainBlanks(formatTime(at, zone, language));
}

// ICU emits narrow and non-breaking spaces, which old mail programs show as a box.
function plainBlanks(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
