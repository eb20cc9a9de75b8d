import { stages } from '@volante/contract/admission/stages.ts';
import type { Filters } from '@volante/contract/staff/queue.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { keepPreviousData, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';
import { stageWords } from '../words/stage-words.ts';
import { valuesOf, writeFilters } from './filters.ts';
import { queueTexts } from './texts.ts';

interface StageTabsProps {
  filters: Filters;
  /** The search text; a search includes all stages. */
  text: string;
  onChange(filters: Filters): void;
}

/** The stages with their counts under the other filters; a press shows one stage. Search results aren't counted. */
export function StageTabs({ filters, text, onChange }: StageTabsProps) {
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
