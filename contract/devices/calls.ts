import * as z from 'zod/mini';
import { instant } from '../application.ts';
import { documentTypes } from '../documents/rules.ts';
import { endpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { messageChannels } from '../notifications/channels.ts';

/** `full`: stored values are shown and may be changed. `limited`: this device proved nothing, so they are masked. */
export const accesses = ['full', 'limited'] as const;
export type Access = (typeof accesses)[number];

/**
 * How a device came to be known: it stored the first personal data; it scanned the code of a known one; it typed a code that we
 * sent; it answered questions; staff let it in after a call.
 */
export const deviceOrigins = ['first_data', 'hand_off', 'code', 'answers', 'staff'] as const;
export type DeviceOrigin = (typeof deviceOrigins)[number];

/** Whose device it is: the applicant's link and the guarantor's own have devices apart from each other. */
export const parties = ['applicant', 'guarantor'] as const;
export type Party = (typeof parties)[number];

export const CODE_DIGITS = 6;
/** In minutes: how long a code, and the token of a hand-off, is accepted. */
export const CODE_MINUTES = 10;
/** Tries of one code; afterwards another one has to be sent. Also the tries of the answers in a day. */
export const PROOF_TRIES = 5;
/** In seconds, between two codes. */
export const RESEND_SECONDS = 30;
/** Codes sent in 24 hours. */
export const CODES_A_DAY = 5;

const sentCode = z.object({
  channel: z.enum(messageChannels),
  /** The masked address or number. */
  to: z.string(),
  expiresAt: instant,
  /** When another one may be sent. */
  resendAt: instant,
  triesLeft: z.number(),
});

/** What this device may see, and how it can prove that it is the applicant's. */
export const DeviceAccess = z.object({
  access: z.enum(accesses),
  /** Where a code can be sent; addresses and numbers are masked. Empty for `full`. */
  channels: z
    .array(z.object({ channel: z.enum(messageChannels), to: z.string() }))
    .check(atMost(messageChannels.length)),
  /** The code that was sent last to this device and can still be typed. */
  code: z.nullable(sentCode),
  /**
   * Without a channel: the birth date and the last four characters of this identifier can be asked instead. Null with a channel,
   * and if the applicant gave no such identifier.
   */
  answers: z.nullable(z.object({ identifier: z.enum(['curp', 'ssn']), triesLeft: z.number() })),
  /** This device asked staff to let it in: the number to read out to them on the phone. */
  help: z.nullable(z.object({ number: z.string() })),
});
export type DeviceAccess = z.infer<typeof DeviceAccess>;

/** A device that may see the application. Names are those the browser gives; '' if it gives none. */
export const KnownDevice = z.object({
  deviceId: z.string(),
  origin: z.enum(deviceOrigins),
  /** `Chrome`, `WhatsApp`. */
  browser: z.string(),
  /** `Android`, `iPhone`, `Windows`. */
  system: z.string(),
  knownSince: instant,
  lastUsedAt: instant,
  /** The device that asks. */
  current: z.optional(z.literal(true)),
});
export type KnownDevice = z.infer<typeof KnownDevice>;

/** Devices of one application; the one used longest ago loses its access to a further one. */
export const MOST_DEVICES = 20;

export const KnownDevices = z.object({ items: z.array(KnownDevice).check(atMost(MOST_DEVICES)) });

const of = '/public/admission/requests/{id}';

export const deviceEndpoints = {
  getAccess: endpoint({
    method: 'GET',
    path: `${of}/access`,
    summary: 'What this device may see of the application, and how it can prove that it is the applicant’s.',
    gate: 'link',
    limited: 'same',
    result: DeviceAccess,
    refusals: [],
  }),
  sendCode: endpoint({
    method: 'POST',
    path: `${of}/access/code`,
    summary: 'Sends a code of six digits to the stored address or number. The code before it is void.',
    gate: 'link',
    limited: 'same',
    body: z.strictObject({ channel: z.enum(messageChannels, { error: 'invalid_value' }) }),
    result: DeviceAccess,
    refusals: ['conflict_error', 'rate_limited'],
  }),
  checkCode: endpoint({
    method: 'POST',
    path: `${of}/access/code/check`,
    summary: 'Makes this device known by the code. A wrong one is a 422 at `code`.',
    gate: 'link',
    limited: 'same',
    body: z.strictObject({ code: z.string().check(atMost(20)) }),
    result: DeviceAccess,
    refusals: ['rate_limited'],
  }),
  checkAnswers: endpoint({
    method: 'POST',
    path: `${of}/access/answers`,
    summary:
      'Makes this device known by the birth date and the last four characters of the identifier. Wrong ones are a 422 that does not say which.',
    gate: 'link',
    limited: 'same',
    body: z.strictObject({ birthdate: z.string().check(atMost(10)), lastFour: z.string().check(atMost(10)) }),
    result: DeviceAccess,
    refusals: ['conflict_error', 'rate_limited'],
  }),
  askStaff: endpoint({
    method: 'POST',
    path: `${of}/access/help`,
    summary: 'Asks staff to let this device in; returns the number to read out to them.',
    gate: 'link',
    limited: 'same',
    result: DeviceAccess,
    refusals: ['rate_limited'],
  }),
  startHandOff: endpoint({
    method: 'POST',
    path: `${of}/access/hand-off`,
    summary: 'A token, valid once, with which another device becomes known. Only known devices get one.',
    gate: 'link',
    limited: 'refused',
    result: z.object({ token: z.string(), expiresAt: instant }),
    refusals: ['device_not_proved'],
  }),
  useHandOff: endpoint({
    method: 'POST',
    path: `${of}/access/hand-off/use`,
    summary: 'Makes this device known by the token of a known one. A used or late token changes nothing.',
    gate: 'link',
    limited: 'same',
    body: z.strictObject({ token: z.string().check(atMost(100)) }),
    result: DeviceAccess,
    refusals: [],
  }),
  showOpenDocument: endpoint({
    method: 'PUT',
    path: `${of}/access/hand-off/document`,
    summary:
      'A phone that takes one document after another says which one it has open, every 20 seconds; null between two. The application has it as `openOnPhone` for a minute.',
    gate: 'link',
    limited: 'refused',
    body: z.strictObject({ type: z.nullable(z.enum(documentTypes, { error: 'invalid_value' })) }),
    result: z.object({ noted: z.literal(true) }),
    refusals: ['device_not_proved'],
  }),
  listDevices: endpoint({
    method: 'GET',
    path: `${of}/devices`,
    summary: 'The known devices, the one used last first.',
    gate: 'link',
    limited: 'refused',
    result: KnownDevices,
    refusals: ['device_not_proved'],
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: `${of}/devices/{deviceId}`,
    summary: 'Signs a device out. Its own device id signs this one out.',
    gate: 'link',
    limited: 'refused',
    result: KnownDevices,
    refusals: ['device_not_proved', 'not_found_error'],
  }),
  removeOtherDevices: endpoint({
    method: 'DELETE',
    path: `${of}/devices`,
    summary: 'Signs out every device but this one.',
    gate: 'link',
    limited: 'refused',
    result: KnownDevices,
    refusals: ['device_not_proved'],
  }),
  reportDevice: endpoint({
    method: 'POST',
    path: `${of}/devices/{deviceId}/not-mine`,
    summary:
      'The applicant does not know this device: signs it out, tells staff, and replaces the link. Returns the id of the new link, which this device goes on with.',
    gate: 'link',
    limited: 'refused',
    result: z.object({ id: z.string() }),
    refusals: ['device_not_proved', 'not_found_error'],
  }),
};
