import type { Meaning } from './phone-channel.ts';

const MINUTE = 60_000;
const notThere: Meaning = { reason: 'not_on_whatsapp', final: true, elsewhere: true };
const heldBack: Meaning = { reason: 'whatsapp_held_back', final: true, elsewhere: true };
const template: Meaning = { reason: 'whatsapp_template_refused', elsewhere: true, ours: true };
const account: Meaning = { reason: 'whatsapp_account_blocked', elsewhere: true, ours: true };
const signIn: Meaning = { reason: 'whatsapp_sign_in_refused', elsewhere: true, ours: true };
const refused: Meaning = { reason: 'whatsapp_refused', final: true, elsewhere: true, ours: true };
const later = (waitMs: number): Meaning => ({ reason: 'whatsapp_rate_limited', waitMs });
const down: Meaning = { reason: 'whatsapp_unreachable' };

/**
 * By Meta's public list of the Cloud API's error codes. The same codes come with a refused call and with the status `failed` of a
 * message that was accepted.
 */
const meanings: Record<number, Meaning> = {
  0: signIn,
  1: down,
  2: down,
  3: signIn,
  4: later(15 * MINUTE),
  10: signIn,
  // The number that sends was deleted.
  33: account,
  190: signIn,
  368: account,
  80007: later(15 * MINUTE),
  130429: later(MINUTE),
  // The person is part of an experiment of Meta's.
  130472: heldBack,
  // Not allowed to write to this country.
  130497: heldBack,
  131000: down,
  131005: signIn,
  131016: down,
  131021: notThere,
  131026: notThere,
  // A test number writes only to numbers on its list.
  131030: account,
  131031: account,
  131037: account,
  131042: account,
  131045: account,
  131047: { reason: 'whatsapp_window_closed', final: true, elsewhere: true },
  // Too many people blocked us or took us for spam.
  131048: { reason: 'whatsapp_rate_limited', elsewhere: true, waitMs: 60 * MINUTE, ours: true },
  131049: heldBack,
  // The person stopped messages of this kind.
  131050: { reason: 'opted_out', final: true, elsewhere: true },
  // Too many messages to one person.
  131056: later(MINUTE),
  131057: down,
  132000: template,
  132001: template,
  132005: template,
  132007: template,
  132012: template,
  // Paused, because people disliked it.
  132015: template,
  // Disabled, because it was paused too often.
  132016: template,
  132018: template,
  132068: template,
  132069: template,
  133004: down,
  133010: account,
};

/** `status`: of the refused call; left out for a message that failed later. */
export function whatsappMeaning(code: number | null, status = 400): Meaning {
  const known = code === null ? undefined : meanings[code];
  if (known) return known;
  if (code !== null && code >= 200 && code < 300) return signIn;
  if (status === 429) return later(MINUTE);
  return status === 401 || status === 403 ? signIn : refused;
}
