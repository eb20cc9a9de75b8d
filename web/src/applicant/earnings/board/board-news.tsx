import type { ProfileData } from '@volante/contract/earnings/calls.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import type { UploadList } from '../../uploads/uploads.ts';
import { summarize } from '../platform-data.ts';
import type { Screenshot } from '../upload/screenshot-uploads.ts';
import { uploadTexts } from '../upload/upload-texts.ts';
import { weekName } from './week-name.ts';

/** The last manual change; null when the week was cleared. */
export interface WeekNews {
  week: string;
  earning: number | null;
}

interface BoardNewsProps {
  uploads: UploadList<Screenshot>;
  data: ProfileData;
  written: WeekNews | null;
}

/** Screen reader announcements of the board: each week as it fills, and the count. */
export function BoardNews({ uploads, data, written }: BoardNewsProps) {
  const t = useText(uploadTexts);
  const language = useLanguage();
  const { filled, of } = summarize(data);
  const money = (amount: number) => formatMoney(amount, data.currency, language);
  const last = uploads.all.filter(({ state }) => state.at === 'done').at(-1)?.content.read;
  const read = last && t.weekRead(weekName(last.week, language), money(last.amount));
  const saved =
    written &&
    (written.earning === null
      ? t.weekCleared(weekName(written.week, language))
      : t.weekSaved(weekName(written.week, language), money(written.earning)));
  const news = saved ?? read;
  return (
    <p role="status" className="sr-only">
      {[
        news,
        (news || filled === of) && (filled === of ? t.complete : t.title(filled, of)),
        uploads.total > 0 && t.progress(uploads.current, uploads.total),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
