import { batchEndpoints as calls, MAX_BATCH_ROWS } from '@volante/contract/staff/links/batch-calls.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { type LiveLink, readLiveLinks } from '../../../applications/links.ts';
import type { ConfigDeps, DbDeps, Deps } from '../../../core/deps.ts';
import { FileAnswer } from '../../../core/http/send-answer.ts';
import { serveStaff } from '../../../core/http/staff/serve-staff.ts';
import { selectReferences } from '../../queue/queue-store.ts';
import { addressOfLink } from '../mail-link.ts';
import * as store from './batch-store.ts';
import { checkBatch, findBatch, listBatches, listRows, showBatch, takeBatchBack } from './batches.ts';
import { startCreating } from './create-batch.ts';

interface Asked {
  params: { batchId: string };
}

export function register(app: FastifyInstance, deps: Deps): void {
  const find = ({ params }: Asked) => findBatch(deps, params.batchId);

  serveStaff(app, deps, calls.checkBatch, ({ account, request, transaction }) =>
    checkBatch(deps, account, request, transaction),
  );
  serveStaff(app, deps, calls.listBatches, ({ account, query }) => listBatches(deps, account, query));
  serveStaff(app, deps, calls.getBatch, async (call) => showBatch(deps, await find(call)));
  serveStaff(app, deps, calls.listBatchRows, ({ params, query }) => listRows(deps, params.batchId, query));
  serveStaff(app, deps, calls.createBatch, (call) => {
    call.note({ ...call.body });
    return call.transaction(
      (within) => startCreating(within, call.params.batchId, call.body),
      async (within) => {
        const { state, created, skipped } = await showBatch(within, await findBatch(within, call.params.batchId));
        return { state: state === 'done' ? ('done' as const) : ('running' as const), created, skipped };
      },
    );
  });
  serveStaff(app, deps, calls.getBatchResult, async (call) => {
    const bytes = await writeResult(deps, await find(call));
    return new FileAnswer(bytes, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="links.csv"',
      'cache-control': 'no-store',
    });
  });
  serveStaff(app, deps, calls.revokeBatch, (call) =>
    call.transaction(async (within) => ({
      revoked: await takeBatchBack(within, call.account, await findBatch(within, call.params.batchId)),
    })),
  );
}

/** The rows of a batch as CSV, with a byte order mark by which spreadsheets recognize UTF-8; nothing in it acts as a formula. */
async function writeResult(deps: DbDeps & ConfigDeps, batch: store.BatchRecord): Promise<Buffer> {
  const rows = await store.selectRows(deps.db, batch.id, { status: undefined, after: 0, limit: MAX_BATCH_ROWS });
  const ids = rows.flatMap((row) => row.application_id ?? []);
  const [links, references] = await Promise.all([readLiveLinks(deps.db, ids), selectReferences(deps.db, ids)]);
  const table = rows.map(({ line, status, given, application_id: id }) => {
    const reference = id === null ? undefined : references.get(id);
    const link = id === null ? undefined : links.get(id);
    const result = id === null ? (batch.state === 'checked' ? status : 'skipped') : resultOf(link);
    return [
      line,
      given.country ?? batch.country,
      given.firstName,
      given.lastName,
      given.phone,
      given.email,
      given.language,
      given.externalReference,
      given.note,
      result,
      reference === undefined ? '' : showReference(String(reference)),
      link && !link.isGuarded ? addressOfLink(deps, link.requestId) : '',
    ];
  });
  const text = stringify([header, ...table], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
  return Buffer.from(text);
}

/** `in_use`: the driver's data is behind the link, so it no longer leaves with a file that is passed on, whoever asks. */
function resultOf(link: LiveLink | undefined): 'created' | 'in_use' | 'revoked' {
  if (!link) return 'revoked';
  return link.isGuarded ? 'in_use' : 'created';
}

const header = [
  ...['line', 'country', 'first_name', 'last_name', 'phone', 'email', 'language', 'external_reference', 'note'],
  ...['result', 'reference', 'url'],
];
