import type { FileKind } from '@volante/contract/documents/rules.ts';
import { MB } from '@volante/contract/documents/rules.ts';
import { formatRetryTime } from '../../lib/call/retry-time.ts';
import { kindNames } from '../../lib/files/file-kind.ts';
import { getLanguage, locales } from '../../lib/language.ts';
import { getText } from '../../lib/text.ts';
import { appTexts } from '../navigation/app-texts.ts';
import type { Failure } from './failure.ts';
import { failureTexts } from './failure-texts.ts';

interface Limits {
  accepts: readonly FileKind[];
  maxBytes: number;
}

/** A file's failure in words, with what to do. */
export function failureWords({ code, after }: Failure, { accepts, maxBytes }: Limits): string {
  const t = getText(failureTexts);
  const app = getText(appTexts);
  const language = getLanguage();
  const words: Record<string, string> = {
    ...(t as object),
    // A document that is taken as a PDF may be photographed, too: its pages become one.
    file_too_large: (accepts.includes('pdf') ? t.file_too_large_for_paper : t.file_too_large)(maxBytes / MB),
    file_type_not_accepted: t.file_type_not_accepted(oneOf(kindNames(accepts))),
    rate_limited: t.rate_limited(after ? formatRetryTime(after, language) : undefined),
    network_error: app.offline,
    timeout_error: app.slow,
    server_unavailable_error: app.busy,
    application_closed: app.closed,
    section_approved: app.sectionApproved,
  };
  return words[code] ?? t.unknown_error;
}

/** "JPG o PNG" / "PDF, JPG, or PNG". */
function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat(locales[getLanguage()], { type: 'disjunction' }).format(names);
}
