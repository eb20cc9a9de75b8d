import type { Row } from '@volante/contract/staff/queue-row.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button } from '../../ui/button.tsx';
import { rememberList, takeNext, takeNextTexts } from '../application/assign.tsx';
import { bulkTexts } from '../bulk/texts.ts';
import { KeyButton } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { searchFor, useSearchText } from '../layout/search-box.tsx';
import { useMe } from '../session/session.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { ColumnsMenu } from './columns.tsx';
import { FilterBar } from './filter-bar.tsx';
import { readFilters, takenFrom, writeFilters } from './filters.ts';
import { Peek } from './peek.tsx';
import { RowList } from './row-list.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { queueTexts } from './texts.ts';
import { toggleOwn, useRows } from './use-rows.ts';
import { Views } from './views.tsx';

// For admins only, until everything on it is done.
const FirstDayCard = lazy(() =>
  import('../first-day/first-day-card.tsx').then(({ FirstDayCard }) => ({ default: FirstDayCard })),
);

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
  const isWide = useWide();
  const selection = useSelection(list.rows, `${writeFilters(filters)} ${text}`);
  const mayOversee = may(account, 'oversee');
  // On a computer rows can be selected at any time; on a phone a press on a card opens it until somebody says so.
  const [selects, setSelects] = useState(false);
  useEffect(() => rememberList(takenFrom(filters)), [filters]);
  useWindowTitle(t.title);

  const change = (next: typeof filters) => navigate(`/${writeFilters(next)}`, { replace: true });
  const open = (row: Row) => navigate(`/applications/${row.applicationId}`);
  const mayTake = may(account, 'decide');
  const next = async () => {
    const id = await takeNext();
    if (id) navigate(`/applications/${id}`);
  };
  useKey('n', next, { enabled: mayTake });
  const ref = useRowKeys(list.rows, {
    onPeek: setPeeked,
    onTake: toggleOwn,
    onSelect: mayOversee ? selection.toggle : null,
  });

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
          {isWide && <ColumnsMenu />}
          {!isWide && mayOversee && (
            <SelectButton
              isOn={selects}
              onPress={() => {
                setSelects(!selects);
                selection.setAll(false);
              }}
            />
          )}
          <Views filters={filters} onChoose={change} />
          {mayTake && (
            <KeyButton kind="outline" shortcut="N" onClick={next}>
              {nextWords.takeNext}
            </KeyButton>
          )}
        </div>
      </div>
      {may(account, 'administer') && (
        <Suspense>
          <FirstDayCard />
        </Suspense>
      )}
      <StageTabs filters={filters} text={text} onChange={change} />
      <FilterBar filters={filters} onChange={change} />
      <div ref={ref}>
        <RowList
          list={list}
          text={text}
          filters={filters}
          selection={mayOversee && (isWide || selects) ? selection : null}
          onChange={change}
          onPeek={setPeeked}
        />
      </div>
      {mayOversee && <BulkBar selection={selection} />}
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

function SelectButton({ isOn, onPress }: { isOn: boolean; onPress(): void }) {
  const t = useText(bulkTexts);
  return (
    <Button kind={isOn ? 'chosen' : 'outline'} onClick={onPress}>
      {isOn ? t.stop : t.start}
    </Button>
  );
}

interface RowActions {
  onPeek(row: Row): void;
  onTake(row: Row): void;
  /** Null for those who can't. */
  onSelect: ((row: Row) => void) | null;
}

/**
 * Moves the focus between rows with J and K, peeks with the space bar, assigns with A and selects with X. Enter follows the link
 * as usual. Returns the ref of the element that holds the rows' links.
 */
function useRowKeys(rows: readonly Row[], { onPeek, onTake, onSelect }: RowActions) {
  const ref = useRef<HTMLDivElement>(null);
  const links = () => [...(ref.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const at = (all: HTMLElement[]) => {
    const inside = document.activeElement?.closest('[data-row-of]')?.getAttribute('data-row-of');
    return all.findIndex((link) => link.dataset.row === inside);
  };
  function move(by: number): void {
    const all = links();
    const now = at(all);
    const link = all[now === -1 ? 0 : Math.min(all.length - 1, Math.max(0, now + by))];
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  }
  function withFocused(act: (row: Row) => void): void {
    const all = links();
    const id = all[at(all)]?.dataset.row;
    const row = rows.find(({ applicationId }) => applicationId === id);
    if (row) act(row);
  }
  useKey('j', () => move(1));
  useKey('k', () => move(-1));
  useKey('space', () => withFocused(onPeek));
  useKey('a', () => withFocused(onTake));
  useKey('x', () => withFocused((row) => onSelect?.(row)), { enabled: onSelect !== null });
  return ref;
}
