import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

export interface OutwardPost {
  /** Given by an admin, so it may be anything. */
  url: string;
  headers: Record<string, string>;
  body: string;
  /** From the beginning to the last byte that is read, in ms. */
  timeoutMs: number;
  /** Of the answer; the rest isn't read. */
  maxBytes: number;
  /** Also plain HTTP to this machine, for trials. */
  allowsLocal: boolean;
  /** Cuts it off before that. */
  signal?: AbortSignal;
  /** Default: that of the system. */
  lookup?: typeof lookUp;
}

/** What came back; `fault`: nothing did, and why. */
export type OutwardAnswer =
  | { status: number; retryAfter: string | undefined; text: string }
  | { fault: 'address_refused' | 'timeout' | 'unreachable' };

class AddressRefused extends Error {}

/**
 * Posts to an address outside, and only there: the address to which the connection goes is checked when it is resolved, so another
 * answer of the name server doesn't lead inside. Redirects aren't followed. Never throws.
 */
export async function postOutward(post: OutwardPost): Promise<OutwardAnswer> {
  const timeout = AbortSignal.timeout(post.timeoutMs);
  try {
    return await send(post, post.signal ? AbortSignal.any([timeout, post.signal]) : timeout);
  } catch (error) {
    if (error instanceof AddressRefused) return { fault: 'address_refused' };
    return { fault: timeout.aborted ? 'timeout' : 'unreachable' };
  }
}

/** Whether the URL can be an address for `postOutward` at all; what its name resolves to is checked at each call. */
export function isOutwardUrl(text: string, allowsLocal: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  const host = bare(hostname);
  if (allowsLocal && (host === 'localhost' || isLoopback(host))) return protocol === 'https:' || protocol === 'http:';
  if (host === 'localhost' || host.endsWith('.localhost')) return false;
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

function send(post: OutwardPost, signal: AbortSignal): Promise<OutwardAnswer> {
  const { url: text, body, allowsLocal, maxBytes } = post;
  if (!isOutwardUrl(text, allowsLocal)) throw new AddressRefused();
  const url = new URL(text);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = { ...post.headers, 'content-length': String(Buffer.byteLength(body)) };
  // Without an agent: a connection that is kept could have been opened to an address that isn't checked again.
  const options = { method: 'POST', headers, signal, agent: false, lookup: guarded(post) } as const;
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      const chunks: Buffer[] = [];
      let size = 0;
      const end = () => {
        const text = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
        resolve({ status, retryAfter: headers['retry-after'], text });
        sent.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= maxBytes) end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    sent.on('error', reject);
    // An answer of 101 ends with neither an answer nor an error.
    sent.on('upgrade', (_, socket) => socket.destroy());
    sent.on('close', () => reject(new Error('The connection was closed without an answer.')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    sent.end(body);
  });
}

/** Resolves a name, and fails if any of its addresses isn't public. */
function guarded({ allowsLocal, lookup = lookUp }: OutwardPost): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '', 4);
      const isAllowed = ({ address }: LookupAddress) =>
        isPublicAddress(address) || (allowsLocal && isLoopback(address));
      const [first] = addresses;
      if (!first || !addresses.every(isAllowed)) return done(new AddressRefused(), '', 4);
      if (options.all) return (done as (error: null, all: LookupAddress[]) => void)(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');
