import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { countryCodes } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { isDate } from '../../fields/dates.ts';
import { atMost } from '../../fields/lengths.ts';
import { reasonText } from '../application-calls.ts';
import { limitText } from '../queue.ts';
import { Person } from '../roles.ts';

/** Why an application was erased: somebody asked for it, or its retention ended. */
export const erasureCauses = ['request', 'idle', 'rejected', 'approved'] as const;
export type ErasureCause = (typeof erasureCauses)[number];

/** The reasons for which retention erases an application. */
export const retentionKinds = ['idle', 'rejected', 'approved'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** The parts of an application that survive its erasure. */
export const keptCodes = ['reference', 'country', 'stage_times', 'decision', 'audit_entries'] as const;
export type KeptCode = (typeof keptCodes)[number];

/** The parts that an erasure deletes, listed on the screen that requests it. */
export const goneCodes = [
  'personal_data',
  'files',
  'earnings',
  'guarantor',
  'visits',
  'notes',
  'messages',
  'matches',
  'links',
  'crm',
] as const;
export type GoneCode = (typeof goneCodes)[number];

const day = z.string().check(z.refine(isDate));
const of = '/applications/{applicationId}';

export const ExportState = z.object({
  exportId: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** In bytes; null until it is done. */
  size: z.nullable(z.int()),
  createdAt: instant,
  expiresAt: instant,
});
export type ExportState = z.infer<typeof ExportState>;

export const Hold = z.object({ reason: z.string(), by: z.nullable(Person), at: instant });
export type Hold = z.infer<typeof Hold>;

export const Privacy = z.object({
  /** Why and on which day (in the country's zone) it will be erased automatically; null while a visit is upcoming. */
  retention: z.nullable(z.object({ kind: z.enum(retentionKinds), on: day, warnedAt: z.nullable(instant) })),
  /** The first day on which it may be erased; null: at any time. */
  retainedUntil: z.nullable(day),
  hold: z.nullable(Hold),
  /** Open holds, newest first. */
  exports: z.array(ExportState),
  gone: z.array(z.enum(goneCodes)),
  kept: z.array(z.enum(keptCodes)),
});
export type Privacy = z.infer<typeof Privacy>;

export const RetentionItem = z.object({
  applicationId: z.string(),
  reference: z.string(),
  name: z.string(),
  country: z.enum(countryCodes),
  kind: z.enum(retentionKinds),
  on: day,
  warnedAt: z.nullable(instant),
  hold: z.nullable(Hold),
});
export type RetentionItem = z.infer<typeof RetentionItem>;

export const ErasureItem = z.object({
  applicationId: z.string(),
  reference: z.string(),
  country: z.enum(countryCodes),
  why: z.enum(erasureCauses),
  reason: z.nullable(z.string()),
  by: z.nullable(Person),
  at: instant,
  /** `running`: files, meetings and the CRM aren't finished yet. `blocked`: an archive is kept until a given day. */
  state: z.enum(['running', 'done', 'blocked']),
  archiveUntil: z.nullable(day),
});
export type ErasureItem = z.infer<typeof ErasureItem>;

export const privacyEndpoints = {
  getPrivacy: staffEndpoint({
    method: 'GET',
    path: `${of}/privacy`,
    summary: 'How long the application is kept, its hold, and its exports.',
    needs: 'privacy',
    result: Privacy,
    refusals: [],
  }),
  exportPerson: staffEndpoint({
    method: 'POST',
    path: `${of}/export`,
    summary: 'Starts a ZIP of everything stored about the person; it can be downloaded for 24 hours.',
    needs: 'privacy',
    stepUp: true,
    body: z.strictObject({ reason: reasonText(500) }),
    result: z.object({ exportId: z.string() }),
    refusals: [],
  }),
  getExport: staffEndpoint({
    method: 'GET',
    path: `${of}/exports/{exportId}`,
    summary: 'The progress of an export.',
    needs: 'privacy',
    result: ExportState,
    refusals: ['not_found_error'],
  }),
  getExportFile: staffEndpoint({
    method: 'GET',
    path: `${of}/exports/{exportId}/file`,
    summary: 'The ZIP, as an attachment.',
    needs: 'privacy',
    reads: 'export',
    file: true,
    result: z.unknown(),
    refusals: ['not_found_error'],
  }),
  erase: staffEndpoint({
    method: 'POST',
    path: `${of}/erasure`,
    summary: 'Permanently erases everything stored about the person.',
    needs: 'privacy',
    stepUp: true,
    body: z.strictObject({
      reason: reasonText(500),
      /** The application's reference, typed as confirmation. */
      confirm: z.string({ error: 'field_required' }).check(atMost(40)),
    }),
    result: z.object({ erased: z.literal(true), kept: z.array(z.enum(keptCodes)) }),
    refusals: ['erasure_blocked'],
  }),
  holdRetention: staffEndpoint({
    method: 'POST',
    path: `${of}/retention-hold`,
    summary: 'Puts the application on hold: it isn’t erased until the hold is lifted.',
    needs: 'privacy',
    body: z.strictObject({ reason: reasonText(500) }),
    result: Privacy,
    refusals: [],
  }),
  liftHold: staffEndpoint({
    method: 'DELETE',
    path: `${of}/retention-hold`,
    summary: 'Lifts the hold.',
    needs: 'privacy',
    result: Privacy,
    refusals: ['not_found_error'],
  }),
  previewRetention: staffEndpoint({
    method: 'GET',
    path: '/retention/preview',
    summary: 'Applications that the nightly job will erase within some days, including those on hold, soonest first.',
    needs: 'privacy',
    query: z.object({
      /** Days from now; default 30. */
      days: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
      limit: limitText,
      cursor: z.optional(z.string().check(atMost(1000))),
    }),
    result: z.object({ items: z.array(RetentionItem), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  listErasures: staffEndpoint({
    method: 'GET',
    path: '/erasures',
    summary: 'What is kept of erased applications, newest first.',
    needs: 'privacy',
    query: z.object({ limit: limitText, cursor: z.optional(z.string().check(atMost(1000))) }),
    result: z.object({ items: z.array(ErasureItem), next: z.nullable(z.string()) }),
    refusals: [],
  }),
};
