import type { Language } from '@volante/contract/countries/country.ts';
import { capital, wordLanguageOf } from '@volante/contract/words/languages.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import type { Config } from '../../config/config.ts';
import type { EmailKind } from '../kinds.ts';
import type { VisitDetails } from '../visit-details.ts';
import { emailTexts } from './texts.ts';
import { readDay, readTime } from './visit-time.ts';

/** The content of a message, before it becomes plain text or HTML. */
export interface EmailText {
  subject: string;
  greeting: string;
  lines: string[];
  /** What is to be done, or why it was decided so, below the sentence that announces it. */
  points: { lead: string; items: string[] } | null;
  /** The visit's day and time, shown prominently. */
  when: { day: string; time: string } | null;
  /** The place of the visit, or the application. */
  join: { words: string; url: string } | null;
  after: string[];
  signature: string;
}

interface Facts {
  language: Language;
  brand: Pick<Config, 'BRAND_NAME' | 'SUPPORT_PHONE' | 'SUPPORT_WHATSAPP' | 'SUPPORT_EMAIL'>;
  /** Used in the greeting when it looks like a name; empty when unknown. */
  name: string;
  /** True after the decision: no more bookings or changes. */
  isClosed: boolean;
  /** What the delivery keeps of its event. */
  variant?: string;
  points?: readonly string[];
  /** `yyyy-mm-dd`: the announced day. */
  on?: string;
  /** The operator's own words below all others. */
  notice?: string;
  visit: Pick<VisitDetails, 'startsAt' | 'zone' | 'meetingLink' | 'isBooked'> | null;
  /** The link of the application, of the one e-mail that carries it. */
  link?: string | null;
}

/**
 * The text of a message. It holds nothing the applicant uploaded, and the link of the application, which is its only credential,
 * only where staff mail it to an address of their own.
 */
export function writeEmail(kind: EmailKind, facts: Facts): EmailText {
  const { language, brand, name, isClosed, variant = '', points = [], on, notice, visit, link = null } = facts;
  const texts = emailTexts[language];
  const { subject, lines, variants, pointsLead, after, afterDecision = after } = texts.emails[kind];
  const { BRAND_NAME } = brand;
  const words = wordLanguageOf[language];
  const day = visit ? readDay(visit.startsAt, visit.zone, words) : '';
  const time = visit ? readTime(visit.startsAt, visit.zone, words) : '';
  const announced = on ? readDay(new Date(`${on}T12:00:00Z`), 'UTC', words) : '';
  const meeting = visit?.isBooked ? visit.meetingLink : null;
  return {
    subject: subject({ brand: BRAND_NAME, day, time }),
    greeting: texts.greeting(isName(name) ? name : ''),
    lines: (variants?.[variant] ?? lines).map((line) => line.replace('{day}', announced)),
    points: pointsLead && points.length > 0 ? { lead: pointsLead, items: [...points] } : null,
    when: visit && { day: capital(day), time: texts.at(time, zoneName(visit.zone, words)) },
    join: meeting ? { words: texts.join, url: meeting } : link ? { words: texts.open, url: link } : null,
    after: [
      ...(visit?.isBooked && !meeting ? [texts.joinLater] : []),
      ...(isClosed ? afterDecision : after).map((line) => line.replace('{brand}', BRAND_NAME)),
      ...helpLine(texts.help, brand),
      ...(notice ? [notice] : []),
    ],
    signature: BRAND_NAME,
  };
}

// The address is unverified, so text that is not a name, such as a link, must not be mailed in our name.
function isName(name: string): boolean {
  return name.length <= 40 && /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u.test(name);
}

function helpLine(
  help: (channels: string) => string,
  { SUPPORT_WHATSAPP, SUPPORT_PHONE, SUPPORT_EMAIL }: Facts['brand'],
): string[] {
  const channels = [SUPPORT_WHATSAPP && `WhatsApp ${SUPPORT_WHATSAPP}`, SUPPORT_PHONE, SUPPORT_EMAIL].filter(Boolean);
  return channels.length > 0 ? [help(channels.join(' · '))] : [];
}
