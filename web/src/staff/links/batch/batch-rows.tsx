import type { BatchRow, RowStatus } from '@volante/contract/staff/links/batch-calls.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { NextPage, usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { useFieldText } from '../../words/field-words.ts';
import { batchTexts } from './texts.ts';

const PAGE = '50';

interface BatchRowsProps {
  batchId: string;
  status: RowStatus;
  title: string;
}

/** The rows with errors or duplicates: line, column, and what is wrong or repeated. */
export function BatchRows({ batchId, status, title }: BatchRowsProps) {
  const t = useText(batchTexts);
  const list = usePages({
    queryKey: ['batch-rows', batchId, status],
    read: (from, signal) => {
      const query = { status, limit: PAGE, ...from };
      return call('GET /link-batches/{batchId}/rows', { params: { batchId }, query, signal });
    },
  });
  const { data, error, refetch } = list;
  return (
    <section className="rounded-card border border-line bg-card p-4">
      <h2 className="mb-2 text-big font-bold">{title}</h2>
      {error && <FailureNotice error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton className="h-24" label={t.loading} />}
      <ol className="grid gap-2 text-small">
        {list.items.map((row) => (
          <li key={row.line} className="grid gap-x-4 desk:grid-cols-[90px_1fr]">
            <b>{t.line(row.line)}</b>
            <Findings row={row} />
          </li>
        ))}
      </ol>
      <NextPage list={list}>{t.more}</NextPage>
    </section>
  );
}

function Findings({ row: { status, errors, of } }: { row: BatchRow }) {
  const t = useText(batchTexts);
  const fieldText = useFieldText();
  const paths: Record<string, string> = t.paths;
  // Each of these columns can be wrong in only one way: a formula, or an unsupported language.
  const wrong: Record<string, string> = t.wrong;
  if (status === 'duplicate') return <span>{of === null ? t.repeatsEarlier : t.repeats(of)}</span>;
  return (
    <ul>
      {errors.map(({ path, code }) => (
        <li key={`${path} ${code}`}>
          {`${paths[path] ?? path}: ${(code === 'invalid_value' && wrong[path]) || fieldText(code)}`}
        </li>
      ))}
    </ul>
  );
}
