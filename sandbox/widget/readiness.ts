import type { SandboxState } from '../state.ts';
import type { SandboxAccount } from './cases.ts';

/** Reading time of the case `slow`, in ms. */
export const SLOW_MS = 20_000;

/** Whether an account is read by now; the slow case counts from its last sign-in or first request. */
export function isReady(state: SandboxState, account: SandboxAccount): boolean {
  if (account.case !== 'slow') return true;
  const since = begun(state);
  if (!since.has(account.id)) since.set(account.id, Date.now());
  return Date.now() - since.get(account.id)! >= SLOW_MS;
}

export function begin(state: SandboxState, account: SandboxAccount): void {
  begun(state).set(account.id, Date.now());
}

function begun(state: SandboxState): Map<string, number> {
  return state.keep('widget readings', () => new Map<string, number>());
}
