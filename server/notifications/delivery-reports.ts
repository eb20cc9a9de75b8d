import type { Deps } from '../core/deps.ts';
import type { DeliveryReport } from '../providers/messages/messages.ts';

/** Records what a provider reports about a message that it accepted. */
export async function noteDelivery({ log }: Pick<Deps, 'log'>, { channel, state }: DeliveryReport): Promise<void> {
  log.info({ channel, state }, 'a delivery was reported');
}
