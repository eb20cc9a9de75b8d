import * as z from 'zod/mini';
import { instant, invitationStates } from '../application.ts';
import { email, typedPhone } from '../countries/contact.ts';
import { countryCodes } from '../country.ts';
import { rejectionReasons } from '../documents/rules.ts';
import { atMost } from '../fields/lengths.ts';
import { initialOf, lastTwoDigitsOf } from '../fields/masked.ts';
import { text } from '../fields/names.ts';
import { tidied } from '../fields/tidy-text.ts';
import { obligorCards } from './cards.ts';
import { Obligor } from './rules.ts';

/** The version of the product's own text of what a guarantor agrees to. Change it whenever that text changes its meaning. */
export const GUARANTEE_TEXT = 'guarantee-2026-11';

/** People whom one application may ask in 24 hours. */
export const INVITATIONS_A_DAY = 5;

/** The person whom the driver asks, in the driver's words. */
export const Invited = z.strictObject({
  firstName: text(1, 'first_name_required', 100),
  lastName: text(1, 'last_name_required', 100),
  phone: typedPhone,
  /** '' or left out if the driver doesn't know it. */
  email: z.optional(z.union([z.literal(''), email], { error: 'email_invalid' })),
});
export type Invited = z.infer<typeof Invited>;

/** One side of the guarantor's card, as the guarantor sees it. */
export const InvitedCard = z.object({
  type: z.enum(obligorCards),
  given: z.boolean(),
  /** Why staff sent it back; null otherwise. */
  reason: z.nullable(z.enum(rejectionReasons)),
});
export type InvitedCard = z.infer<typeof InvitedCard>;

/** What the guarantor's own link shows: nothing of the driver's but who asks. */
export const GuarantorView = z.object({
  id: z.string(),
  state: z.enum(invitationStates),
  country: z.enum(countryCodes),
  /** The language in which the driver asked. */
  language: z.enum(['es-MX', 'en']),
  /** Who asks: first name and initial of the last name. */
  asker: z.string(),
  /** What the guarantor commits to, in the operator's own words; null for the product's own text. */
  terms: z.nullable(z.object({ es: z.string(), en: z.string() })),
  /** The version of the text that is agreed to. */
  textVersion: z.string(),
  /** The company has decided on the application: nothing can be changed any more. */
  closed: z.optional(z.literal(true)),
  /** This device is known as the driver's: it can't answer for the guarantor. Everything else is then left empty. */
  driversDevice: z.optional(z.literal(true)),
  /** This device proved nothing: what the guarantor gave is masked, and can't be changed here. */
  access: z.optional(z.literal('limited')),
  /** What the guarantor gave; empty before. */
  data: z.object({ name: z.string(), phone: z.string(), email: z.string(), location: z.string() }),
  cards: z.array(InvitedCard).check(atMost(obligorCards.length)),
  /** Staff asked for a correction of these fields. */
  toCorrect: z.array(z.enum(['name', 'phone', 'email', 'location'])),
  agreedAt: z.nullable(instant),
});
export type GuarantorView = z.infer<typeof GuarantorView>;

/** What a device that proved nothing gets once the guarantor has agreed. */
export function limitedGuarantor(view: GuarantorView): GuarantorView {
  const { id, state, country, language, asker, terms, textVersion, closed, driversDevice, data } = view;
  return {
    ...{ id, state, country, language, asker: initialOf(asker), terms, textVersion },
    access: 'limited',
    ...(closed && { closed }),
    ...(driversDevice && { driversDevice }),
    data: { name: initialOf(data.name), phone: lastTwoDigitsOf(data.phone), email: '', location: '' },
    ...{ cards: [], toCorrect: [], agreedAt: null },
  };
}

export const Agreement = z.extend(Obligor, {
  documents: z
    .array(z.strictObject({ mediaId: z.string().check(atMost(64)), type: z.enum(obligorCards) }))
    .check(atMost(2)),
  /** Of the text that was shown. */
  textVersion: z.string().check(atMost(60)),
  language: z.enum(['es-MX', 'en']),
});
export type Agreement = z.infer<typeof Agreement>;

/** For the company only; the driver isn't told. */
export const Leaving = z.strictObject({
  reason: z.optional(z.string().check(tidied(), atMost(300, { error: 'value_too_long' }))),
});
export type Leaving = z.infer<typeof Leaving>;
