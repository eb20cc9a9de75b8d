import type { Bulk, BulkResult, SkipReason } from '@volante/contract/staff/bulk/bulk.ts';
import { closeApplication } from '../../admission/closing/close.ts';
import { readSilentSince } from '../../admission/closing/silence.ts';
import { staff } from '../../applications/events.ts';
import type { Trx } from '../../core/database/db.ts';
import { savepoint } from '../../core/database/savepoint.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { listMailedLinks } from '../../notifications/mailed-links.ts';
import { recordWrites } from '../audit/audit.ts';
import { notifyDriverNow } from '../documents/tell-now.ts';
import { findLinkChannels, sendLink } from '../links/mail-link.ts';
import { assignMany } from '../queue/assign.ts';

const DAY_MS = 24 * 3_600_000;

interface Caller {
  account: StaffAccount;
  ip: string;
}

/** Does it with each of the applications with which it can be done, in the call's transaction; each is in the audit as if done alone. */
export async function doTogether(deps: Deps, trx: Trx, { account, ip }: Caller, bulk: Bulk): Promise<BulkResult> {
  const within = { ...deps, db: trx };
  const left = bulk.act === 'assign' ? await assignMany(trx, bulk.items) : await doEach(within, trx, account, bulk);
  const ids = idsOf(bulk);
  const done = ids.filter((id) => !left.has(id));
  const entries = done.map((applicationId) => ({
    ...{ accountId: account.id, kind: kinds[bulk.act], applicationId, ip },
    details: { ...detailsOf(bulk, applicationId), bulk: true },
  }));
  await recordWrites(deps, entries, trx);
  return { done, skipped: [...left].map(([applicationId, reason]) => ({ applicationId, reason })) };
}

/** What would be done now: it is done, and taken back. */
export async function previewTogether(deps: Deps, caller: Caller, bulk: Bulk): Promise<BulkResult> {
  let result: BulkResult | null = null;
  try {
    await transaction(deps, async (trx) => {
      result = await doTogether(deps, trx, caller, bulk);
      throw new OnlyPreview();
    });
  } catch (error) {
    if (!(error instanceof OnlyPreview)) throw error;
  }
  return result as unknown as BulkResult;
}

class OnlyPreview extends Error {}

/** Under which the calls about one application are logged. */
const kinds = {
  assign: 'assign',
  tell: 'tellNow',
  send_link: 'sendLink',
  close_silent: 'closeApplication',
} as const satisfies Record<Bulk['act'], string>;

/** Each application once, in the order in which they are locked. */
function idsOf(bulk: Bulk): string[] {
  const ids = bulk.act === 'assign' ? bulk.items.map(({ applicationId }) => applicationId) : bulk.applicationIds;
  return [...new Set(ids)].toSorted();
}

function detailsOf(bulk: Bulk, applicationId: string): Record<string, unknown> {
  if (bulk.act === 'close_silent') return { reason: 'silent' };
  if (bulk.act !== 'assign') return {};
  const { from = null, to = null } = bulk.items.find((item) => item.applicationId === applicationId) ?? {};
  return { from, to };
}

async function doEach(
  within: Deps & { db: Trx },
  trx: Trx,
  account: StaffAccount,
  bulk: Exclude<Bulk, { act: 'assign' }>,
): Promise<Map<string, SkipReason>> {
  const left = new Map<string, SkipReason>();
  for (const id of idsOf(bulk)) {
    // What the refused one has written already goes; the others stay.
    const reason = await savepoint(trx, async () => doOne(within, trx, account, id, bulk)).catch(reasonOf);
    if (reason) left.set(id, reason);
  }
  return left;
}

function reasonOf(error: unknown): SkipReason {
  const reason = error instanceof Problem && refused.get(error.code);
  if (!reason) throw error;
  return reason;
}

const refused = new Map<string, SkipReason>([
  ['admission_request_not_found', 'not_found'],
  ['application_closed', 'application_closed'],
  ['conflict_error', 'no_link'],
]);

/** Null if it was done. */
async function doOne(
  within: Deps & { db: Trx },
  trx: Trx,
  account: StaffAccount,
  applicationId: string,
  bulk: Exclude<Bulk, { act: 'assign' }>,
): Promise<SkipReason | null> {
  if (bulk.act === 'tell') return (await notifyDriverNow(within, applicationId)) > 0 ? null : 'nothing_to_tell';
  const now = within.now().getTime();
  if (bulk.act === 'close_silent') {
    const since = await readSilentSince(trx, applicationId);
    if (!since || now - since.getTime() < bulk.days * DAY_MS) return 'not_silent';
    await closeApplication(within, trx, applicationId, { reason: 'silent', actor: staff(account.id) });
    return null;
  }
  const last = (await listMailedLinks(trx, applicationId)).map(({ at }) => at.getTime());
  if (last.some((at) => now - at < DAY_MS)) return 'sent_today';
  const channels = await findLinkChannels(within, trx, applicationId);
  const way = channels.find(({ asks }) => !asks);
  if (!way) return channels.length > 0 ? 'agreement_missing' : 'no_channel';
  await sendLink(within, account, applicationId, { channel: way.channel });
  return null;
}
