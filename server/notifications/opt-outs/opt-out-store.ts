import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

export async function selectOptOut(db: Db, channel: MessageChannel, prints: readonly Buffer[]): Promise<Date | null> {
  const row = await db
    .selectFrom('message_opt_outs')
    .select('at')
    .where('channel', '=', channel)
    .where('address_print', 'in', prints)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function insertOptOut(db: Db, channel: MessageChannel, print: Buffer, at: Date): Promise<void> {
  const row = db.insertInto('message_opt_outs').values({ channel, address_print: print, at });
  const latest = sql<Date>`greatest(message_opt_outs.at, excluded.at)`;
  await row.onConflict((same) => same.columns(['channel', 'address_print']).doUpdateSet({ at: latest })).execute();
}

export async function deleteOptOut(
  db: Db,
  channel: MessageChannel,
  prints: readonly Buffer[],
  until: Date,
): Promise<void> {
  const rows = db.deleteFrom('message_opt_outs').where('channel', '=', channel);
  await rows.where('address_print', 'in', prints).where('at', '<=', until).execute();
}
