import { countryWords } from '@volante/contract/words/countries.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMonth, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FigureTable } from '../controls/figure-table.tsx';
import { closedWords } from '../words/closed-words.ts';
import { FigureCard } from './figure-card.tsx';
import type { FigurePeriod } from './period-bar.tsx';
import { figureTexts } from './texts.ts';

/** Applications that were closed without decision: a row for each month, country and reason. */
export function ClosedFigures({ period }: { period: FigurePeriod }) {
  const t = useText(figureTexts).closed;
  const words = useText(closedWords);
  const language = useLanguage();
  return (
    <FigureCard name="closed" title={t.title} note={t.note} period={period}>
      {(rows) => (
        <FigureTable
          caption={t.title}
          columns={[t.reason, t.count]}
          rows={rows.map(({ month, country, reason, count }) => ({
            id: [month, country, reason].join(' '),
            name: [capital(formatMonth(month, language)), countryWords[language][country], words[reason]].join(' · '),
            cells: [formatNumber(count, language)],
          }))}
        />
      )}
    </FigureCard>
  );
}
