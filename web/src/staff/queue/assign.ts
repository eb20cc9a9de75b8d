import type { Row } from '@volante/contract/staff/queue-row.ts';
import { giveTo, toggledOwn } from '../application/assign.tsx';
import { call } from '../session/call.ts';
import { keepRow } from './use-rows.ts';

/** Gives a row to an account, or frees it. */
export async function giveRow(row: Row, to: string | null): Promise<void> {
  const given = await giveTo(row, to, () => void showWhoHas(row));
  if (given) keepRow(row.applicationId, { assignee: given.assignee, revision: given.revision });
}

/** Assigns a row to oneself, or unassigns one's own. */
export function toggleOwn(row: Row): Promise<void> {
  return giveRow(row, toggledOwn(row));
}

/** Shows in the list who was faster. It uses the search, which doesn't count as reading the application. */
async function showWhoHas({ applicationId }: Row): Promise<void> {
  const found = await call('POST /applications/search', { body: { q: applicationId, limit: 1 } }).catch(() => null);
  const [row] = found?.items ?? [];
  if (row?.applicationId === applicationId) keepRow(applicationId, row);
}
