import type { QueryKey } from '@tanstack/react-query';
import type { Application } from '@volante/contract/admission/application.ts';
import type { LoadFailure } from '@volante/contract/admission/next-screen.ts';
import type { Language } from '../../lib/language.ts';

/** What the server drew a page with; the page carries it, so that the app stands on the same and asks for nothing twice. */
export interface Drawn {
  id: string | null;
  application: Application | null;
  failure: LoadFailure | null;
  /** The address of the screen, path and query. */
  open: string;
  language: Language;
  /** What the screen was taken for. */
  wide: boolean;
  /** The moment by the server's clock, ISO. */
  now: string;
  /** What the screen reads besides the application, by key. */
  reads: [key: QueryKey, data: unknown][];
}

/** As JSON for the page. */
export function writeDrawn({ reads, ...drawn }: Drawn): string {
  // Only what is read has maps in it, and looking for them takes as long as drawing.
  const read = JSON.stringify(reads, (_, value) => (value instanceof Map ? { [map]: [...value] } : value));
  return `${JSON.stringify(drawn).slice(0, -1)},"reads":${read}}`;
}

/** What stands in the page; null where the server has drawn nothing. */
export function readDrawn(): Drawn | null {
  const text = document.getElementById('drawn')?.textContent;
  if (!text) return null;
  return JSON.parse(text, (_, value) =>
    value && typeof value === 'object' && map in value ? new Map(value[map]) : value,
  );
}

const map = '$map';
