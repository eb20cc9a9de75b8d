import type { Meaning } from './phone-channel.ts';

const MINUTE = 60_000;
const badNumber: Meaning = { reason: 'number_refused', final: true, elsewhere: true };
const account: Meaning = { reason: 'sms_account_blocked', elsewhere: true, ours: true };
const signIn: Meaning = { reason: 'sms_sign_in_refused', elsewhere: true, ours: true };
const later: Meaning = { reason: 'sms_rate_limited', waitMs: MINUTE };
const lost: Meaning = { reason: 'sms_undelivered', elsewhere: true };
const refused: Meaning = { reason: 'sms_refused', final: true, elsewhere: true, ours: true };

/** By Twilio's public list of error codes: refused calls have 2xxxx, messages that failed later mostly 30xxx. */
const meanings: Record<number, Meaning> = {
  14107: later,
  20003: signIn,
  20005: account,
  20429: later,
  21211: badNumber,
  // Sending to this country isn't switched on.
  21408: account,
  21601: account,
  21603: account,
  21606: account,
  // A trial account writes only to numbers that it verified.
  21608: account,
  // STOP.
  21610: { reason: 'opted_out', final: true, elsewhere: true },
  21611: later,
  21612: badNumber,
  21614: badNumber,
  21635: badNumber,
  21659: account,
  21703: account,
  30001: later,
  30002: account,
  // Switched off, or without reception.
  30003: { reason: 'handset_unreachable', elsewhere: true },
  30004: { reason: 'sms_blocked', elsewhere: true },
  30005: badNumber,
  // A landline.
  30006: badNumber,
  // The carrier took it for spam.
  30007: { reason: 'sms_filtered', elsewhere: true },
  30008: lost,
  30034: account,
};

/** `status`: of the refused call; null for a message that failed later. */
export function twilioMeaning(code: number | null, status: number | null): Meaning {
  const known = code === null ? undefined : meanings[code];
  if (known) return known;
  if (status === null) return lost;
  if (status === 429) return later;
  return status === 401 || status === 403 ? signIn : refused;
}
