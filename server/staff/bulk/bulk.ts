import { isRefusal } from '@volante/contract/errors.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import {
  type Bulk,
  type BulkResult,
  noLinks,
  rightOfAct,
  type Skipped,
  type SkipReason,
} from '@volante/contract/staff/bulk/bulk.ts';
import { may, reaches, reachOf } from '@volante/contract/staff/roles.ts';
import { closeApplication } from '../../admission/closing/close.ts';
import { readSilentSince } from '../../admission/closing/silence.ts';
import { lockApplication } from '../../applications/applications.ts';
import { staff } from '../../applications/events.ts';
import { readLiveLink } from '../../applications/links.ts';
import type { Trx } from '../../core/database/db.ts';
import { savepoint } from '../../core/database/savepoint.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { listMailedLinks } from '../../notifications/mailed-links.ts';
import { recordWrites } from '../audit/audit.ts';
import { notifyDriverNow } from '../documents/notify-now.ts';
import { findLinkChannels, sendLink } from '../links/mail-link.ts';
import { assignMany } from '../queue/assign.ts';

const DAY_MS = 24 * 3_600_000;

interface Caller {
  account: StaffAccount;
  ip: string;
}

/**
 * Does it with each of the applications with which it can be done, in the call's transaction; each is in the audit as if done alone.
 * Throws `role_refused` to somebody who may not do it with one.
 */
export async function doTogether(deps: Deps, trx: Trx, { account, ip }: Caller, bulk: Bulk): Promise<BulkResult> {
  if (!may(account, rightOfAct[bulk.act])) throw new Problem('role_refused');
  const within = { ...deps, db: trx };
  const { left, channels } =
    bulk.act === 'assign'
      ? { left: await assignEach(trx, reachOf(account), deps.now(), bulk.items), channels: null }
      : await doEach(within, account, bulk);
  const ids = idsOf(bulk);
  const done = ids.filter((id) => !left.has(id));
  const entries = done.map((applicationId) => ({
    ...{ accountId: account.id, kind: kinds[bulk.act], applicationId, ip },
    details: { ...detailsOf(bulk, applicationId), bulk: true },
  }));
  await recordWrites(deps, entries, trx);
  const skipped = [...left].map(([applicationId, why]) => ({ applicationId, ...why }));
  return { done, skipped, ...(bulk.act === 'send_link' && channels && { channels }) };
}

/** What would be done now: it is done, and taken back. */
export async function previewTogether(deps: Deps, caller: Caller, bulk: Bulk): Promise<BulkResult> {
  try {
    return await transaction(deps, async (trx) => {
      throw new OnlyPreview(await doTogether(deps, trx, caller, bulk));
    });
  } catch (error) {
    if (error instanceof OnlyPreview) return error.result;
    throw error;
  }
}

class OnlyPreview extends Error {
  readonly result: BulkResult;

  constructor(result: BulkResult) {
    super();
    this.result = result;
  }
}

/** Why one is left out. */
type Why = Omit<Skipped, 'applicationId'>;

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

/** Which stay with whom they are, and why. */
async function assignEach(...given: Parameters<typeof assignMany>): Promise<Map<string, Why>> {
  return new Map([...(await assignMany(...given))].map(([id, reason]) => [id, { reason }]));
}

async function doEach(
  within: Deps & { db: Trx },
  account: StaffAccount,
  bulk: Exclude<Bulk, { act: 'assign' }>,
): Promise<{ left: Map<string, Why>; channels: Record<MessageChannel, number> }> {
  const left = new Map<string, Why>();
  const channels = { ...noLinks };
  for (const id of idsOf(bulk)) {
    // What the refused one has written already goes; the others stay.
    const did = await savepoint(within.db, () => doOne(within, account, id, bulk)).then(
      (result) => (typeof result === 'string' ? { reason: result } : result),
      whyRefused,
    );
    if (did && 'reason' in did) left.set(id, did);
    else if (did) channels[did.channel] += 1;
  }
  return { left, channels };
}

/** A refusal is the answer for this application; a fault is thrown on, and takes back what was done with the others. */
function whyRefused(error: unknown): Why {
  if (!(error instanceof Problem && isRefusal(error.code))) throw error;
  const reason = named.get(error.code);
  return reason ? { reason } : { reason: 'refused', code: error.code };
}

const named = new Map<string, SkipReason>([
  ['admission_request_not_found', 'not_found'],
  ['application_closed', 'application_closed'],
]);

/** Why it wasn't done; otherwise null, or the channel by which a link goes out. */
async function doOne(
  within: Deps & { db: Trx },
  account: StaffAccount,
  applicationId: string,
  bulk: Exclude<Bulk, { act: 'assign' }>,
): Promise<SkipReason | { channel: MessageChannel } | null> {
  const { db: trx } = within;
  // First: whatever it is judged by can't change until it is done.
  const { country } = await lockApplication(trx, applicationId);
  if (!reaches(account, country)) return 'not_found';
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
  if (!(await readLiveLink(trx, applicationId))) return 'no_link';
  const { channel } = way;
  await sendLink(within, account, applicationId, { channel });
  return { channel };
}
