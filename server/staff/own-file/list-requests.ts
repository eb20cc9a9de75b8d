import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { PrivacyRequest } from '@volante/contract/staff/privacy/requests.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { ClockDeps, ConfigDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { retainedUntil } from '../privacy/retention.ts';
import { selectAged } from '../privacy/retention-store.ts';
import { peopleOf } from '../privacy/show-privacy.ts';
import * as store from './own-file-store.ts';

type ListDeps = DbDeps & ClockDeps & ConfigDeps;

const PAGE = 50;
const MOST = 100;

interface Asked {
  state?: 'open' | 'answered' | undefined;
  cursor?: string | undefined;
  limit?: string | undefined;
}

/** One page of the requests of these countries' drivers. Throws a 422 at `cursor`. */
export async function listRequests(
  deps: ListDeps & KeyDeps,
  reach: Reach,
  { state = 'open', cursor, limit = String(PAGE) }: Asked,
): Promise<{ items: PrivacyRequest[]; next: string | null; counts: { open: number; overdue: number } }> {
  const list = ['privacy-requests', state, reach];
  const [place, id] = (readCursor(deps, list, cursor) ?? []) as [string?, string?];
  const most = Number(limit);
  const after = place && id ? { place, id } : undefined;
  const rows = await store.selectAllRequests(deps.db, reach, { isOpen: state === 'open', after, limit: most + 1 });
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return {
    items: await show(deps, page),
    next: last ? writeCursor(deps, list, [last.place, last.id]) : null,
    counts: await countRequests(deps, reach),
  };
}

/** The newest requests of one application. */
export async function listRequestsOf(deps: ListDeps, applicationId: string): Promise<PrivacyRequest[]> {
  return show(deps, await store.selectRequests(deps.db, applicationId, MOST));
}

async function countRequests({ db, now }: ListDeps, reach: Reach): Promise<{ open: number; overdue: number }> {
  const counts = { open: 0, overdue: 0 };
  for (const { country, due_on, count } of await store.countOpenRequests(db, reach)) {
    counts.open += count;
    if (due_on < dateIn(countries[country].zone, now())) counts.overdue += count;
  }
  return counts;
}

async function show(deps: ListDeps, rows: readonly store.RequestRow[]): Promise<PrivacyRequest[]> {
  const people = await peopleOf(deps.db);
  const shown: PrivacyRequest[] = [];
  for (const row of rows) {
    const aged = await selectAged(deps.db, row.application_id);
    // Erased meanwhile.
    if (!aged) continue;
    shown.push({
      requestId: row.id,
      applicationId: row.application_id,
      reference: showReference(String(aged.reference)),
      name: aged.name,
      country: aged.country,
      state: row.answered_at === null ? 'open' : 'answered',
      ...{ kind: row.kind, consent: row.consent, text: row.text, law: row.law },
      askedAt: row.asked_at.toISOString(),
      dueOn: row.due_on,
      overdue: row.answered_at === null && row.due_on < dateIn(countries[aged.country].zone, deps.now()),
      keptUntil: row.kind === 'deletion' ? retainedUntil(deps, aged) : null,
      ...{ outcome: row.outcome, answer: row.answer },
      by: (row.account_id && people.get(row.account_id)) || null,
      answeredAt: row.answered_at?.toISOString() ?? null,
    });
  }
  return shown;
}
