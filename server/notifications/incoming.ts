import type { Deps } from '../core/deps.ts';
import type { IncomingMessage } from '../providers/messages/messages.ts';

/** Takes a message from a person. */
export async function noteIncoming({ log }: Pick<Deps, 'log'>, { channel }: IncomingMessage): Promise<void> {
  log.info({ channel }, 'a message arrived');
}
