import type { Account, OpenInvitation } from '@volante/contract/staff/administration/accounts.ts';
import { everyCountry } from '@volante/contract/staff/roles.ts';
import { listAdvisors } from '../../../appointments/advisors/advisors.ts';
import type { ClockDeps, ConfigDeps, DbDeps, KeyDeps } from '../../../core/deps.ts';
import { Problem } from '../../../core/problem.ts';
import { isOver } from '../../accounts/account-store.ts';
import { selectOpenInvitations } from '../../accounts/invitation-store.ts';
import { readCursor, writeCursor } from '../../cursor.ts';
import { type ListedAccount, selectListed } from './account-list-store.ts';

const PAGE = 50;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type ListDeps = DbDeps & ClockDeps & ConfigDeps & KeyDeps;

/** A page of all accounts. Throws a 422 at `cursor`. */
export async function listPage(
  deps: ListDeps,
  { q = '', limit, cursor }: { q?: string | undefined; limit?: string | undefined; cursor?: string | undefined },
): Promise<{ items: Account[]; next: string | null; invitations: OpenInvitation[] }> {
  const list = ['accounts', q];
  const after = readCursor(deps, list, cursor) as [number, string, string] | null;
  const most = Number(limit ?? PAGE);
  const rows = await select(deps, { after: after ?? undefined, limit: most + 1, typed: q });
  const advisors = await advisorsByAccount(deps);
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  const open = await selectOpenInvitations(deps.db, deps.now());
  return {
    items: page.map((row) => show(deps, row, advisors)),
    next: last ? writeCursor(deps, list, [last.rank, last.name.toLowerCase(), last.id]) : null,
    invitations: open.map((item) => ({
      id: item.id,
      email: item.email,
      roles: item.roles,
      countries: item.countries,
      endsAt: item.ends_at?.toISOString() ?? null,
      advisorId: item.advisor_id,
      accountId: item.account_id,
      createdAt: item.created_at.toISOString(),
      expiresAt: item.expires_at.toISOString(),
    })),
  };
}

/** `id` must be a UUID. Throws `not_found_error`. */
export async function readListed(deps: ListDeps, id: string): Promise<Account> {
  const [row] = await select(deps, { only: id, limit: 1 });
  if (!row) throw new Problem('not_found_error');
  return show(deps, row, await advisorsByAccount(deps));
}

function select(deps: ListDeps, asked: Pick<Parameters<typeof selectListed>[1], 'only' | 'typed' | 'after' | 'limit'>) {
  const now = deps.now().getTime();
  const { STAFF_OPENINGS_PER_HOUR: most, STAFF_SESSION_HOURS: hours, STAFF_IDLE_MINUTES: idle } = deps.config;
  return selectListed(deps.db, {
    ...asked,
    most,
    now: new Date(now),
    hourAgo: new Date(now - HOUR),
    dayAgo: new Date(now - 24 * HOUR),
    startedAfter: new Date(now - hours * HOUR),
    seenAfter: new Date(now - idle * MINUTE),
  });
}

async function advisorsByAccount(deps: ListDeps): Promise<Map<string, string>> {
  const linked = (await listAdvisors(deps, everyCountry)).filter(({ account_id }) => account_id !== null);
  return new Map(linked.map((advisorRow) => [advisorRow.account_id as string, advisorRow.id]));
}

function show({ config, now }: ConfigDeps & ClockDeps, row: ListedAccount, advisors: Map<string, string>): Account {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    roles: row.roles,
    countries: row.countries,
    disabled: row.disabled_at !== null,
    endsAt: row.ends_at?.toISOString() ?? null,
    advisorId: advisors.get(row.id) ?? null,
    factors: { totp: true, passkeys: row.passkeys, recoveryCodesLeft: row.codes },
    sessions: isOver(row, now()) ? 0 : row.sessions,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    openedLastHour: row.opened_hour,
    openedLastDay: row.opened_day,
    slowed: row.opened_hour >= config.STAFF_OPENINGS_PER_HOUR,
  };
}
