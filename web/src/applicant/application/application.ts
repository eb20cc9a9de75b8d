import type { Application } from '@volante/contract/admission/application.ts';
import { useSyncExternalStore } from 'react';
import { perVisit } from '../../lib/visit.ts';
import { requestId } from '../router/address.ts';
import { call } from './call.ts';

/** For how long an answer counts as news, in ms. */
const FRESH = 30_000;

/** The application. Screens are shown only after it was loaded, so it is always there. */
export function useApplication(): Application {
  const request = useMaybeApplication();
  if (!request) throw new Error('this screen needs a loaded request');
  return request;
}

/** The application, or nothing on a screen that can be shown without one (an error page). */
export function useMaybeApplication(): Application | undefined {
  return useSyncExternalStore(subscribe, currentApplication, currentApplication);
}

/** The same outside of components. */
export function currentApplication(): Application | undefined {
  return state().kept.get(requestId() ?? '')?.application;
}

/** Asks the server; who asks while the answer is on its way gets the same one. Fails with `CallError`. */
export function loadApplication(id: string): Promise<Application> {
  const { asked } = state();
  const running = asked.get(id);
  if (running) return running;
  const answer = ask(id).finally(() => asked.delete(id));
  asked.set(id, answer);
  return answer;
}

/** Keeps the application that a write answered with. */
export function storeApplication(application: Application): void {
  keep(application, ++state().turn);
}

/** Asks the server again, where a write answers something else. */
export async function reloadApplication(): Promise<Application> {
  const id = requestId();
  if (!id) throw new Error('no request to load');
  return ask(id);
}

/** Looks for news whenever the applicant comes back to the page; a failure leaves what is shown. */
export function refreshOnReturn(): void {
  document.addEventListener('visibilitychange', () => {
    const id = requestId();
    if (!id || document.visibilityState !== 'visible') return;
    const since = Date.now() - (state().kept.get(id)?.at ?? 0);
    // A clock that was set back since makes the age negative.
    if (since < 0 || since >= FRESH) loadApplication(id).catch(() => undefined);
  });
  // A page that the browser kept whole shows what was true when it was left.
  addEventListener('pageshow', ({ persisted }) => {
    const id = requestId();
    if (persisted && id) loadApplication(id).catch(() => undefined);
  });
}

const state = perVisit(() => ({
  kept: new Map<string, { application: Application; turn: number; at: number }>(),
  asked: new Map<string, Promise<Application>>(),
  turn: 0,
}));
const listeners = new Set<() => void>();

async function ask(id: string): Promise<Application> {
  const mine = ++state().turn;
  const application = await call('GET /public/admission/requests/{id}', { params: { id } });
  return keep(application, mine);
}

/** An answer to a question that was asked before the newest write, or before a newer question, tells old news. */
function keep(application: Application, mine: number): Application {
  const { kept } = state();
  const before = kept.get(application.id);
  if (before && before.turn > mine) return before.application;
  // The same content stays the same object, so that nothing is drawn anew for it.
  const same = before && JSON.stringify(before.application) === JSON.stringify(application);
  const newest = same ? before.application : application;
  kept.set(application.id, { application: newest, turn: mine, at: Date.now() });
  for (const listener of listeners) listener();
  return newest;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
