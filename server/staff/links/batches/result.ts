import { MAX_BATCH_ROWS } from '@volante/contract/staff/links/batch-calls.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { stringify } from 'csv-stringify/sync';
import { readLiveLinks } from '../../../applications/links.ts';
import type { ConfigDeps, DbDeps } from '../../../core/deps.ts';
import { selectReferences } from '../../queue/queue-store.ts';
import { addressOfLink } from '../mail-link.ts';
import * as store from './batch-store.ts';

/** The rows of a batch as CSV, with a byte order mark by which spreadsheets recognize UTF-8; nothing in it acts as a formula. */
export async function writeResult(deps: DbDeps & ConfigDeps, batch: store.BatchRecord): Promise<Buffer> {
  const rows = await store.selectRows(deps.db, batch.id, { status: undefined, after: 0, limit: MAX_BATCH_ROWS });
  const ids = rows.flatMap((row) => row.application_id ?? []);
  const [links, references] = await Promise.all([readLiveLinks(deps.db, ids), selectReferences(deps.db, ids)]);
  const table = rows.map(({ line, status, given, application_id: id }) => {
    const reference = id === null ? undefined : references.get(id);
    const link = id === null ? undefined : links.get(id);
    const result = id === null ? (batch.state === 'checked' ? status : 'skipped') : link ? 'created' : 'revoked';
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
      link ? addressOfLink(deps, link) : '',
    ];
  });
  const text = stringify([header, ...table], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
  return Buffer.from(text);
}

const header = [
  ...['line', 'country', 'first_name', 'last_name', 'phone', 'email', 'language', 'external_reference', 'note'],
  ...['result', 'reference', 'url'],
];
