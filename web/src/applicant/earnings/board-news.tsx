import type { ProfileData } from '@volante/contract/earnings.ts';
import { formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { summarize } from './platform-data.ts';
import type { Reading } from './reading-queue.ts';
import { uploadTexts } from './upload-texts.ts';
import { weekName } from './week-card.tsx';

/** Tells those who listen what the cards show to those who see: each week as it fills, and how many there are. */
export function BoardNews({ reading, data }: { reading: Reading; data: ProfileData }) {
  const t = useText(uploadTexts);
  const language = useLanguage();
  const { filled, of } = summarize(data);
  const { last } = reading;
  const week = last && t.weekRead(weekName(last.week, language), formatMoney(last.amount, data.currency, language));
  return (
    <p role="status" className="sr-only">
      {week} {(last || filled === of) && (filled === of ? t.complete : t.title(filled, of))}
    </p>
  );
}
