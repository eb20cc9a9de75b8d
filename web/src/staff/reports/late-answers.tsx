import { may } from '@volante/contract/staff/roles.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FigureLink, FigureTable } from '../controls/figure-table.tsx';
import { useMe } from '../session/session.ts';
import { dueTexts } from '../words/due-words.ts';
import { waitsForWords } from '../words/stage-words.ts';
import { FigureCard } from './figure-card.tsx';
import type { FigurePeriod } from './period-bar.tsx';
import { figureTexts } from './texts.ts';

/** How many answers came within the company's own targets, and how late the others were: a row for each turn and country. */
export function LateAnswers({ period }: { period: FigurePeriod }) {
  const texts = useText(figureTexts);
  const t = texts.lateAnswers;
  const turns = useText(waitsForWords);
  const noTarget = useText(dueTexts).none;
  const language = useLanguage();
  const mayChange = may(useMe().account, 'administer');
  const number = (value: number) => formatNumber(value, language);
  const hours = (value: number | null) => (value === null ? '–' : texts.hours(number(value)));
  const note = (
    <>
      <span>{t.note}</span>
      {mayChange && (
        <span className="block">
          <FigureLink to="/admin/settings#ANSWER_HOURS">{t.change}</FigureLink>
        </span>
      )}
    </>
  );
  return (
    <FigureCard name="late-answers" title={t.title} note={note} period={period}>
      {(rows) => (
        <FigureTable
          caption={t.title}
          columns={[t.turn, t.target, t.answered, t.inTime, t.late, t.median, t.worst]}
          rows={rows.map(({ turn, country, target, answered, late, median, worst }) => ({
            name: `${turns[turn]} · ${countryWords[language][country]}`,
            cells: [
              target === null ? noTarget : texts.hours(number(target)),
              number(answered),
              target === null
                ? '–'
                : `${number(answered - late)} (${formatPercent((answered - late) / answered, language)})`,
              target === null ? '–' : number(late),
              hours(median),
              hours(worst),
            ],
          }))}
        />
      )}
    </FigureCard>
  );
}

/** What is overdue now, by who takes care of it; each row leads to its list. */
export function Overdue({ period }: { period: FigurePeriod }) {
  const texts = useText(figureTexts);
  const t = texts.overdue;
  const language = useLanguage();
  const me = useMe().account;
  const number = (value: number) => formatNumber(value, language);
  const listOf = (assignee?: string) => {
    const country = period.country && { country: period.country };
    return `/?${new URLSearchParams({ due: 'overdue', ...(assignee && { assignee }), ...country })}`;
  };
  const note = (
    <>
      <span>{t.note}</span>
      <span className="block">
        <FigureLink to="/admin/work">{t.givenOut}</FigureLink>
      </span>
    </>
  );
  return (
    <FigureCard name="overdue" title={t.title} note={note} none={t.none} period={period}>
      {(rows) => (
        <>
          <FigureTable
            caption={t.title}
            columns={[t.owner, t.count, t.longest]}
            rows={rows.map(({ owner, count, longest }) => ({
              id: owner?.id ?? 'none',
              name: owner?.name ?? t.nobody,
              to: listOf(owner ? (owner.id === me.id ? 'me' : owner.id) : 'none'),
              cells: [number(count), texts.hours(number(longest))],
            }))}
          />
          <p className="mt-2 text-small">
            <FigureLink to={listOf()}>{t.all(number(rows.reduce((sum, { count }) => sum + count, 0)))}</FigureLink>
          </p>
        </>
      )}
    </FigureCard>
  );
}
