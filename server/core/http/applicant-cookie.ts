import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

const NAME = 'applicant';
const DAYS_30 = 30 * 24 * 3600;

/** Lets this browser act for the application for 30 days. Opening another link replaces the cookie. */
export function setApplicantCookie(deps: Deps, reply: FastifyReply, requestId: string): void {
  const until = Math.floor(deps.now().getTime() / 1000) + DAYS_30;
  const value = `${requestId}.${until}`;
  reply.setCookie(NAME, `${value}.${sign(deps, value).toString('base64url')}`, {
    path: '/api',
    maxAge: DAYS_30,
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.config.PUBLIC_URL.startsWith('https:'),
  });
}

/** The request id in this browser's cookie; null if the cookie is missing, expired or not signed by us. */
export function readApplicantCookie(deps: Deps, request: FastifyRequest): string | null {
  const [requestId = '', until = '', signature = ''] = request.cookies[NAME]?.split('.') ?? [];
  const expected = sign(deps, `${requestId}.${until}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) * 1000 > deps.now().getTime() ? requestId : null;
}

function sign({ keys }: Deps, value: string): Buffer {
  const key = prepared.get(keys.cookie) ?? createSecretKey(keys.cookie);
  prepared.set(keys.cookie, key);
  return createHmac('sha256', key).update(value).digest();
}

// Preparing the key costs more than the signature itself, and every look at an application signs.
const prepared = new WeakMap<Buffer, KeyObject>();
