import * as z from 'zod/mini';
import { staffEndpoint } from '../endpoint.ts';

/** Payloads of live events by event name: only names and ids. The changed data is fetched by the usual calls. */
export interface LiveEvents {
  /** Always the first event: every change that commits from now on is announced. */
  hello: { at: string };
  application: { applicationId: string; revision: number };
  /** Some row of the queue changed. */
  queue: Record<string, never>;
  /** The list of messages that did not reach their driver changed. */
  messages: Record<string, never>;
  /** A message of a driver or to one arrived, was sent, or was delivered. */
  conversation: { applicationId: string };
  /** Somebody is writing an answer; for a few seconds. */
  typing: { applicationId: string; accountId: string };
  /** Who visits, when they work, or when they are away changed. */
  availability: Record<string, never>;
  /** The session is over; the stream ends. */
  signed_out: Record<string, never>;
}

export const liveEndpoints = {
  events: staffEndpoint({
    method: 'GET',
    path: '/events',
    summary: 'Live changes (text/event-stream). Nothing is sent twice: after a disconnect, fetch what is shown again.',
    needs: 'own_account',
    stream: true,
    result: z.unknown(),
    refusals: [],
  }),
};
