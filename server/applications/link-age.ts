import type { Config } from '../config/config.ts';
import type { ClockDeps } from '../core/deps.ts';

export interface LinkAgeDeps {
  config: Pick<Config, 'LINK_DAYS'>;
}

const DAY_MS = 24 * 3_600_000;

/** When a link ends; null if links don't end. */
export function endOf({ config: { LINK_DAYS } }: LinkAgeDeps, { createdAt }: { createdAt: Date }): Date | null {
  return LINK_DAYS === undefined ? null : new Date(createdAt.getTime() + LINK_DAYS * DAY_MS);
}

/** Whether a link that staff didn't revoke has ended: by its age, or because it was replaced for its age. */
export function hasEnded(
  deps: ClockDeps & LinkAgeDeps,
  { createdAt, isReplaced = false }: { createdAt: Date; isReplaced?: boolean },
): boolean {
  const end = endOf(deps, { createdAt });
  return isReplaced || (end !== null && end <= deps.now());
}

/** SQL of link `l`: when it was made, and whether it was replaced. */
export const ageOfLink = `l.created_at as "linkCreatedAt", l.ended_at is not null as "isReplaced"`;
/** SQL: staff didn't revoke link `l`; it may have been replaced after it had ended. */
export const isUsableLink = '(l.revoked_at is null or l.ended_at is not null)';
