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

const filters = {
  account: z.optional(z.uuid()),
  /** The account that was changed. */
  about: z.optional(z.uuid()),
  application: z.optional(z.uuid()),
  kind: z.optional(z.string().check(atMost(60))),
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
    query: z.object({ ...filters, limit: limitText, cursor: z.optional(z.string().check(atMost(1000))) }),
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
