import { randomBytes, randomUUID } from 'node:crypto';
import type { SandboxState } from '../state.ts';
import { cases, type SandboxAccount } from './cases.ts';

/** The secret in the webhook address; new at each start. */
export function webhookSecret(state: SandboxState): string {
  return state.keep('widget webhook secret', () => randomBytes(16).toString('hex'));
}

/** Sends the webhooks of a sign-in as the provider does: its start and its outcome. */
export function notifyProduct(state: SandboxState, account: SandboxAccount, externalId: string): void {
  const { status, details } = cases[account.case];
  const slow = account.case === 'slow';
  const tell = (action: string, afterMs: number) => {
    const body = {
      data: {
        webhook_id: randomUUID(),
        account_id: account.id,
        external_id: externalId,
        platform: account.platform,
        user_id: userOf(externalId),
        status_details: details,
        webhook_action: action,
      },
    };
    setTimeout(() => void send(state, body), afterMs).unref();
  };
  tell('login.created', 0);
  tell(`login.${status}`, slow ? SLOW_MS + 500 : 1000);
}

/** The user created by opening the widget. */
export function userOf(externalId: string): string {
  return `user-${externalId.slice(0, 8)}`;
}

async function send(state: SandboxState, body: object): Promise<void> {
  if (!state.productUrl) return;
  const url = `${state.productUrl}/api/palenca/webhook/${webhookSecret(state)}`;
  const headers = { 'content-type': 'application/json' };
  // No retries are needed, because the product polls anyway.
  await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {});
}

/** Reading time of the case `slow`, in ms. */
const SLOW_MS = 20_000;

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
