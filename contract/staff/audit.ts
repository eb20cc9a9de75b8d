import * as z from 'zod/mini';
import { instant } from '../application.ts';
import { staffEndpoint } from '../endpoint.ts';
import { isDate } from '../fields/dates.ts';
import { atMost } from '../fields/lengths.ts';
import { limitText } from './queue.ts';
import { Person } from './roles.ts';

const date = z.optional(z.string().check(z.refine(isDate)));

export const AuditEntry = z.object({
  id: z.string(),
  at: instant,
  account: z.nullable(Person),
  /** `read`, or the name of the call that wrote. */
  kind: z.string(),
  applicationId: z.nullable(z.string()),
  /** The application's reference, as long as the application exists. */
  reference: z.nullable(z.string()),
  part: z.nullable(z.string()),
  mediaId: z.nullable(z.string()),
  revision: z.nullable(z.number()),
  ip: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  /** Whether a seal covers it. */
  sealed: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Entries of one account on one application belong to the same visit up to this many minutes apart. */
export const VISIT_BREAK = 15;
/** A visit's files that are named; the others are counted. */
export const MOST_VISIT_FILES = 100;

/** A file that was looked at. */
const AuditFile = z.object({
  mediaId: z.string(),
  /** A type of document, or another purpose of a file; null if the file no longer exists. */
  type: z.nullable(z.string()),
  mimeType: z.nullable(z.string()),
});
export type AuditFile = z.infer<typeof AuditFile>;

/** What one account saw and did of one application on one day, without a longer break. */
export const AuditVisit = z.object({
  /** Of its first entry. */
  id: z.string(),
  account: Person,
  applicationId: z.string(),
  /** As long as the application exists. */
  reference: z.nullable(z.string()),
  from: instant,
  /** Its last entry; null if there is only one, from which no length follows. */
  to: z.nullable(instant),
  entries: z.number(),
  parts: z.array(z.string()).check(z.maxLength(50)),
  files: z.array(AuditFile).check(z.maxLength(MOST_VISIT_FILES)),
  /** Also of those that aren't named. */
  fileCount: z.number(),
  /** The calls that wrote. */
  written: z.array(z.object({ kind: z.string(), count: z.number() })).check(z.maxLength(500)),
});
export type AuditVisit = z.infer<typeof AuditVisit>;

const page = { limit: limitText, cursor: z.optional(z.string().check(atMost(1000))) };
const visitFilters = {
  account: z.optional(z.uuid()),
  application: z.optional(z.uuid()),
  /** Days, both included. */
  from: date,
  to: date,
  /** Those that began last first, unless `asc`. */
  direction: z.optional(z.enum(['asc', 'desc'])),
};
const filters = {
  account: z.optional(z.uuid()),
  /** The account that was changed. */
  about: z.optional(z.uuid()),
  application: z.optional(z.uuid()),
  kind: z.optional(z.string().check(atMost(60))),
  /** Only the entries of the visit that begins with this one. */
  visit: z.optional(z.uuid()),
  /** Days, both included. */
  from: date,
  to: date,
  /** The newest first, unless `asc`. */
  direction: z.optional(z.enum(['asc', 'desc'])),
};

export const auditEndpoints = {
  listAudit: staffEndpoint({
    method: 'GET',
    path: '/audit',
    summary: 'What staff read and did, newest first.',
    needs: 'audit',
    query: z.object({ ...filters, ...page }),
    result: z.object({ items: z.array(AuditEntry), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  downloadAudit: staffEndpoint({
    method: 'GET',
    path: '/audit.csv',
    summary: 'The complete result as CSV; each download is logged.',
    needs: 'audit',
    stepUp: true,
    reads: 'export',
    file: true,
    query: z.object(filters),
    result: z.unknown(),
    refusals: [],
  }),
  listAuditVisits: staffEndpoint({
    method: 'GET',
    path: '/audit/visits',
    summary: 'What staff read and did, by visit to an application, newest first.',
    needs: 'audit',
    query: z.object({ ...visitFilters, ...page }),
    result: z.object({ items: z.array(AuditVisit), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  downloadAuditVisits: staffEndpoint({
    method: 'GET',
    path: '/audit/visits.csv',
    summary: 'The complete result by visit as CSV; each download is logged.',
    needs: 'audit',
    stepUp: true,
    reads: 'export',
    file: true,
    query: z.object(visitFilters),
    result: z.unknown(),
    refusals: [],
  }),
  newestSeal: staffEndpoint({
    method: 'GET',
    path: '/audit/seal',
    summary: 'The newest seal of the audit log.',
    needs: 'audit',
    result: z.object({
      seal: z.nullable(z.object({ number: z.number(), entries: z.number(), hmac: z.string(), at: instant })),
    }),
    refusals: [],
  }),
  openApi: staffEndpoint({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This API as OpenAPI 3.1.',
    needs: 'own_account',
    file: true,
    result: z.unknown(),
    refusals: [],
  }),
};
