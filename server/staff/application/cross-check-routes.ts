import type { CountryCode } from '@volante/contract/country.ts';
import { compareFacts } from '@volante/contract/staff/cross-check/compare.ts';
import { type CrossCheck, crossCheckEndpoints as calls } from '@volante/contract/staff/cross-check/cross-check.ts';
import type { Why, WhyCode } from '@volante/contract/staff/queue-row.ts';
import type { FastifyInstance } from 'fastify';
import { readViewOf } from '../../admission/view.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { Problem } from '../../core/problem.ts';
import { isReadable } from '../../documents/readings/problems.ts';
import { gatherValues } from '../cross-check/gather.ts';
import { type DocumentSource, selectSources } from '../cross-check/sources-store.ts';
import { selectQueueRow } from '../queue/row-store.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.getLedger, ({ application }) => readCrossCheck(deps, application.applicationId));
}

/** The facts from form, documents and platforms, and where they differ. */
export function readCrossCheck(deps: DbDeps & ClockDeps & ConfigDeps, applicationId: string): Promise<CrossCheck> {
  return transaction(deps, async (trx) => {
    const view = await readViewOf(deps, trx, applicationId);
    const row = await selectQueueRow(trx, applicationId);
    if (!view || !row) throw new Problem('admission_request_not_found');
    const sources = await selectSources(trx, applicationId);
    const facts = compareFacts(gatherValues(view, sources));
    return { revision: row.revision, facts, notRead: listNotRead(sources.documents, view.country) };
  });
}

/** The documents that couldn't be compared, and why, including kinds that the cross-check never uses. */
function listNotRead(documents: readonly DocumentSource[], country: CountryCode): CrossCheck['notRead'] {
  return documents.flatMap((document) => {
    const because = reasonOf(document, country);
    return because ? [{ type: document.type, because }] : [];
  });
}

function reasonOf({ type, reading }: DocumentSource, country: CountryCode): Why | null {
  if (!isReadable(type, country)) return pictures.has(type) ? null : why('no_reader');
  if (!reading) return why('reading_waits');
  // Its date alone compares with nothing.
  if (Object.keys(reading.fields).some((field) => field !== 'newestDate')) return null;
  const flaws = reading.problems.filter((problem) => photoFlaws.has(problem));
  return flaws.length > 0 ? why('photo_unclear', { problems: flaws }) : why('nothing_read');
}

// They contain no text.
const pictures = new Set<DocumentSource['type']>(['selfie_photo', 'garage_photo']);
const photoFlaws = new Set<string>(['dark', 'blurred', 'cut', 'glare', 'small']);

function why(code: WhyCode, params: Record<string, unknown> = {}): Why {
  return { code, params };
}
