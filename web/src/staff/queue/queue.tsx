import { stages } from '@volante/contract/admission/stages.ts';
import type { Filters } from '@volante/contract/staff/queue.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { keepPreviousData, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button } from '../../ui/button.tsx';
import { rememberList, takeNext, takeNextTexts } from '../application/assign.tsx';
import { KeyButton } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { searchFor, useSearchText } from '../layout/search-box.tsx';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';
import { stageWords } from '../words/stage-words.ts';
import { AskForHelpContact } from './ask-for-help-contact.tsx';
import { FilterBar } from './filter-bar.tsx';
import { readFilters, valuesOf, writeFilters } from './filters.ts';
import { Peek } from './peek.tsx';
import { RowList } from './row-list.tsx';
import { queueTexts } from './texts.ts';
import { toggleOwn, useRows } from './use-rows.ts';
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
  useEffect(() => rememberList(filters), [filters]);
  useWindowTitle(t.title);

  const change = (next: typeof filters) => navigate(`/${writeFilters(next)}`, { replace: true });
  const open = (row: Row) => navigate(`/applications/${row.applicationId}`);
  const mayTake = may(account, 'decide');
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
            <KeyButton kind="outline" shortcut="N" onClick={next}>
              {nextWords.takeNext}
            </KeyButton>
          )}
        </div>
      </div>
      <AskForHelpContact />
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

interface RowActions {
  onPeek(row: Row): void;
  onTake(row: Row): void;
}

/**
 * Moves the focus between rows with J and K, peeks with the space bar and assigns with A. Enter follows the link as
 * usual. Returns the ref of the element that holds the rows' links.
 */
function useRowKeys(rows: readonly Row[], { onPeek, onTake }: RowActions) {
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
  return ref;
}

interface StageTabsProps {
  filters: Filters;
  /** The search text; a search includes all stages. */
  text: string;
  onChange(filters: Filters): void;
}

/** The stages with their counts under the other filters; a press shows one stage. Search results aren't counted. */
function StageTabs({ filters, text, onChange }: StageTabsProps) {
  const t = useText(queueTexts);
  const words = useText(stageWords);
  const language = useLanguage();
  const { stage: _, sort: __, direction: ___, ...others } = filters;
  const { data } = useQuery({
    queryKey: ['counts', writeFilters(others)],
    queryFn: ({ signal }) => call('GET /applications/counts', { query: others, signal }),
    enabled: text === '',
    placeholderData: keepPreviousData,
    refetchInterval: unlessLive(30_000),
  });
  const chosen = valuesOf(filters, 'stage');
  const holdsDecided = text !== '' || filters.waitsFor !== undefined;
  const tab = (key: string, label: string, count: number | undefined, isOn: boolean, next: Filters['stage']) => (
    <li key={key}>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={() => {
          const { stage: _stage, ...rest } = filters;
          onChange(next === undefined ? rest : { ...rest, stage: next });
        }}
        className={`flex min-h-10 max-desk:min-h-12 items-center gap-1.5 rounded-input border-[1.5px] px-2.5 text-small font-semibold whitespace-nowrap ${isOn ? 'border-brand bg-brand-soft text-brand-ink' : 'border-transparent text-ink-2 hover:bg-brand-soft hover:text-brand-ink'}`}
      >
        <span>{label}</span>
        {text === '' && (
          <span className="text-tag font-bold tabular-nums">
            {' '}
            {count === undefined ? '–' : <span translate="no">{formatNumber(count, language)}</span>}
          </span>
        )}
      </button>
    </li>
  );
  return (
    <ul aria-label={t.stage} className="-mx-4 mb-2 flex gap-1 overflow-x-auto px-4 py-1">
      {holdsDecided
        ? tab('all', t.allStages, data?.total, chosen.length === 0, undefined)
        : tab('open', t.underWay, data && data.total - data.waitsFor.nobody, chosen.length === 0, undefined)}
      {stages.map((stage) => {
        const isOn = chosen.includes(stage);
        return tab(stage, words[stage], data?.stages[stage] ?? (data && 0), isOn, isOn ? undefined : [stage]);
      })}
    </ul>
  );
}
