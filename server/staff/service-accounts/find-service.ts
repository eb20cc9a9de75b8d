import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import type { ServiceCaller } from '../../core/http/staff/staff-deps.ts';
import { tokenHash } from '../accounts/token.ts';
import * as store from './service-account-store.ts';

/** How exactly the last use of a token is known, in ms. */
const USE = 60_000;

/** The account of a token; null if the token is unknown or revoked, or the account is over. Notes the use. */
export async function findService(deps: DbDeps & ClockDeps, token: string): Promise<ServiceCaller | null> {
  const now = deps.now();
  const row = await store.selectByToken(deps.db, tokenHash(token), now);
  if (!row) return null;
  const isNoted = row.last_used_at !== null && now.getTime() - row.last_used_at.getTime() < USE;
  if (!isNoted) await store.updateUsed(deps.db, row.id, now);
  return {
    account: {
      id: row.account_id,
      name: row.name,
      email: '',
      // What it sees of an application; what it may do, its scopes say.
      roles: ['reviewer'],
      countries: row.countries,
      language: 'es-MX',
      singleKeys: false,
      dailyDigest: false,
    },
    tokenId: row.id,
    scopes: row.scopes,
    networks: row.networks,
    callsPerMinute: row.calls_per_minute,
  };
}
