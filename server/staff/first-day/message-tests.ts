import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Deps } from '../../core/deps.ts';
import type { Within } from '../../core/http/staff/call-transaction.ts';
import type { JobHandlers } from '../../core/jobs.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { Problem } from '../../core/problem.ts';
import { personAt, testMessage } from '../../notifications/sending/channel-test.ts';
import { settleTest, writeMark } from './first-day-store.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'test-message': { channel: MessageChannel; to: string; at: string };
  }
}

/** Sends a test message by every channel that reaches `to`. Throws `conflict_error` if none does. */
export async function orderTests(within: Within, accountId: string, to: string): Promise<MessageChannel[]> {
  const person = personAt(to);
  const reaching = within.messages.channels.filter((channel) => channel.addressOf(person) !== null);
  if (reaching.length === 0) throw new Problem('conflict_error');
  const at = within.now();
  for (const { name } of reaching) {
    await writeMark(within.db, { item: name, state: 'waiting', reason: null, account_id: accountId, at });
    await within.jobs.enqueue(within.db, 'test-message', { channel: name, to, at: at.toISOString() });
  }
  return reaching.map(({ name }) => name);
}

export function firstDayJobs(deps: Deps): Pick<JobHandlers, 'test-message'> {
  return { 'test-message': { run: (test) => sendTest(deps, test) } };
}

// One attempt: whoever tests wants to know now, and tries again.
async function sendTest(
  { db, messages, log }: Deps,
  { channel: name, to, at }: { channel: MessageChannel; to: string; at: string },
): Promise<void> {
  const test = { item: name, at: new Date(at) };
  const channel = messages.channels.find((known) => known.name === name);
  const address = channel?.addressOf(personAt(to)) ?? null;
  try {
    if (!channel || address === null) throw new DeliveryFault('not_reachable');
    await channel.send(address, testMessage());
    await settleTest(db, test, { state: 'done', reason: null });
  } catch (error) {
    const isKnown = error instanceof DeliveryFault;
    const reason = isKnown ? error.code : 'server_error';
    log.warn({ channel: name, reason }, 'a test message was not accepted');
    await settleTest(db, test, { state: 'failed', reason });
    if (!isKnown) throw error;
  }
}
