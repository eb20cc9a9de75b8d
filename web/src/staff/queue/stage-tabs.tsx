import { stages } from '@volante/contract/admission/stages.ts';
import type { Counts, Filters } from '@volante/contract/staff/queue.ts';
import { waitsForUs } from '@volante/contract/staff/queue-row.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { keepPreviousData, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';
import { stageWords } from '../words/stage-words.ts';
import { isUnderWay, underWay, valuesOf, writeFilters } from './filters.ts';
import { queueTexts } from './texts.ts';

interface StageTabsProps {
  filters: Filters;
  /** The search text; a search includes all stages. */
  text: string;
  onChange(filters: Filters): void;
}

/**
 * What waits for the company, what is overdue of it, everything undecided, and the stages, with their counts under the other filters; a press shows
 * one of them. Search results aren't counted.
 */
export function StageTabs({ filters, text, onChange }: StageTabsProps) {
  const t = useText(queueTexts);
  const words = useText(stageWords);
  const { stage: _, waitsFor, closed: __, due, ...others } = filters;
  const { data } = useCounts(filters, text);
  const chosen = valuesOf(filters, 'stage');
  const isOpen = chosen.length === 0 && filters.closed === undefined;
  const isOverdue = valuesOf(filters, 'due').join() === 'overdue';
  const known = text === '' ? data : null;
  const tab = (label: string, count: number | null | undefined, isOn: boolean, next: Filters) => (
    <Tab key={label} label={label} count={known === null ? null : count} isOn={isOn} onPress={() => onChange(next)} />
  );
  const withStages = (stage: Filters['stage']) => {
    const { stage: _stage, ...rest } = filters;
    return stage === undefined ? rest : { ...rest, stage };
  };
  // Other waits than these have no button: all of theirs are shown.
  const isNarrowed = waitsFor !== undefined && !isUnderWay(filters);
  const ours = sumOf(data, waitsForUs);
  const open = data && data.total - data.waitsFor.nobody;
  return (
    <ul aria-label={t.stage} className="-mx-4 mb-2 flex gap-1 overflow-x-auto px-4 py-1">
      {text === '' && [
        tab(t.ours, isNarrowed || due ? null : ours, isOpen && waitsFor === undefined && !isOverdue, others),
        tab(
          t.overdue,
          isNarrowed || (due && !isOverdue) ? null : data?.overdue,
          isOverdue,
          isOverdue ? others : { ...others, due: ['overdue'] },
        ),
        tab(t.underWay, isNarrowed || due ? null : open, isOpen && isUnderWay(filters), { ...others, ...underWay }),
      ]}
      {(text !== '' || isNarrowed) && tab(t.allStages, data?.total, chosen.length === 0, withStages(undefined))}
      {stages.map((stage) => {
        const isOn = chosen.includes(stage);
        return tab(words[stage], data?.stages[stage] ?? (data && 0), isOn, withStages(isOn ? undefined : [stage]));
      })}
    </ul>
  );
}

function useCounts({ stage: _, sort: __, direction: ___, ...filters }: Filters, text: string) {
  return useQuery({
    queryKey: ['counts', writeFilters(filters)],
    queryFn: ({ signal }) => call('GET /applications/counts', { query: filters, signal }),
    enabled: text === '',
    placeholderData: keepPreviousData,
    refetchInterval: unlessLive(30_000),
  });
}

function sumOf(counts: Counts | undefined, turns: readonly (keyof Counts['waitsFor'])[]): number | undefined {
  return counts && turns.reduce((sum, turn) => sum + (counts.waitsFor[turn] ?? 0), 0);
}

interface TabProps {
  label: string;
  /** Undefined while it isn't known; null: not shown. */
  count: number | null | undefined;
  isOn: boolean;
  onPress(): void;
}

function Tab({ label, count, isOn, onPress }: TabProps) {
  const language = useLanguage();
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={onPress}
        className={`flex min-h-10 max-desk:min-h-12 items-center gap-1.5 rounded-input border-[1.5px] px-2.5 text-small font-semibold whitespace-nowrap ${isOn ? 'border-brand bg-brand-soft text-brand-ink' : 'border-transparent text-ink-2 hover:bg-brand-soft hover:text-brand-ink'}`}
      >
        <span>{label}</span>
        {count !== null && (
          <span className="text-tag font-bold tabular-nums">
            {' '}
            {count === undefined ? '–' : <span translate="no">{formatNumber(count, language)}</span>}
          </span>
        )}
      </button>
    </li>
  );
}
