import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { countryCodes } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { limitText } from '../queue.ts';

export const MAX_BATCH_BYTES = 2 * 1024 * 1024;
export const MAX_BATCH_ROWS = 5000;

export const rowStatuses = ['ok', 'error', 'duplicate'] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** One row of the file with the result of the dry run. */
export const BatchRow = z.object({
  /** Line in the file; the header is line 1. */
  line: z.number(),
  status: z.enum(rowStatuses),
  /** `path`: a field of `POST /links`; `row` for the row as a whole. */
  errors: z.array(z.object({ path: z.string(), code: z.string() })),
  /** The application that a duplicate repeats; null for an earlier row of the file. */
  of: z.nullable(z.string()),
  /** The application that was made of it; null if none was. */
  applicationId: z.nullable(z.string()),
});
export type BatchRow = z.infer<typeof BatchRow>;

const count = z.number();
const counts = z.object({ ok: count, error: count, duplicate: count });

/** Headers of columns that are not read. */
const ignored = z.array(z.string());

/** `checked`: nothing was created yet. */
export const batchStates = ['checked', 'running', 'done'] as const;

export const Batch = z.object({
  batchId: z.string(),
  country: z.enum(countryCodes),
  createdAt: instant,
  state: z.enum(batchStates),
  counts,
  ignored,
  created: count,
  skipped: count,
  /** Among the created links: how many were opened, and how many were revoked. */
  opened: count,
  revoked: count,
});
export type Batch = z.infer<typeof Batch>;

const of = '/link-batches/{batchId}';
const progress = z.object({ state: z.enum(['running', 'done']), created: count, skipped: count });

export const batchEndpoints = {
  checkBatch: staffEndpoint({
    method: 'POST',
    path: '/link-batches',
    summary: 'Dry run of a CSV file of drivers (part `file`): returns its errors and creates nothing.',
    needs: 'serve',
    form: z.object({ country: z.enum(countryCodes), file: z.string() }),
    result: z.object({
      batchId: z.string(),
      counts,
      rows: z.array(BatchRow),
      ignored,
    }),
    refusals: [
      'file_missing',
      'file_empty',
      'file_too_large',
      'file_unreadable',
      'too_many_rows',
      'too_many_files',
      'server_unavailable_error',
    ],
  }),
  listBatches: staffEndpoint({
    method: 'GET',
    path: '/link-batches',
    summary: 'The caller’s batches of the last 30 days, the newest first.',
    needs: 'serve',
    query: z.object({ limit: limitText, cursor: z.optional(z.string().check(atMost(1000))) }),
    result: z.object({ items: z.array(Batch), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  getBatch: staffEndpoint({
    method: 'GET',
    path: of,
    summary: 'The progress of a batch.',
    needs: 'serve',
    result: Batch,
    refusals: ['not_found_error'],
  }),
  listBatchRows: staffEndpoint({
    method: 'GET',
    path: `${of}/rows`,
    summary: 'What the dry run found, row by row, and the application that was made of it.',
    needs: 'serve',
    query: z.object({
      status: z.optional(z.enum(rowStatuses)),
      limit: limitText,
      cursor: z.optional(z.string().check(atMost(1000))),
    }),
    result: z.object({ items: z.array(BatchRow), next: z.nullable(z.string()) }),
    refusals: ['not_found_error'],
  }),
  createBatch: staffEndpoint({
    method: 'POST',
    path: `${of}/create`,
    summary: 'Creates the applications of a batch; idempotent.',
    needs: 'serve',
    body: z.strictObject({
      skipDuplicates: z.boolean({ error: 'field_required' }),
      skipErrors: z.optional(z.boolean()),
    }),
    result: progress,
    refusals: ['not_found_error', 'conflict_error'],
  }),
  getBatchResult: staffEndpoint({
    method: 'GET',
    path: `${of}/result.csv`,
    summary: 'The rows with their references and links, as CSV.',
    needs: 'serve',
    reads: 'link',
    file: true,
    result: z.unknown(),
    refusals: ['not_found_error'],
  }),
  revokeBatch: staffEndpoint({
    method: 'POST',
    path: `${of}/revoke`,
    summary: 'Revokes the links of a batch that no driver has opened.',
    needs: 'serve',
    result: z.object({ revoked: count }),
    refusals: ['not_found_error', 'conflict_error'],
  }),
};
