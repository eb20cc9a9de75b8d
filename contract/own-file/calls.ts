import * as z from 'zod/mini';
import { day, instant } from '../application.ts';
import { consentKinds } from '../country.ts';
import { endpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import {
  fileOrigins,
  LONGEST_REQUEST,
  MOST_OPENINGS,
  MOST_ROWS,
  requestKinds,
  requestOutcomes,
  withdrawableConsents,
  writtenKinds,
} from './rules.ts';

/** A stored value; its name and meaning are in `contract/words/own-file`. */
const FileField = z.object({
  name: z.string(),
  /** Days are `yyyy-mm-dd`, moments are instants. */
  value: z.union([z.string(), z.number(), z.boolean()]),
  /** The value is an identifier of which only the end is shown; `showIdentifier` gives the rest. */
  masked: z.optional(z.literal(true)),
  origin: z.optional(z.enum(fileOrigins)),
});
export type FileField = z.infer<typeof FileField>;

/** A part of the file: what one table of the product holds about the driver. */
const FilePart = z.object({
  part: z.string(),
  /** The newest first. */
  rows: z.array(z.object({ fields: z.array(FileField).check(atMost(100)) })).check(atMost(MOST_ROWS)),
  /** How many older rows only the download has. */
  more: z.number(),
});
export type FilePart = z.infer<typeof FilePart>;

const GivenConsent = z.object({
  kind: z.enum(consentKinds),
  textVersion: z.string(),
  language: z.enum(['es-MX', 'en']),
  at: instant,
  withdrawnAt: z.nullable(instant),
});
export type GivenConsent = z.infer<typeof GivenConsent>;

/** A member of staff opened a part. */
const Opening = z.object({
  at: instant,
  /** Of the account; see `roles`. */
  role: z.string(),
  /** Null unless the company shows names. */
  name: z.nullable(z.string()),
  part: z.string(),
});
export type Opening = z.infer<typeof Opening>;

/** A request about the driver's data. */
export const OwnRequest = z.object({
  requestId: z.string(),
  kind: z.enum(requestKinds),
  /** Of a withdrawal. */
  consent: z.nullable(z.enum(consentKinds)),
  text: z.string(),
  askedAt: instant,
  /** The last day for the answer, in the country's zone. */
  dueOn: day,
  outcome: z.nullable(z.enum(requestOutcomes)),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

/** The newest download. */
export const Download = z.object({
  state: z.enum(['running', 'done', 'failed', 'none']),
  /** In bytes, once it is done. */
  size: z.nullable(z.number()),
  /** Until when it can be downloaded. */
  expiresAt: z.nullable(instant),
  /** When another one may be ordered; null: now. */
  againAt: z.nullable(instant),
});
export type Download = z.infer<typeof Download>;

export const OwnFile = z.object({
  parts: z.array(FilePart).check(atMost(100)),
  consents: z.array(GivenConsent).check(atMost(MOST_ROWS)),
  openings: z.array(Opening).check(atMost(MOST_OPENINGS)),
  requests: z.array(OwnRequest).check(atMost(MOST_ROWS)),
  download: Download,
  /** The first day on which the application may be erased, since a decision was made; null: at any time. */
  keptUntil: z.nullable(day),
  /** When it was sent, for the receipt; null before. */
  submittedAt: z.nullable(instant),
});
export type OwnFile = z.infer<typeof OwnFile>;

const of = '/public/admission/requests/{id}/file';
const kind = z.enum(writtenKinds, { error: 'invalid_value' });

/** The driver's own file. */
export const ownFileEndpoints = {
  getOwnFile: endpoint({
    method: 'GET',
    path: of,
    summary:
      'Everything that the driver gave, as it stands, who at the company opened it, and what can be asked about it.',
    gate: 'link',
    limited: 'refused',
    result: OwnFile,
    refusals: [],
  }),
  showIdentifier: endpoint({
    method: 'GET',
    path: `${of}/identifier`,
    summary: 'The whole value of a masked field; `row` is its place in the part, from 0.',
    gate: 'link',
    limited: 'refused',
    query: z.object({
      part: z.string().check(atMost(60)),
      row: z.string().check(z.regex(/^\d{1,2}$/)),
      name: z.string().check(atMost(60)),
    }),
    result: z.object({ value: z.string() }),
    refusals: ['not_found_error'],
  }),
  orderDownload: endpoint({
    method: 'POST',
    path: `${of}/download`,
    summary: 'Orders a ZIP of the file, once a day; it can be downloaded for 24 hours.',
    gate: 'link',
    limited: 'refused',
    result: Download,
    refusals: ['rate_limited'],
  }),
  getDownload: endpoint({
    method: 'GET',
    path: `${of}/download`,
    summary: 'The state of the newest download.',
    gate: 'link',
    limited: 'refused',
    result: Download,
    refusals: [],
  }),
  getDownloadFile: endpoint({
    method: 'GET',
    path: `${of}/download/file`,
    summary: 'The ZIP, as an attachment.',
    gate: 'link',
    limited: 'refused',
    file: true,
    result: z.unknown(),
    refusals: ['not_found_error'],
  }),
  askAboutData: endpoint({
    method: 'POST',
    path: `${of}/requests`,
    summary: 'Asks the company to correct or delete data, or objects to its use. One request of each kind can be open.',
    gate: 'link',
    limited: 'refused',
    body: z.strictObject({
      kind,
      /** Required but for a deletion. Kept as typed, including line breaks. */
      text: z.string().check(atMost(LONGEST_REQUEST, { error: 'value_too_long' })),
    }),
    result: OwnRequest,
    refusals: ['conflict_error'],
  }),
  withdrawConsent: endpoint({
    method: 'POST',
    path: `${of}/withdrawals`,
    summary:
      'Withdraws a consent, and tells staff. The application follows: without the background check the personal data is incomplete, a withdrawn location is erased, and so is what was kept to improve the reader.',
    gate: 'link',
    limited: 'refused',
    body: z.strictObject({ kind: z.enum(withdrawableConsents, { error: 'invalid_value' }) }),
    result: z.object({ withdrawn: z.literal(true) }),
    refusals: ['not_found_error'],
  }),
};
