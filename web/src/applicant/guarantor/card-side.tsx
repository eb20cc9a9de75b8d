import { documents } from '@volante/contract/documents/rules.ts';
import type { InvitedCard } from '@volante/contract/obligor/invitation.ts';
import { acceptOf } from '../../lib/files/file-kind.ts';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
import { Card } from '../../ui/card.tsx';
import { FilePicker } from '../../ui/files/file-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { Tag } from '../../ui/tag.tsx';
import { failureWords } from '../uploads/failure-words.ts';
import { guarantorTexts } from './texts.ts';
import type { Cards } from './use-cards.ts';

/** One side of the guarantor's card: its state, its photo, and the pickers. */
export function CardSide({ card: { type, given }, cards }: { card: InvitedCard; cards: Cards }) {
  const t = useText(guarantorTexts);
  const wide = useWide();
  const { mediaId, url, progress, failure } = cards.of(type);
  const title = type.endsWith('_back') ? t.back : t.front;
  const isThere = mediaId !== undefined || given;
  const onFiles = (files: File[]) => void cards.choose(type, files);
  const picker = { onFiles, accept: acceptOf(['jpeg', 'png']), kind: 'outline', className: 'text-small' } as const;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-bold">{title}</h3>
        <Tag tone={isThere ? 'ok' : 'need'}>{isThere ? t.ready : t.missing}</Tag>
      </div>
      {failure && (
        <Notice tone="bad" live>
          {failureWords(failure, documents[type])}
        </Notice>
      )}
      {url && <img src={url} alt="" className="max-h-40 w-full rounded-input object-contain" />}
      {progress !== undefined && <ProgressBar value={progress} label={t.sending} />}
      <div className="grid grid-cols-2 gap-2">
        {!wide && (
          <FilePicker {...picker} camera="environment" disabled={progress !== undefined}>
            {isThere ? t.replace : t.takePhoto}
            <span className="sr-only">: {title}</span>
          </FilePicker>
        )}
        <FilePicker
          {...picker}
          disabled={progress !== undefined}
          className={wide ? 'col-span-2 text-small' : 'text-small'}
        >
          {t.chooseFile}
          <span className="sr-only">: {title}</span>
        </FilePicker>
      </div>
    </Card>
  );
}
