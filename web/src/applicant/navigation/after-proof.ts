import { proofScreen } from '@volante/contract/admission/next-screen.ts';
import { readAddress } from '@volante/contract/fields/address.ts';
import { here } from '../../lib/here.ts';

interface Place {
  path: string;
  query: Record<string, string>;
}

/** The query that brings the proof back to this screen. */
export function backHere(): Record<string, string> {
  const { pathname, search } = here();
  const { path, query } = readAddress(pathname, search);
  if (path === proofScreen) return { to: query.get('to') ?? '' };
  query.delete('id');
  return { to: query.size ? `${path}?${query}` : path };
}

/** The screen to open after the proof, from its query: one of this app, in no case another site. */
export function afterProof(query: URLSearchParams): Place {
  const { origin } = here();
  const to = URL.canParse(query.get('to') ?? '', origin) ? new URL(query.get('to') ?? '', origin) : null;
  // A path that begins with two slashes would be read as the name of a host.
  if (!to || to.origin !== origin || /^\/(\/|$)/.test(to.pathname) || to.pathname === proofScreen)
    return { path: '/tasks', query: {} };
  to.searchParams.delete('id');
  return { path: to.pathname, query: Object.fromEntries(to.searchParams) };
}
