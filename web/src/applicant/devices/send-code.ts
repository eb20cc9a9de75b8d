import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { askNow } from '../../lib/queries.ts';
import { call } from '../application/call.ts';
import { accessQuery, storeAccess } from './access.ts';

/** Sends a code. If the ways have changed meanwhile, the current ones are loaded. */
export async function sendCode(id: string, channel: MessageChannel): Promise<void> {
  try {
    const access = await call('POST /public/admission/requests/{id}/access/code', {
      params: { id },
      body: { channel },
    });
    storeAccess(id, access);
  } catch (error) {
    if (error instanceof CallError && error.code === 'conflict_error') await askNow(accessQuery(id));
    throw error;
  }
}
