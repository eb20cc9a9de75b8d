import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { allKeys } from '../keys.ts';

const NAME = 'applicant';
const DAYS_30 = 30 * 24 * 3600;
const HOUR_MS = 3_600_000;

/** Lets this browser act for the application for 30 days. Opening another link replaces the cookie. */
export function setApplicantCookie(deps: Deps, reply: FastifyReply, requestId: string): void {
  // Valid until a full hour, so that the signature can be reused for all of a driver's reads within an hour.
  const hour = Math.ceil(deps.now().getTime() / HOUR_MS);
  const cookies = cookiesOf(deps.keys.cookie, hour);
  const cookie = cookies.get(requestId) ?? makeCookie(deps, reply, `${requestId}.${hour * 3600 + DAYS_30}`);
  cookies.set(requestId, cookie);
  reply.header('set-cookie', cookie);
}

function makeCookie({ keys, config }: Deps, { server }: FastifyReply, value: string): string {
  return server.serializeCookie(NAME, `${value}.${sign(keys.cookie, value).toString('base64url')}`, {
    path: '/api',
    maxAge: DAYS_30,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.PUBLIC_URL.startsWith('https:'),
  });
}

/** The cookies of this hour, by request id. */
function cookiesOf(secret: Buffer, hour: number): Map<string, string> {
  const kept = made.get(secret);
  if (kept?.hour === hour && kept.cookies.size < MOST) return kept.cookies;
  const cookies = new Map<string, string>();
  made.set(secret, { hour, cookies });
  return cookies;
}

const made = new WeakMap<Buffer, { hour: number; cookies: Map<string, string> }>();
const MOST = 2000;

/** The request id in this browser's cookie; null if the cookie is missing, expired or not signed by us. */
export function readApplicantCookie(deps: Deps, request: FastifyRequest): string | null {
  const [requestId = '', until = '', signature = ''] = request.cookies[NAME]?.split('.') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const isOurs = allKeys(deps.keys, 'cookie').some((key) => {
    const expected = sign(key, `${requestId}.${until}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return null;
  return Number(until) * 1000 > deps.now().getTime() ? requestId : null;
}

function sign(secret: Buffer, value: string): Buffer {
  const key = prepared.get(secret) ?? createSecretKey(secret);
  prepared.set(secret, key);
  return createHmac('sha256', key).update(value).digest();
}

// Preparing the key costs more than the signature itself, and every read of an application signs.
const prepared = new WeakMap<Buffer, KeyObject>();
