import type { FastifyRequest } from 'fastify';
import type { ApplicationFile, Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { readApplicantCookie } from './applicant-cookie.ts';
import { addressKey } from './connection/client-address.ts';

export type LookUp<File extends ApplicationFile> = (requestId: string) => Promise<File | null>;

/**
 * Verifies a request id. Wrong ids count against the client's address, up to a limit; a valid id always passes, since many
 * drivers share one carrier's address.
 */
export async function openApplication<File extends ApplicationFile>(
  deps: Deps,
  request: FastifyRequest,
  requestId: unknown,
  lookUp: LookUp<File>,
): Promise<File> {
  const found = typeof requestId === 'string' ? await lookUp(requestId) : null;
  if (found) return found;
  await deps.limits.spend('general', addressKey(request));
  await deps.limits.spend('wrong_ids', addressKey(request));
  throw new Problem('admission_request_not_found');
}

/**
 * The application proved by the header or the cookie. The header takes precedence, since two links in two tabs share one cookie.
 */
export async function openHolderApplication<File extends ApplicationFile>(
  deps: Deps,
  request: FastifyRequest,
  lookUp: LookUp<File>,
): Promise<File> {
  const requestId = claimedId(deps, request);
  if (requestId) return openApplication(deps, request, requestId, lookUp);
  await deps.limits.spend('general', addressKey(request));
  throw new Problem('forbidden_error');
}

/**
 * Counts a call that requires no proof of a link. If the header or the cookie proves one anyway, the call counts for that
 * application, which is returned; otherwise it counts for the client's address.
 */
export async function countUnproved<File extends ApplicationFile>(
  deps: Deps,
  request: FastifyRequest,
  lookUp: LookUp<File>,
): Promise<File | null> {
  const requestId = claimedId(deps, request);
  const found = typeof requestId === 'string' ? await lookUp(requestId) : null;
  if (found) await deps.limits.spend('calls', found.applicationId);
  else await deps.limits.spend('general', addressKey(request));
  return found;
}

function claimedId(deps: Deps, request: FastifyRequest): string | string[] | null {
  return request.headers['x-admission-request-id'] || readApplicantCookie(deps, request);
}

/**
 * The application proved by the header or the cookie, for calls that don't require one; null without either. A wrong id in the
 * header is refused and counted. A cookie for a revoked link counts as absent.
 */
export async function findHolderApplication<File extends ApplicationFile>(
  deps: Deps,
  request: FastifyRequest,
  lookUp: LookUp<File>,
): Promise<File | null> {
  const named = request.headers['x-admission-request-id'];
  if (named) return openApplication(deps, request, named, lookUp);
  const held = readApplicantCookie(deps, request);
  return held ? lookUp(held) : null;
}
