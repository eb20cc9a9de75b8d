import { CallError } from '../../../lib/call/call-error.ts';
import type { batchTexts } from './texts.ts';

/** The fault of a whole file and what to do; null for other failures. */
export function fileFailure(error: unknown, t: (typeof batchTexts)['es']): string | null {
  if (!(error instanceof CallError)) return null;
  const [{ path = '' } = {}] = error.errors;
  const [place = '', detail] = path.split('.');
  if (error.code === 'file_unreadable' && place === 'header') {
    return detail ? t.columnTwice(t.paths[detail as keyof typeof t.paths] ?? detail) : t.noHeader;
  }
  if (error.code === 'file_unreadable' && place === 'line' && detail) return t.openQuote(detail);
  return (t.files as Record<string, string>)[error.code] ?? null;
}
