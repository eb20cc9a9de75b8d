import type { Me } from '@volante/contract/staff/me.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { navigate } from 'wouter/use-browser-location';
import { CallError } from '../../lib/call/call-error.ts';
import { now } from '../../lib/clock.ts';
import { showLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/queries.ts';
import { call, callDoor } from './call.ts';
import { askStepUp, getSession, keepMe, nobodyIsSignedIn, signedIn } from './session.ts';

/** Finds out who is signed in. */
export async function findSession(): Promise<void> {
  nobodyIsSignedIn('loading');
  try {
    welcome(await callDoor('GET /me'));
  } catch (error) {
    const isOut = error instanceof CallError && error.code === 'authentication_error';
    nobodyIsSignedIn(isOut ? 'out' : 'unreachable');
  }
}

/** Starts an account's session; if it isn't the previous account, that one's data is dropped. */
export function welcome(me: Me): void {
  const before = getSession().me?.account.id;
  if (before !== undefined && before !== me.account.id) {
    queryClient().clear();
    navigate('/staff/');
  }
  showLanguage(wordLanguageOf[me.account.language]);
  signedIn(me);
}

/** Ends the session here and on the server, and drops data that was read and typed. */
export async function signOut(): Promise<void> {
  await call('POST /sign-out');
  queryClient().clear();
  forgetDrafts();
  nobodyIsSignedIn();
}

function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('volante.draft.staff')) localStorage.removeItem(key);
  } catch {
    // Blocked storage holds none.
  }
}

/**
 * The factor is requested again if less than this is left of its time, in ms, because the following request has to
 * reach the server.
 */
const SPARE = 15_000;

/**
 * Ensures that the second factor is fresh before a request by the browser itself, such as a download. Rejects with
 * `cancelled` if the person cancels.
 */
export async function confirmFactor(): Promise<void> {
  const me = await call('GET /me');
  keepMe(me);
  const until = me.session.steppedUpUntil;
  if (until === null || Date.parse(until) - now().getTime() < SPARE) await askStepUp();
}
