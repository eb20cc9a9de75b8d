import type { Me } from '@volante/contract/staff/me.ts';
import { allRoles, type Role } from '@volante/contract/staff/roles.ts';
import { useSyncExternalStore } from 'react';
import { CallError } from '../../lib/call/call-error.ts';

/**
 * `out`: nobody is signed in. `ended`: the session is over, and the page stays below the sign-in. `unreachable`: the
 * server didn't answer.
 */
export type Phase = 'loading' | 'unreachable' | 'out' | 'in' | 'ended';

interface Session {
  phase: Phase;
  me: Me | null;
  /** A call waits for a fresh second factor. */
  asksStepUp: boolean;
}

let session: Session = { phase: 'loading', me: null, asksStepUp: false };
const listeners = new Set<() => void>();
let untilSignedIn = defer();
let untilSteppedUp = defer();

export function getSession(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession);
}

/** The person who is signed in; only below the sign-in. */
export function useMe(): Me {
  const { me } = useSession();
  if (!me) throw new Error('nobody is signed in');
  return me;
}

/** Somebody signed in. Waiting calls are sent, unless it is another person; then they fail. */
export function signedIn(me: Me): void {
  const before = session.me?.account.id;
  const waiting = untilSignedIn;
  untilSignedIn = defer();
  show({ phase: 'in', me: withRights(me), asksStepUp: false });
  if (before === undefined || before === me.account.id) waiting.resolve();
  else waiting.reject(refused());
}

/** A server of the release before, beside this page's for some minutes, knows one role, and no countries. */
function withRights(me: Me): Me {
  const { roles, role, countries = [] } = me.account as Partial<Me['account']> & { role?: Role };
  const known = roles ?? (role === 'admin' ? [...allRoles] : [role ?? 'advisor']);
  return { ...me, account: { ...me.account, roles: known, countries } };
}

/** The account or its session changed. */
export function keepMe(me: Me): void {
  show({ ...session, me: withRights(me) });
}

export function nobodyIsSignedIn(phase: 'out' | 'unreachable' | 'loading' = 'out'): void {
  untilSignedIn.reject(refused());
  untilSteppedUp.reject(refused());
  [untilSignedIn, untilSteppedUp] = [defer(), defer()];
  show({ phase, me: null, asksStepUp: false });
}

/** Puts the sign-in over the page; resolves when the same person signed in again. */
export function sessionEnded(): Promise<void> {
  if (session.phase === 'in') show({ ...session, phase: 'ended', asksStepUp: false });
  return untilSignedIn.promise;
}

/** Asks for the second factor; resolves when it was entered, and rejects with `cancelled` if the person cancels. */
export function askStepUp(): Promise<void> {
  show({ ...session, asksStepUp: true });
  return untilSteppedUp.promise;
}

export function answerStepUp(given: boolean): void {
  const waiting = untilSteppedUp;
  untilSteppedUp = defer();
  show({ ...session, asksStepUp: false });
  if (given) waiting.resolve();
  else waiting.reject(cancelled);
}

/** The person closed a dialog that a call needed: this isn't a failure, and no message is shown. */
export const cancelled = new CallError({ kind: 'forbidden_error', code: 'step_up_needed', status: 403 });

function refused(): CallError {
  return new CallError({ kind: 'authentication_error', status: 401 });
}

function show(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function defer() {
  let resolve = () => {};
  let reject = (_: CallError) => {};
  const promise = new Promise<void>((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
