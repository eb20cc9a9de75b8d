import type { Row } from '@volante/contract/staff/queue-row.ts';
import { hasRole } from '@volante/contract/staff/roles.ts';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button } from '../../ui/button.tsx';
import { takeNext, takeNextTexts } from '../application/assign.tsx';
import { searchFor, useSearchText } from '../frame/search-box.tsx';
import { KeyButton } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { useMe } from '../session/session.ts';
import { toggleOwn } from './assign.ts';
import { FilterBar } from './filter-bar.tsx';
import { readFilters, writeFilters } from './filters.ts';
import { Peek } from './peek.tsx';
import { RowList } from './row-list.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { queueTexts } from './texts.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRows } from './use-rows.ts';
import { Views } from './views.tsx';

/** The list of applications. Its address holds the filters, but not the search. */
export function Queue() {
  const t = useText(queueTexts);
  const nextWords = useText(takeNextTexts);
  const text = useSearchText();
  const search = useSearch();
  const filters = useMemo(() => readFilters(search), [search]);
  const [, navigate] = useLocation();
  const { account } = useMe();
  const [peeked, setPeeked] = useState<Row | null>(null);
  const list = useRows(filters, text);
  useWindowTitle(t.title);

  const change = (next: typeof filters) => navigate(`/${writeFilters(next)}`, { replace: true });
  const open = (row: Row) => navigate(`/applications/${row.applicationId}`);
  const mayTake = hasRole(account.role, 'reviewer');
  const next = async () => {
    const id = await takeNext();
    if (id) navigate(`/applications/${id}`);
  };
  useKey('n', next, { enabled: mayTake });
  const ref = useRowKeys(list.rows, { onPeek: setPeeked, onTake: toggleOwn });

  return (
    <main className="mx-auto max-w-[1600px] px-4 py-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-extrabold">{text ? t.found(text) : t.title}</h1>
        <div className="flex flex-wrap gap-2">
          {text && (
            <Button kind="outline" onClick={() => searchFor('')}>
              {t.clearSearch}
            </Button>
          )}
          <Views filters={filters} onChoose={change} />
          {mayTake && (
            <KeyButton shortcut="N" onClick={next}>
              {nextWords.takeNext}
            </KeyButton>
          )}
        </div>
      </div>
      <StageTabs filters={filters} text={text} onChange={change} />
      <FilterBar filters={filters} onChange={change} />
      <div ref={ref}>
        <RowList list={list} text={text} isFiltered={search !== ''} onClear={() => change({})} onPeek={setPeeked} />
      </div>
      {peeked && (
        <Peek
          row={list.rows.find(({ applicationId }) => applicationId === peeked.applicationId) ?? peeked}
          onClose={() => setPeeked(null)}
          onOpen={open}
        />
      )}
    </main>
  );
}
