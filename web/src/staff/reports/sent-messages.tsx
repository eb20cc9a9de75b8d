import { countryWords } from '@volante/contract/words/countries.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMonth, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FigureTable } from '../controls/figure-table.tsx';
import { channelNames } from '../words/attempt-words.ts';
import { kindText, messageTexts } from '../words/message-texts.ts';
import { FigureCard } from './figure-card.tsx';
import type { FigurePeriod } from './period-bar.tsx';
import { figureTexts } from './texts.ts';

/** How many messages of which kind went by which channel, and what they cost. */
export function SentMessages({ period }: { period: FigurePeriod }) {
  const t = useText(figureTexts).messages;
  const words = useText(messageTexts);
  const channels = useText(channelNames);
  const language = useLanguage();
  return (
    <FigureCard name="messages" title={t.title} note={t.note} period={period}>
      {(rows) => (
        <FigureTable
          caption={t.title}
          columns={[t.message, t.channel, t.count, ...(rows.some(({ cost }) => cost !== null) ? [t.cost] : [])]}
          rows={rows.map(({ month, country, kind, channel, count, cost }) => ({
            id: [month, country, kind, channel].join(' '),
            name: [capital(formatMonth(month, language)), countryWords[language][country], kindText(words, kind)].join(
              ' · ',
            ),
            cells: [
              channels[channel],
              formatNumber(count, language),
              ...(cost === null ? [] : [formatNumber(cost, language)]),
            ],
          }))}
        />
      )}
    </FigureCard>
  );
}
