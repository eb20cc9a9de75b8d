import { z } from 'zod';
import type { OutsideAnswer, OutsideCallRequest } from '../../core/outside-call.ts';

/** Asks for a new token; both services answer in the shape of OAuth 2.0 (RFC 6749, 5.1). */
type AskForToken = (signal: AbortSignal | undefined) => Promise<OutsideAnswer>;
type Asking = Omit<OutsideCallRequest, 'service' | 'headers'>;

/**
 * Makes calls with a token that is kept until a minute before its end. A token that is refused before, because somebody
 * took it back, is replaced once.
 */
export function withToken(
  askForToken: AskForToken,
  ask: (request: Omit<OutsideCallRequest, 'service'>) => Promise<OutsideAnswer>,
) {
  let kept: { value: Promise<string>; until: number } | null = null;

  async function token(signal: AbortSignal | undefined): Promise<string> {
    if (kept && Date.now() < kept.until) return kept.value;
    const asked = askForToken(signal).then((answer) => answer.as(tokenShape));
    // Calls at the same time wait for the same token.
    const fresh = { value: asked.then((answer) => answer.access_token), until: Number.POSITIVE_INFINITY };
    kept = fresh;
    try {
      fresh.until = Date.now() + ((await asked).expires_in - 60) * 1000;
    } catch (error) {
      if (kept === fresh) kept = null;
      throw error;
    }
    return fresh.value;
  }

  return async (request: Asking): Promise<OutsideAnswer> => {
    const { accept = [] } = request;
    const send = async (taken: readonly number[]) => {
      const headers = { authorization: `Bearer ${await token(request.signal)}` };
      return ask({ ...request, headers, accept: taken });
    };
    const answer = await send([...accept, 401]);
    if (answer.status !== 401) return answer;
    kept = null;
    return send(accept);
  };
}

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
