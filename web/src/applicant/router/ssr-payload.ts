import type { QueryKey } from '@tanstack/react-query';
import type { LoadFailure } from '@volante/contract/admission/next-screen.ts';
import type { Application } from '@volante/contract/application.ts';
import type { Language } from '../../lib/language.ts';

/**
 * The data a page was rendered with; embedded in the page, so that the app hydrates with the same data and fetches nothing
 * twice.
 */
export interface SsrPayload {
  id: string | null;
  application: Application | null;
  failure: LoadFailure | null;
  /** The address of the screen, path and query. */
  open: string;
  language: Language;
  /** The width it was rendered for. */
  wide: boolean;
  /** The server's time, ISO. */
  now: string;
  /** Other data of the screen, by query key. */
  reads: [key: QueryKey, data: unknown][];
}

/** Serialises it for the page. */
export function writePayload({ reads, ...drawn }: SsrPayload): string {
  // Only data that was read contains maps, and searching for them takes as long as rendering.
  const read = JSON.stringify(reads, (_, value) => (value instanceof Map ? { [map]: [...value] } : value));
  return `${JSON.stringify(drawn).slice(0, -1)},"reads":${read}}`;
}

/** The data embedded in the page; null if it wasn't server-rendered. */
export function readPayload(): SsrPayload | null {
  const text = document.getElementById('drawn')?.textContent;
  if (!text) return null;
  return JSON.parse(text, (_, value) =>
    value && typeof value === 'object' && map in value ? new Map(value[map]) : value,
  );
}

const map = '$map';
