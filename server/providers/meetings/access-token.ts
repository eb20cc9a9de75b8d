import { z } from 'zod';
import type { OutsideAnswer, OutsideCallRequest } from '../../core/outside/outside-call.ts';

/** Requests a new token; both services respond as in OAuth 2.0 (RFC 6749, 5.1). */
type AskForToken = () => Promise<OutsideAnswer>;
type Asking = Omit<OutsideCallRequest, 'service' | 'headers'>;

/**
 * Makes calls with a cached token, which is replaced a minute before it expires. A token that was rejected, because it was
 * revoked, is replaced once.
 */
export function withToken(
  askForToken: AskForToken,
  ask: (request: Omit<OutsideCallRequest, 'service'>) => Promise<OutsideAnswer>,
) {
  let kept: { token: Promise<string>; until: number } | null = null;

  // Tokens expire by the real clock, the service's, even if the product's clock differs. Concurrent calls wait for the same
  // token, so none of them may abort the request for it.
  function currentToken(): Promise<string> {
    if (kept && Date.now() < kept.until) return kept.token;
    const fresh = { token: take(), until: Number.POSITIVE_INFINITY };
    kept = fresh;
    return fresh.token;

    async function take(): Promise<string> {
      try {
        const { access_token, expires_in } = (await askForToken()).as(tokenShape);
        fresh.until = Date.now() + (expires_in - 60) * 1000;
        return access_token;
      } catch (error) {
        if (kept === fresh) kept = null;
        throw error;
      }
    }
  }

  return async (request: Asking): Promise<OutsideAnswer> => {
    const { accept = [] } = request;
    const send = async (taken: readonly number[]) => {
      const headers = { authorization: `Bearer ${await currentToken()}` };
      return ask({ ...request, headers, accept: taken });
    };
    const answer = await send([...accept, 401]);
    if (answer.status !== 401) return answer;
    kept = null;
    return send(accept);
  };
}

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
