import { countries } from '@volante/contract/countries/index.ts';
import type { DocumentUpdates } from '@volante/contract/documents/calls.ts';
import { type DocumentType, isStatement, statementMonth } from '@volante/contract/documents/rules.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addMonths } from '@volante/contract/fields/dates.ts';
import type { Trx } from '../core/database/db.ts';
import type { ApplicationFile, ClockDeps } from '../core/deps.ts';
import * as store from './store.ts';

/**
 * Fixes the months of all statements when the first one is sent, so that none shifts when a month ends. If the page was already
 * open at the end of a month, the month that the applicant saw counts.
 */
export async function fixStatementMonths(
  deps: ClockDeps,
  trx: Trx,
  application: ApplicationFile,
  updates: DocumentUpdates['updates'],
): Promise<void> {
  const sent = updates.find(({ type }) => isStatement(type));
  if (!sent || !isStatement(sent.type)) return;
  const statements = (await store.selectDocuments(trx, application.applicationId)).filter(({ type }) =>
    isStatement(type),
  );
  if (statements.some(({ month }) => month !== null)) return;
  const today = dateIn(countries[application.country].zone, deps.now());
  const monthAgo = `${addMonths(today, -1)}-01`;
  const day = sent.month === statementMonth(sent.type, monthAgo) ? monthAgo : today;
  for (const { type } of statements) {
    if (isStatement(type)) await store.updateMonth(trx, application.applicationId, type, statementMonth(type, day));
  }
}

/** The month (`yyyy-mm`) of each statement of the application. */
export async function readStatementMonths(
  deps: ClockDeps,
  trx: Trx,
  { applicationId, country }: ApplicationFile,
): Promise<Map<DocumentType, string>> {
  const today = dateIn(countries[country].zone, deps.now());
  const rows = await store.selectDocuments(trx, applicationId);
  return new Map(
    rows.flatMap(({ type, month }) => (isStatement(type) ? [[type, month ?? statementMonth(type, today)]] : [])),
  );
}
