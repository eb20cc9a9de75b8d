import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';

const NAME = 'applicant';
const DAYS_30 = 30 * 24 * 3600;

/** Lets this browser act for the application for 30 days. Another link opened in it takes the cookie over. */
export function setApplicantCookie(deps: Deps, reply: FastifyReply, requestId: string): void {
  const until = Math.floor(deps.now().getTime() / 1000) + DAYS_30;
  reply.setCookie(NAME, `${requestId}.${until}`, {
    path: '/api',
    maxAge: DAYS_30,
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.config.PUBLIC_URL.startsWith('https:'),
    signed: true,
  });
}

/** The request id this browser holds; null without a cookie, and for one that has expired or was not signed by us. */
export function readApplicantCookie(deps: Deps, request: FastifyRequest): string | null {
  const { valid, value } = request.unsignCookie(request.cookies[NAME] ?? '');
  const [requestId, until] = value?.split('.') ?? [];
  return valid && requestId && Number(until) * 1000 > deps.now().getTime() ? requestId : null;
}
