import { sign } from 'node:crypto';
import type { OutsideCallRequest } from '../../core/outside/outside-call.ts';

export interface GoogleAccount {
  /** E-mail address of the service account. */
  email: string;
  /** PEM (PKCS #8). */
  privateKey: string;
  /** Workspace user it acts for (domain-wide delegation). */
  subject?: string | undefined;
  tokenUrl: string;
}

/** A service account's token request: a JWT signed with its key (RFC 7523). */
export function tokenRequest(account: GoogleAccount, at: Date): Omit<OutsideCallRequest, 'service'> {
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: assertion(account, at) };
  return { method: 'POST', url: account.tokenUrl, body: new URLSearchParams(grant), idempotent: true };
}

function assertion({ email, privateKey, subject, tokenUrl }: GoogleAccount, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const claims = {
    iss: email,
    scope: 'https://www.googleapis.com/auth/calendar',
    aud: tokenUrl,
    iat: seconds,
    exp: seconds + 3600,
    ...(subject && { sub: subject }),
  };
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
