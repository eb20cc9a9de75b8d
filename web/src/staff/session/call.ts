import type { StaffApi } from '@volante/contract/staff-api.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { type Call, createCall } from '../../lib/call/call.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { randomKey } from '../../lib/keys.ts';
import { getLanguage } from '../../lib/language.ts';
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
      if (code === 'role_refused') void learnRights();
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

/** Roles and countries may change while the person works: the page says so, and adapts to the new ones. */
export async function learnRights(): Promise<void> {
  if (getSession().phase !== 'in') return;
  const before = getSession().me?.account;
  const read = await callDoor('GET /me').catch(() => null);
  if (!read || getSession().phase !== 'in') return;
  keepMe(read);
  const now = getSession().me?.account;
  if (!before || !now) return;
  const isSame = (name: 'roles' | 'countries') => now[name].join() === before[name].join();
  const [sameRoles, sameCountries] = [isSame('roles'), isSame('countries')];
  if (sameRoles && sameCountries) return;
  const t = getText(texts);
  const { roles, countries } = now;
  // The pressed button may be gone with its dialog and the refusal in it.
  if (!sameRoles) toast.error(t.changed(sayRoles(getText(roleWords), roles)), 8000);
  if (!sameCountries) toast.error(t.moved(countries.map((code) => countryWords[getLanguage()][code]).join(', ')), 8000);
  // What is of another country is gone from the page, too.
  void (sameCountries ? queryClient().invalidateQueries() : queryClient().resetQueries());
}

const texts = dictionary({
  es: {
    changed: (roles: string) => `Tu rol cambió: ahora es ${roles}.`,
    moved: (countries: string) => `Ahora trabajas en ${countries || 'todos los países'}.`,
  },
  en: {
    changed: (roles: string) => `Your role has changed: it’s now ${roles}.`,
    moved: (countries: string) => `You now work in ${countries || 'every country'}.`,
  },
});

const send = callDoor as unknown as (name: string, input: object) => Promise<unknown>;
