import { randomUUID } from 'node:crypto';
import type { SandboxState } from '../state.ts';

/** What the page that opened the widget asked for. */
export interface Opening {
  lang: 'es' | 'en';
  externalId: string;
  /** Where the driver came from; null when it is no address of the web. */
  redirectUrl: string | null;
}

/** Somebody who is at the widget. */
export interface Session extends Opening {
  id: string;
}

/** Reads `widget_id, external_id, is_sandbox, lang, redirect_url, hide_redirect_url` of an address. */
export function readOpening(query: unknown): Opening {
  const {
    lang,
    external_id: externalId = '',
    redirect_url: back,
    hide_redirect_url: hide,
  } = query as Partial<Record<string, string>>;
  // As with the provider: who does not ask for the way back is not given one.
  const wanted = hide === 'false' && back ? URL.parse(back) : null;
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

/** The way back, with what the provider adds to it; null when there is none. */
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
