import { randomUUID } from 'node:crypto';
import type { SandboxState } from '../state.ts';

/** The parameters from the page that opened the widget. */
export interface Opening {
  lang: 'es' | 'en';
  externalId: string;
  /** The driver's way back; null if it isn't a web address. */
  redirectUrl: string | null;
}

/** A driver at the widget. */
export interface Session extends Opening {
  id: string;
}

/** Parses `widget_id, external_id, is_sandbox, lang, redirect_url, hide_redirect_url` from an address. */
export function readOpening(query: unknown): Opening {
  const {
    lang,
    external_id: externalId = '',
    redirect_url: back,
    hide_redirect_url: hide,
  } = query as Partial<Record<string, string>>;
  // As with the provider: the way back is shown only on request.
  const wanted = hide === 'false' && back && URL.canParse(back) ? new URL(back) : null;
  const isWeb = wanted?.protocol === 'http:' || wanted?.protocol === 'https:';
  return { lang: lang === 'en' ? 'en' : 'es', externalId, redirectUrl: isWeb ? wanted.href : null };
}

export function openSession(state: SandboxState, opening: Opening): Session {
  const session = { ...opening, id: randomUUID() };
  sessions(state).set(session.id, session);
  return session;
}

export function findSession(state: SandboxState, id: string | undefined): Session | null {
  return sessions(state).get(id ?? '') ?? null;
}

/** The way back, with the provider's parameters; null if there is none. */
export function wayBack(
  { redirectUrl }: Opening,
  said: { account_id: string; user_id: string; status: string; status_details: string | null } | null,
): string | null {
  if (!redirectUrl) return null;
  const address = new URL(redirectUrl);
  for (const [name, value] of Object.entries(said ?? {})) if (value) address.searchParams.set(name, value);
  return address.href;
}

function sessions(state: SandboxState): Map<string, Session> {
  return state.keep('widget sessions', () => new Map<string, Session>());
}
