import type { FastifyRequest } from 'fastify';
import type { CaseFile, Deps } from '../deps.ts';
import { readApplicantCookie } from './applicant-cookie.ts';
import { addressKey } from './connection/client-address.ts';
import { Problem } from './problem.ts';

export type LookUp<File extends CaseFile> = (requestId: string) => Promise<File | null>;

/**
 * Proves a request id. Wrong ones count against the client's address and are refused once there are too many; a right id
 * always passes, since many drivers share one carrier's address.
 */
export async function openCase<File extends CaseFile>(
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

/** Whoever proves an id by the header or the cookie. The header wins: two links in two tabs share one cookie. */
export async function openHolderCase<File extends CaseFile>(
  deps: Deps,
  request: FastifyRequest,
  lookUp: LookUp<File>,
): Promise<File> {
  const requestId = claimedId(deps, request);
  if (requestId) return openCase(deps, request, requestId, lookUp);
  await deps.limits.spend('general', addressKey(request));
  throw new Problem('forbidden_error');
}

/**
 * Counts a call whose gate asks for no proof before it begins: by the application when the header or the cookie proves one,
 * else by the client's address.
 */
export async function countUnproved(deps: Deps, request: FastifyRequest): Promise<void> {
  const requestId = claimedId(deps, request);
  const found = typeof requestId === 'string' ? await deps.findCaseFile(requestId) : null;
  if (found) await deps.limits.spend('calls', found.applicationId);
  else await deps.limits.spend('general', addressKey(request));
}

function claimedId(deps: Deps, request: FastifyRequest): string | string[] | null {
  return request.headers['x-admission-request-id'] || readApplicantCookie(deps, request);
}

/**
 * The application of the header or the cookie, where a call may do without; null when neither is there. A wrong id in the header is
 * refused and counts. A cookie of a link that was taken back since is as good as none.
 */
export async function findHolderCase<File extends CaseFile>(
  deps: Deps,
  request: FastifyRequest,
  lookUp: LookUp<File>,
): Promise<File | null> {
  const named = request.headers['x-admission-request-id'];
  if (named) return openCase(deps, request, named, lookUp);
  const held = readApplicantCookie(deps, request);
  return held ? lookUp(held) : null;
}
