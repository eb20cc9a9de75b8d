import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClockDeps, ConfigDeps, KeyDeps } from '../../../core/deps.ts';
import { addressKey } from '../../../core/http/connection/client-address.ts';
import { readDeviceCookie, setDeviceCookie } from '../../../core/http/staff/staff-cookie.ts';
import { allKeys } from '../../../core/keys.ts';
import { newToken } from '../token.ts';

const DAYS = 180;
/** Accounts that a browser is remembered for, the latest ones. */
const MOST_ACCOUNTS = 5;

/** A browser in which somebody has signed in before. */
interface KnownDevice {
  id: string;
  /** Fingerprints of the e-mails that signed in there. */
  emails: readonly string[];
}

/** Where a try at signing in comes from. */
export interface TriedFrom {
  /** The IP address, or its network. */
  address: string;
  known: KnownDevice | null;
}

type DeviceDeps = ConfigDeps & KeyDeps & ClockDeps;

export function triedFrom(deps: DeviceDeps, request: FastifyRequest): TriedFrom {
  return { address: addressKey(request), known: readDevice(deps, request) };
}

/**
 * Remembers this browser for the account. The signed cookie lets nobody in: it only keeps a stranger's wrong tries from shutting
 * the account's owner out.
 */
export function rememberDevice(deps: DeviceDeps, request: FastifyRequest, reply: FastifyReply, email: string): void {
  const known = readDevice(deps, request);
  const own = emailPrint(deps, email);
  const emails = [own, ...(known?.emails ?? []).filter((item) => item !== own)].slice(0, MOST_ACCOUNTS);
  const until = Math.floor(deps.now().getTime() / 1000) + DAYS * 86_400;
  const value = [known?.id ?? newToken(), ...emails, until].join('.');
  setDeviceCookie(deps.config, reply, `${value}.${sign(deps.keys.cookie, value)}`, DAYS * 86_400);
}

/** A fingerprint of an e-mail, so that it can be recognized where it must not be stored. */
export function emailPrint({ keys }: KeyDeps, email: string): string {
  return createHmac('sha256', keys.fingerprint).update(`staff:${email}`).digest('base64url');
}

function readDevice(deps: DeviceDeps, request: FastifyRequest): KnownDevice | null {
  const cookie = readDeviceCookie(deps.config, request) ?? '';
  const end = cookie.lastIndexOf('.');
  const [value, signature] = [cookie.slice(0, end), Buffer.from(cookie.slice(end + 1))];
  const isOurs = allKeys(deps.keys, 'cookie').some((key) => {
    const expected = Buffer.from(sign(key, value));
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
  const [id, ...rest] = value.split('.');
  const until = Number(rest.pop());
  return isOurs && id && until * 1000 > deps.now().getTime() ? { id, emails: rest } : null;
}

// A value signed for another cookie must not be accepted here.
function sign(key: Buffer, value: string): string {
  return createHmac('sha256', key).update(`staff device ${value}`).digest('base64url');
}
