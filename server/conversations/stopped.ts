import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Db } from '../core/database/db.ts';
import type { KeyDeps } from '../core/deps.ts';
import { optedOutAt } from '../notifications/opt-outs/opt-outs.ts';
import { readContact } from '../personal-data/personal-data.ts';

/** When the driver asked for no more messages on this channel; null if they didn't. */
export async function stoppedAt(
  { keys }: KeyDeps,
  db: Db,
  { application_id: applicationId, channel }: { application_id: string; channel: MessageChannel },
): Promise<Date | null> {
  return optedOutAt(keys, db, channel, (await readContact(db, applicationId)).phone);
}
