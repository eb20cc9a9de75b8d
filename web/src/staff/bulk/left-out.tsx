import { isErrorCode } from '@volante/contract/errors.ts';
import { type BulkResult, skipReasons } from '@volante/contract/staff/bulk/bulk.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { failureText } from '../words/failure-words.ts';
import { type Ordered, rangesOf } from './parts.ts';
import { bulkTexts, type Facts } from './texts.ts';

interface LeftOutProps {
  skipped: BulkResult['skipped'];
  rows: readonly Ordered[];
  facts: Facts;
}

/** Which of the rows stay as they are, by reason. */
export function LeftOut({ skipped, rows, facts }: LeftOutProps) {
  const t = useText(bulkTexts);
  if (skipped.length === 0) return null;
  const byId = new Map(rows.map((row) => [row.applicationId, row]));
  return (
    <>
      <p className="text-small font-bold">{t.stay(skipped.length)}</p>
      <ul className="mb-3 list-disc pl-5 text-small">
        {groupsOf(skipped).map(({ reason, code, those }) => (
          <li key={`${reason} ${code}`}>
            <span>{t.reason[reason](those.length, facts)}: </span>
            <Named rows={those.flatMap(({ applicationId }) => byId.get(applicationId) ?? [])} />
            {code && (
              <span className="block text-ink-2">{failureText(new CallError({ kind: 'conflict_error', code }))}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Rows by their references, or by their lines in the file they come from. */
export function Named({ rows }: { rows: readonly Ordered[] }) {
  const t = useText(bulkTexts);
  const lines = rows.flatMap(({ line }) => line ?? []);
  return (
    <>
      {lines.length > 0 && `${t.lines(lines.length)} `}
      <span translate="no" className="font-mono">
        {lines.length > 0 ? rangesOf(lines) : rows.map(({ reference }) => reference).join(', ')}
      </span>
    </>
  );
}

/** Those that stay for the same reason, and those refused with the same code. */
function groupsOf(skipped: BulkResult['skipped']) {
  return skipReasons.flatMap((reason) => {
    const all = skipped.filter((left) => left.reason === reason);
    return [...new Set(all.map(({ code }) => code))].map((code) => ({
      reason,
      // One of a newer server is left unexplained.
      code: code && isErrorCode(code) ? code : null,
      those: all.filter((left) => left.code === code),
    }));
  });
}
