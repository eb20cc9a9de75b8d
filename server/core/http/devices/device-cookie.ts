import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Party } from '@volante/contract/devices/calls.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConfigDeps, KeyDeps } from '../../deps.ts';

type CookieDeps = ConfigDeps & KeyDeps;

/** The longest that browsers keep a cookie. It is renewed on use. */
const DAYS_400 = 400 * 24 * 3600;
/** 256 bits. */
const TOKEN = /^[\w-]{43}$/;

/** A token for a cookie or a hand-off; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The cookies of devices among all of a request's. */
export function deviceCookiesOf({ config }: ConfigDeps, { cookies }: FastifyRequest): Record<string, string> {
  const start = prefixOf(config);
  const own = Object.entries(cookies ?? {}).filter(
    ([name, value]) => name.startsWith(start) && TOKEN.test(value ?? ''),
  );
  return Object.fromEntries(own) as Record<string, string>;
}

/** Sets the cookie of one application. */
export function setDeviceCookie({ config }: ConfigDeps, reply: FastifyReply, name: string, token: string): void {
  const secure = config.PUBLIC_URL.startsWith('https:');
  reply.setCookie(name, token, { path: '/', maxAge: DAYS_400, httpOnly: true, sameSite: 'lax', secure });
}

/** The cookie's name, which doesn't reveal the application. */
export function deviceCookieName({ config, keys }: CookieDeps, party: Party, applicationId: string): string {
  const print = createHmac('sha256', keys.cookie).update(`device ${party} ${applicationId}`).digest('hex');
  return `${prefixOf(config)}${print.slice(0, 16)}`;
}

// Browsers accept a cookie with this prefix only over https and from exactly this host, so that no other can plant one.
function prefixOf({ PUBLIC_URL }: CookieDeps['config']): string {
  return PUBLIC_URL.startsWith('https:') ? '__Host-known-' : 'known-';
}
