import type { Logger } from 'pino';
import { OutsideFault } from '../../core/outside/outside-call.ts';
import type { Meeting, MeetingProvider, Meetings } from './meetings.ts';

/**
 * Tries one provider after another, each for its share of `timeoutMs`, until one creates the meeting. A meeting stays with its
 * provider. `providers` holds all configured ones, `order` those that create new meetings.
 */
export function meetingsWithFallback(
  providers: Readonly<Record<string, MeetingProvider>>,
  order: readonly string[],
  log: Logger,
  timeoutMs = 18_000,
): Meetings {
  const share = Math.floor(timeoutMs / order.length);

  function providerOf(name: string): MeetingProvider {
    const provider = providers[name];
    if (!provider) throw new Error(`the provider of this meeting, ${name}, is no longer configured`);
    return provider;
  }

  return {
    async create(planned) {
      const tried: string[] = [];
      for (const name of order) {
        try {
          const meeting = await within(name, share, (signal) => providerOf(name).create(planned, signal));
          return tried.length > 0 ? { ...meeting, tried } : meeting;
        } catch (error) {
          log.warn({ err: error, provider: name }, 'a provider failed to create a meeting');
          tried.push(name);
        }
      }
      throw new Error(`no meeting could be created by ${tried.join(', ')}`);
    },
    find: async (key, provider) => providerOf(provider).find(key),
    move: async (meeting, planned) => keepTried(meeting, await providerOf(meeting.provider).move(meeting, planned)),
    async cancel(key, meeting) {
      // If no meeting is known, any provider may have created one.
      const names = meeting ? [meeting.provider, ...(meeting.tried ?? [])] : Object.keys(providers);
      await all(names, (name) => providerOf(name).cancel(key, name === meeting?.provider ? meeting : null));
    },
    cancelTried: (key, { tried = [] }) => all(tried, (name) => providerOf(name).cancel(key, null)),
  };
}

function keepTried({ tried }: Meeting, moved: Meeting): Meeting {
  return tried ? { ...moved, tried } : moved;
}

// If one fails, the others are called all the same.
async function all(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(names.map(async (name) => work(name)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

// Doesn't wait for a provider that ignores the signal.
async function within<Answer>(name: string, ms: number, work: (signal: AbortSignal) => Promise<Answer>) {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    controller.abort();
    late.reject(new OutsideFault(name, 'timeout'));
  }, ms);
  return Promise.race([work(controller.signal), late.promise]).finally(() => clearTimeout(timer));
}
