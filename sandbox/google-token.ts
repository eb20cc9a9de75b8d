import { generateKeyPairSync, verify } from 'node:crypto';
import type { SandboxState } from './state.ts';

/** The key pair of the sandbox's only service account, created on first use. */
export function googleKeys(state: SandboxState): { privateKey: string; publicKey: string } {
  return state.keep('google keys', () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }),
  );
}

interface Expected {
  email: string;
  publicKey: string;
  audience: string;
}

/** The error in the signed claims of a service account, in Google's words; null if they are valid. */
export function checkAssertion(assertion: string, { email, publicKey, audience }: Expected): string | null {
  const [head = '', body = '', signature = ''] = assertion.split('.');
  const claims = decode(body);
  if (decode(head)?.alg !== 'RS256' || !claims) return 'Bad Request';
  if (claims.iss !== email) return 'Invalid grant: account not found';
  const signed = Buffer.from(`${head}.${body}`);
  if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) return 'Invalid JWT Signature.';
  if (claims.aud !== audience) return 'Invalid JWT: Failed audience check.';
  const [from, until, now] = [Number(claims.iat), Number(claims.exp), Date.now() / 1000];
  if (!(from <= now + 300 && until > now && until - from <= 3600))
    return 'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.';
  if (!String(claims.scope).split(' ').includes('https://www.googleapis.com/auth/calendar')) return 'Invalid scope.';
  return null;
}

function decode(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
