import type { ShownLink, Withholding } from '@volante/contract/staff/links/link-calls.ts';
import { may } from '@volante/contract/staff/roles.ts';
import type { LiveLink } from '../../applications/links.ts';
import type { ClockDeps, ConfigDeps } from '../../core/deps.ts';
import type { StaffSession } from '../../core/http/staff/staff-deps.ts';
import { addressOfLink } from './mail-link.ts';

/**
 * Whether a member of staff may see a link, or a text with it; every place where one leaves the console asks here. Once the driver's
 * personal data is behind it, whoever has it needs only a code sent to the driver to read all of it.
 */
export function whyWithheld(
  { now }: ClockDeps,
  { account, steppedUpUntil }: StaffSession,
  { isGuarded }: Pick<LiveLink, 'isGuarded'>,
): Withholding | null {
  if (!isGuarded) return null;
  if (!may(account, 'decide')) return 'role';
  return steppedUpUntil !== null && steppedUpUntil > now() ? null : 'step_up';
}

/** The link as this session may see it. */
export function urlFor(
  deps: ClockDeps & ConfigDeps,
  session: StaffSession,
  link: LiveLink,
): Pick<ShownLink, 'url' | 'withheld'> {
  const withheld = whyWithheld(deps, session, link);
  return { url: withheld === null ? addressOfLink(deps, link.requestId) : null, withheld };
}
