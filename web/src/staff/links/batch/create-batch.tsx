import type { Batch, BatchRow, RowStatus } from '@volante/contract/staff/links/batch-calls.ts';
import { useState } from 'react';
import { queryClient } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { WrongLine } from '../../../ui/fields/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { NextPage, usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { useFieldText } from '../../words/field-words.ts';
import { batchOf } from './batch-queries.ts';
import { batchTexts } from './texts.ts';

/** Confirms which rows of a checked file are created. */
export function CreateBatch({ batch: { batchId, counts } }: { batch: Batch }) {
  const t = useText(batchTexts);
  const [skipDuplicates, setSkipDuplicates] = useState(true);
  const [skipErrors, setSkipErrors] = useState(false);
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useSending();
  const count = counts.ok + (skipDuplicates ? 0 : counts.duplicate);
  const mustSkip = counts.error > 0 && !skipErrors;

  async function create(): Promise<void> {
    setTried(true);
    if (mustSkip) return;
    await run(async () => {
      const body = { skipDuplicates, skipErrors };
      await call('POST /link-batches/{batchId}/create', { params: { batchId }, body });
      await queryClient().invalidateQueries({ queryKey: batchOf(batchId).queryKey });
    });
  }
  const choices = [
    [counts.error > 0, t.skipErrors, skipErrors, setSkipErrors],
    [counts.duplicate > 0, t.skipDuplicates, skipDuplicates, setSkipDuplicates],
  ] as const;
  return (
    <div className="rounded-card border border-line bg-card p-4">
      {choices.map(
        ([isShown, label, checked, change]) =>
          isShown && (
            <label
              key={label}
              className="mb-2 flex min-h-8 items-center gap-2 text-small font-semibold max-desk:mb-0 max-desk:min-h-12"
            >
              <input
                type="checkbox"
                className="size-4"
                checked={checked}
                onChange={({ target }) => change(target.checked)}
              />
              {label}
            </label>
          ),
      )}
      {tried && mustSkip && <WrongLine text={t.mustSkip} className="mb-2" />}
      <FailureNotice error={failure} className="mb-2" />
      {count > 0 ? (
        <Button busy={busy} onClick={() => void create()}>
          {t.create(count)}
        </Button>
      ) : (
        <p className="text-small">{counts.error + counts.duplicate > 0 ? t.nothing : t.noRows}</p>
      )}
    </div>
  );
}

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
