import type { FastifyRequest } from 'fastify';
import type { ApplicationFile, Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { readApplicantCookie } from './applicant-cookie.ts';
import { addressKey } from './connection/client-address.ts';
import { budgetOf, type Caller } from './devices/caller.ts';

/** `tokens`: the hashes of the browser's tokens, for the device. */
export type LookUp<File extends ApplicationFile> = (
  requestId: string,
  tokens: readonly Buffer[],
) => Promise<File | null>;

/** Who asks, and how an application is found. */
export interface Asking<File extends ApplicationFile> {
  request: FastifyRequest;
  /** The file that is found goes on with it. */
  caller: Caller;
  lookUp: LookUp<File>;
}

async function find<File extends ApplicationFile>(
  { caller, lookUp }: Asking<File>,
  requestId: unknown,
): Promise<File | null> {
  const found = typeof requestId === 'string' ? await lookUp(requestId, caller.hashes) : null;
  if (found) await caller.isOfStaff();
  return found && { ...found, caller };
}

/** A link that has ended goes on for known devices only. */
function isOver({ hasEnded, device }: ApplicationFile): boolean {
  return hasEnded === true && !device?.isProved;
}

async function findOpen<File extends ApplicationFile>(asking: Asking<File>, requestId: unknown): Promise<File | null> {
  const found = await find(asking, requestId);
  return found && !isOver(found) ? found : null;
}

/**
 * Verifies a request id. Wrong ids count against the client's address, up to a limit; a valid id always passes, since many
 * drivers share one carrier's address.
 */
export async function openApplication<File extends ApplicationFile>(
  deps: Deps,
  asking: Asking<File>,
  requestId: unknown,
): Promise<File> {
  const found = await find(asking, requestId);
  if (found && !isOver(found)) return found;
  await deps.limits.spend('general', addressKey(asking.request));
  if (found) throw new Problem('link_ended');
  await deps.limits.spend('wrong_ids', addressKey(asking.request));
  throw new Problem('admission_request_not_found');
}

/**
 * The application proved by the header or the cookie. The header takes precedence, since two links in two tabs share one cookie.
 */
export async function openHolderApplication<File extends ApplicationFile>(
  deps: Deps,
  asking: Asking<File>,
): Promise<File> {
  const requestId = claimedId(deps, asking.request);
  if (requestId) return openApplication(deps, asking, requestId);
  await deps.limits.spend('general', addressKey(asking.request));
  throw new Problem('forbidden_error');
}

/**
 * Counts a call that requires no proof of a link. If the header or the cookie proves one anyway, the call counts for that
 * application, which is returned; otherwise it counts for the client's address.
 */
export async function countUnproved<File extends ApplicationFile>(
  deps: Deps,
  asking: Asking<File>,
): Promise<File | null> {
  const found = await findOpen(asking, claimedId(deps, asking.request));
  if (found) await deps.limits.spend('calls', ...budgetOf(deps, found));
  else await deps.limits.spend('general', addressKey(asking.request));
  return found;
}

function claimedId(deps: Deps, request: FastifyRequest): string | string[] | null {
  return request.headers['x-admission-request-id'] || readApplicantCookie(deps, request);
}

/**
 * The application proved by the header or the cookie, for calls that don't require one; null without either. A wrong id in the
 * header is refused and counted. A cookie for a link that was
 * revoked or has ended counts as absent.
 */
export async function findHolderApplication<File extends ApplicationFile>(
  deps: Deps,
  asking: Asking<File>,
): Promise<File | null> {
  const named = asking.request.headers['x-admission-request-id'];
  if (named) return openApplication(deps, asking, named);
  return findOpen(asking, readApplicantCookie(deps, asking.request));
}
