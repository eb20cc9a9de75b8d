import { countryWords } from '@volante/contract/words/countries.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMonth, formatNumber, formatPercent } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FigureTable } from '../controls/figure-table.tsx';
import { FigureCard } from './figure-card.tsx';
import type { FigurePeriod } from './period-bar.tsx';
import { figureTexts } from './texts.ts';

/** Whether drivers got their answers within the time they were promised. */
export function Answers({ period }: { period: FigurePeriod }) {
  const t = useText(figureTexts).answers;
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <FigureCard name="answers" title={t.title} note={t.note} period={period}>
      {(rows) => (
        <FigureTable
          caption={t.title}
          columns={[t.month, t.answered, t.promised, t.kept]}
          rows={rows.map(({ month, country, answered, promised, kept }) => ({
            name: `${capital(formatMonth(month, language))} · ${countryWords[language][country]}`,
            cells: [
              number(answered),
              number(promised),
              promised === 0 ? '–' : `${number(kept)} (${formatPercent(kept / promised, language)})`,
            ],
          }))}
        />
      )}
    </FigureCard>
  );
}
