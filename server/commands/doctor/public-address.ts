import type { Config } from '../../config/config.ts';
import { PROBE, PROBE_BYTES, PROBE_PAUSE, type Probed, signProbe } from '../../core/http/connection/probe.ts';
import { deriveKeys } from '../../core/keys.ts';

/**
 * Sends as much as the largest file through `PUBLIC_URL` to the running server and reads an event stream back, as phones and the
 * console do. Null without a public address.
 */
export async function examinePublicAddress({
  PUBLIC_URL,
  PORT,
  SECRET_KEY,
}: Pick<Config, 'PUBLIC_URL' | 'PORT' | 'SECRET_KEY'>): Promise<string | null> {
  const { protocol, host } = new URL(PUBLIC_URL);
  if (PUBLIC_URL === `http://localhost:${PORT}`) return null;
  const answer = await fetch(`${PUBLIC_URL}${PROBE}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-probe': signProbe(deriveKeys(SECRET_KEY).url, Date.now()),
    },
    body: new Uint8Array(PROBE_BYTES),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) throw new Error(await reasonOf(answer));
  const { first, waited } = await readEvents(answer);
  if (first.bytes !== PROBE_BYTES) throw new Error(`only ${first.bytes} of ${PROBE_BYTES} bytes arrived`);
  if (waited < PROBE_PAUSE / 2)
    throw new Error('a proxy holds event streams back: turn buffering off for them, or let it heed X-Accel-Buffering');
  if (first.untrusted)
    throw new Error(`every call seems to come from the proxy at ${first.address}: set TRUSTED_PROXIES`);
  const lasting = answer.headers.get('strict-transport-security');
  if (protocol === 'https:' && !lasting) throw new Error('a proxy removes the header Strict-Transport-Security');
  return `5 MB and an event stream pass through ${host}; it is called from ${first.address}`;
}

async function reasonOf(answer: Response): Promise<string> {
  const code = await answer.json().then(
    (body) => (body as { error?: { code?: unknown } } | null)?.error?.code,
    () => undefined,
  );
  const { status } = answer;
  if (code === 'forbidden_error')
    return "the server there has another SECRET_KEY, or its clock is more than 5 minutes from this machine's";
  if (code !== undefined) return `the server answers ${status} ${String(code)}`;
  if (status === 413) return 'a proxy refuses 5 MB (413): allow 70 MB (client_max_body_size, request_body max_size)';
  if (status >= 500) return `a proxy answers ${status}: it doesn't reach the server`;
  if (status >= 300 && status < 400) return `it redirects to ${answer.headers.get('location')}`;
  return `another program answers ${status}`;
}

/** The first event, and how long the second took after it, in ms. */
async function readEvents(answer: Response): Promise<{ first: Probed; waited: number }> {
  let text = '';
  let since = 0;
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (since === 0 && text.includes('\n\n')) since = performance.now();
  }
  const [first = ''] = text.split('\n\n');
  return { first: JSON.parse(first.replace(/^data: /, '')) as Probed, waited: performance.now() - since };
}
