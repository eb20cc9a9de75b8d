import type { Logger } from 'pino';
import type { OutsideAnswer, OutsideCall, OutsideCallRequest } from '../../core/outside/outside-call.ts';
import { DeliveryFault, OutsideFault } from '../../core/outside/outside-fault.ts';
import type { Sent } from './messages.ts';

/** What an error code of a provider means for the message. */
export interface Meaning {
  /** Our code, kept with the delivery. */
  reason: string;
  final?: true;
  elsewhere?: true;
  /** The shortest time to wait, in ms. */
  waitMs?: number;
  /** Nothing goes out before somebody changes the settings or the templates, so it is logged as an error. */
  ours?: true;
}

interface Provider {
  service: string;
  /** Of the codes for a provider that doesn't answer, such as `sms_timeout`. */
  prefix: string;
  /** The provider's error code; null without one. */
  codeIn(body: unknown): number | null;
  meaningOf(code: number | null, status: number): Meaning;
  /** The id of an accepted message. Throws `OutsideFault` for an answer without one. */
  idIn(answer: OutsideAnswer): string;
}

/** Hands a message over to a provider. Throws `DeliveryFault`. `about` is added to the log. */
type Post = (
  call: Pick<OutsideCallRequest, 'url' | 'headers' | 'body' | 'timeoutMs'>,
  about?: Record<string, string>,
) => Promise<Sent>;

/** How messages are handed over to a provider that answers refused calls with a code. */
export function openPost({ service, prefix, ...provider }: Provider, outsideCall: OutsideCall, log: Logger): Post {
  function refusalOf({ status, headers, body }: OutsideAnswer, about: Record<string, string>): DeliveryFault {
    const code = provider.codeIn(body);
    const { reason, final = false, elsewhere = false, waitMs, ours } = provider.meaningOf(code, status);
    if (ours) log.error({ service, status, code, reason, ...about }, 'our messages are refused');
    const asked = Number(headers.get('retry-after')) * 1000 || 0;
    return new DeliveryFault(reason, { final, elsewhere, retryAfterMs: waitMs && Math.max(waitMs, asked) });
  }

  return async (call, about = {}) => {
    try {
      // Callers retry. A call without an answer may have sent the message.
      const answer = await outsideCall({ ...call, service, method: 'POST', retries: 0, accept: refusals });
      if (answer.status >= 400) throw refusalOf(answer, about);
      return { messageId: provider.idIn(answer) };
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error;
      throw new DeliveryFault(`${prefix}_${error.kind}`, {
        retryAfterMs: error.retryAfterMs,
        maybeSent: mayHaveArrived(error),
      });
    }
  };
}

/** A connection that broke once it stood, and a gateway that gave up waiting, say nothing about what arrived. */
function mayHaveArrived({ kind, status, unsent }: OutsideFault): boolean {
  if (kind === 'unreachable') return status === undefined ? !unsent : status === 504;
  return kind === 'timeout' || kind === 'broken_answer';
}

/** Statuses whose body has a code. 5xx isn't one of them: the service is down. */
const refusals = [400, 401, 403, 404, 429];

/** The number as stored, if it is one that every provider understands. */
export function phoneOf({ phone }: { phone: string }): string | null {
  return /^\+[1-9]\d{7,14}$/.test(phone) ? phone : null;
}

export function shortened(text: string, most: number): string {
  const letters = [...text.toWellFormed()];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}
