import { usePathname, useSearch } from 'wouter/use-browser-location';
import { perVisit } from './visit.ts';

const place = perVisit<{ url: URL | null }>(() => ({ url: null }));

/** The URL of the page: the browser's, or the one being rendered on the server. */
export function here(): URL {
  return place().url ?? new URL(location.href);
}

/** Sets the URL to render for; server only. */
export function standAt(url: URL): void {
  place().url = url;
}

export function usePath(): string {
  return usePathname({ ssrPath: here().pathname });
}

export function useQueryString(): string {
  return useSearch({ ssrSearch: here().search });
}
