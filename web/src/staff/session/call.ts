import type { StaffApi } from '@volante/contract/staff-api.ts';
import { type Call, createCall } from '../../lib/call/call.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { randomKey } from '../../lib/keys.ts';
import { askStepUp, sessionEnded } from './session.ts';

type StaffCall = Call<StaffApi>;

/** Calls as they are, for signing in: a refusal is the answer. */
export const callDoor: StaffCall = createCall<StaffApi>({ base: '/staff' });

/**
 * Calls the staff's API. When the session has ended or a second factor is needed, the call waits for the person and then goes out
 * once more, with the same Idempotency-Key. Rejects with `CallError`.
 */
export const call: StaffCall = (async (name: string, input: object = {}) => {
  const isRead = name.startsWith('GET ');
  const whole = isRead ? input : { idempotencyKey: randomKey(), ...input };
  const attempt = () => send(name, whole);
  try {
    return await attempt();
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    if (code === 'authentication_error') await sessionEnded();
    else if (code === 'step_up_needed') await askStepUp();
    else throw error;
    return attempt();
  }
}) as unknown as StaffCall;

const send = callDoor as unknown as (name: string, input: object) => Promise<unknown>;
