import type { SandboxState } from '../state.ts';
import type { SandboxAccount } from './cases.ts';

/** How long the case `slow` takes to be read, in ms. */
export const SLOW_MS = 20_000;

/** Whether an account is read by now; the slow case takes its time from its last sign-in, or the first question, on. */
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
