import { messageChannels } from '@volante/contract/notifications/channels.ts';
import { type Bulk, type BulkAct, type BulkResult, MOST_AT_ONCE, noLinks } from '@volante/contract/staff/bulk/bulk.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import type { Person } from '@volante/contract/staff/roles.ts';
import { randomKey } from '../../lib/keys.ts';
import { call } from '../session/call.ts';

/** An application of an order: a row of the list, or what was made of a line of a file. */
export interface Ordered {
  applicationId: string;
  /** By which people know it, unless it has a line. */
  reference?: string;
  line?: number;
  /** Of a row. */
  assignee?: Row['assignee'];
}

/** What shall be done with each of the rows. */
export type Order =
  | { act: 'assign'; to: Person | null }
  | { act: 'close_silent'; days: number }
  | { act: Exclude<BulkAct, 'assign' | 'close_silent'> };

/** The order for these rows, as they are shown. */
export function bulkOf(order: Order, rows: readonly Ordered[]): Bulk {
  if (order.act === 'assign') {
    const to = order.to?.id ?? null;
    const items = rows.map(({ applicationId, assignee }) => ({ applicationId, from: assignee?.id ?? null, to }));
    return { act: 'assign', items };
  }
  return { ...order, applicationIds: rows.map(({ applicationId }) => applicationId) };
}

/** The assignments of these, the other way round; null for what can't be undone. */
export function undoOf(bulk: Bulk, done: readonly string[]): Bulk | null {
  if (bulk.act !== 'assign') return null;
  const items = bulk.items.filter(({ applicationId }) => done.includes(applicationId));
  return { act: 'assign', items: items.map(({ applicationId, from, to }) => ({ applicationId, from: to, to: from })) };
}

/** A call's worth. A repeat has the same key: what was done when the answer got lost isn't done twice. */
export interface Part {
  body: Bulk;
  idempotencyKey: string;
}

/** The same in as many calls as it needs. */
export function partsOf(bulk: Bulk): Part[] {
  const slices = <Item>(all: readonly Item[]) =>
    Array.from({ length: Math.ceil(all.length / MOST_AT_ONCE) }, (_, nth) =>
      all.slice(nth * MOST_AT_ONCE, (nth + 1) * MOST_AT_ONCE),
    );
  const bodies: Bulk[] =
    bulk.act === 'assign'
      ? slices(bulk.items).map((items) => ({ ...bulk, items }))
      : slices(bulk.applicationIds).map((applicationIds) => ({ ...bulk, applicationIds }));
  return bodies.map((body) => ({ body, idempotencyKey: randomKey() }));
}

/** What would be done now with which of them. Calls `onPart` with what is known after each part. */
export async function preview(
  bulk: Bulk,
  signal: AbortSignal,
  onPart: (result: BulkResult) => void,
): Promise<BulkResult> {
  let result = nothing;
  for (const { body } of partsOf(bulk)) {
    result = sum(result, await call('POST /applications/bulk/preview', { body, signal }));
    onPart(result);
  }
  return result;
}

/**
 * Does the parts one after another and takes each from `left` once it is done, so that a failure leaves what remains. Returns what all have
 * done, added to `before`, and calls `onPart` with it after each.
 */
export async function doParts(
  left: Part[],
  before: BulkResult,
  onPart: (result: BulkResult) => void,
): Promise<BulkResult> {
  let result = before;
  for (let [part] = left; part; [part] = left) {
    result = sum(result, await call('POST /applications/bulk', { ...part }));
    left.shift();
    onPart(result);
  }
  return result;
}

export const nothing: BulkResult = { done: [], skipped: [] };

function sum(before: BulkResult, added: BulkResult): BulkResult {
  const channels = before.channels || added.channels ? addChannels(before.channels, added.channels) : undefined;
  return {
    done: [...before.done, ...added.done],
    skipped: [...before.skipped, ...added.skipped],
    ...(channels && { channels }),
  };
}

function addChannels(before: BulkResult['channels'] = noLinks, more: BulkResult['channels'] = noLinks) {
  const added = { ...noLinks };
  for (const channel of messageChannels) added[channel] = before[channel] + more[channel];
  return added;
}

/** Numbers in order as people write them: `2–5, 9`. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
