import { formatPercent } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { FileChip } from '../../ui/files/file-chip.tsx';
import { chipName, chipSize } from './chip-text.ts';
import { photoFailure } from './photo-failure.ts';
import type { Photo } from './photos.ts';
import { homeVisitTexts } from './texts.ts';

interface PhotoChipProps {
  photo: Photo;
  onOpen: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One photo: name, progress, and actions to view, retry and remove it. */
export function PhotoChip({ photo, onOpen, onRemove, onRetry }: PhotoChipProps) {
  const t = useText(homeVisitTexts);
  const language = useLanguage();
  const { name, size, address, progress, failure } = photo;
  const short = chipName(name);
  const sending = progress !== null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <FileChip
        name={short}
        detail={failure ? <NotSent photo={photo} /> : sending ? progressText(progress) : chipSize(size, language)}
        picture={address}
        progress={progress ?? undefined}
        progressLabel={name}
        onOpen={sending ? undefined : onOpen}
        openLabel={t.open}
        onRemove={onRemove}
        removeLabel={sending ? t.cancel(name) : t.remove(name)}
      />
      {failure && (
        <Button kind="outline" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  );

  function progressText(share: number): string {
    if (share === 0) return t.preparing;
    return share >= 1 ? t.checking : t.sending(formatPercent(share, language));
  }
}

function NotSent({ photo: { step, failure } }: { photo: Photo }) {
  const t = useText(homeVisitTexts);
  return (
    <span className="font-semibold text-bad-ink">
      {t.failed} {failure && photoFailure(failure, step)}
    </span>
  );
}
