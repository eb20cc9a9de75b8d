import type { StaffApi } from '@volante/contract/staff-api.ts';
import { type Call, createCall } from '../../lib/call/call.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { randomKey } from '../../lib/keys.ts';
import { queryClient } from '../../lib/queries.ts';
import { dictionary, getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { roleWords, sayRoles } from '../words/role-words.ts';
import { askStepUp, getSession, keepMe, sessionEnded } from './session.ts';

type StaffCall = Call<StaffApi>;

/** Plain calls, for signing in: a refusal is the answer. */
export const callDoor: StaffCall = createCall<StaffApi>({ base: '/staff' });

/**
 * Calls the staff's API. When the session has ended or a second factor is needed, the call waits for the person and
 * then goes out once more, with the same Idempotency-Key. Rejects with `CallError`. After a conflict the data is
 * refetched, so that the next press is based on the current state.
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
    else {
      if (code === 'role_refused') void learnRole();
      if (error instanceof CallError && error.status === 409) readAnew(whole);
      throw error;
    }
    return attempt();
  }
}) as unknown as StaffCall;

/** Refetches the application of a refused write with all its parts, except presence, which is reported and not read. */
function readAnew({ params }: { params?: { applicationId?: string } }): void {
  const of = params?.applicationId;
  if (of === undefined) return;
  void queryClient().invalidateQueries({ predicate: ({ queryKey: [kind, id] }) => id === of && kind !== 'presence' });
}

/** Roles may change while the person works: the page says so, and adapts to the new ones. */
export async function learnRole(): Promise<void> {
  if (getSession().phase !== 'in') return;
  const before = getSession().me?.account.roles.join();
  const me = await callDoor('GET /me').catch(() => null);
  if (!me || getSession().phase !== 'in' || me.account.roles.join() === before) return;
  keepMe(me);
  // The pressed button may be gone with its dialog and the refusal in it.
  toast.error(getText(texts).changed(sayRoles(getText(roleWords), me.account.roles)), 8000);
  void queryClient().invalidateQueries();
}

const texts = dictionary({
  es: { changed: (roles: string) => `Tu rol cambió: ahora es ${roles}.` },
  en: { changed: (roles: string) => `Your role has changed: it’s now ${roles}.` },
});

const send = callDoor as unknown as (name: string, input: object) => Promise<unknown>;
