import { useInfiniteQuery } from '@tanstack/react-query';
import type { BatchRow, RowStatus } from '@volante/contract/staff/links/batch-calls.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { Press } from '../../controls/press.tsx';
import { useFieldText } from '../../words/field-words.ts';
import { batchRows } from './batch-queries.ts';
import { batchTexts } from './texts.ts';

interface BatchRowsProps {
  batchId: string;
  status: RowStatus;
  title: string;
}

/** The rows with something to say: line, column, and what is wrong or repeated. */
export function BatchRows({ batchId, status, title }: BatchRowsProps) {
  const t = useText(batchTexts);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    batchRows(batchId, status),
  );
  const rows = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="rounded-card border border-line bg-card p-4">
      <h2 className="mb-2 text-big font-bold">{title}</h2>
      {error && <FailureNotice error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton className="h-24" label={t.loading} />}
      <ol className="grid gap-2 text-small">
        {rows.map((row) => (
          <li key={row.line} className="grid gap-x-4 desk:grid-cols-[90px_1fr]">
            <b>{t.line(row.line)}</b>
            <Findings row={row} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Press className="mt-3" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t.more}
        </Press>
      )}
    </section>
  );
}

function Findings({ row: { status, errors, of } }: { row: BatchRow }) {
  const t = useText(batchTexts);
  const fieldText = useFieldText();
  const paths: Record<string, string> = t.paths;
  // Each of these columns has one way to be wrong: a formula, or a language that we don't have.
  const wrong: Record<string, string> = t.wrong;
  if (status === 'duplicate') return <span>{of === null ? t.repeatsEarlier : t.repeats(of)}</span>;
  return (
    <ul>
      {errors.map(({ path, code }) => (
        <li key={`${path} ${code}`}>
          {paths[path] ?? path}:{' '}
          {(code === 'invalid_value' && wrong[path]) || fieldText({ type: 'refused', message: code })}
        </li>
      ))}
    </ul>
  );
}
