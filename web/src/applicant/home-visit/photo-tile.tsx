import { homePhoto } from '@volante/contract/documents/rules.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { useState } from 'react';
import { formatPercent } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { getText, useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import type { Failure } from '../uploads/failure.ts';
import { failureWords } from '../uploads/failure-words.ts';
import { chipName, chipSize } from './chip-text.ts';
import { countOf, isMasked, type Photo } from './photos.ts';
import { homeVisitTexts } from './texts.ts';

interface PhotoTileProps {
  photo: Photo;
  onOpen: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One photo, large enough to judge it: a press shows it in full screen. Its progress or failure is shown below it. */
export function PhotoTile({ photo, onOpen, onRemove, onRetry }: PhotoTileProps) {
  const t = useText(homeVisitTexts);
  const language = useLanguage();
  const { name, size, progress, failure } = photo;
  const sending = progress !== null;
  const masked = isMasked(photo);
  const words = (
    <>
      <Picture address={photo.address} dimmed={sending} />
      <span className="block px-3 pt-2 pb-2.5">
        <span className="block truncate text-small font-semibold">
          {!sending && !masked && <span className="sr-only">{t.open} </span>}
          {masked ? <span>{t.masked}</span> : <span translate="no">{chipName(name)}</span>}
        </span>
        {!failure && !masked && (
          <span className="block text-small text-ink-2">
            {sending ? progressText(progress) : chipSize(size, language)}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className="relative min-w-0 overflow-hidden rounded-card border border-line bg-card">
      {sending ? (
        <>
          {words}
          <div className="px-3 pb-3">
            <ProgressBar value={progress} label={name} />
          </div>
        </>
      ) : masked ? (
        words
      ) : (
        <button type="button" onClick={onOpen} className="block w-full rounded-card text-left -outline-offset-3">
          {words}
        </button>
      )}
      {!masked && (
        <button
          type="button"
          aria-label={sending ? t.cancel(name) : t.remove(name)}
          onClick={onRemove}
          className="absolute top-0 right-0 grid size-12 place-items-center"
        >
          <span className="grid size-9 place-items-center rounded-full border border-line bg-card text-ink">
            <Icon name={sending ? 'close' : 'trash'} />
          </span>
        </button>
      )}
      {failure && (
        <div className="grid gap-2 px-3 pb-3">
          <p className="text-small font-semibold text-bad-ink">
            {t.failed} {photoFailure(failure, photo.step)}
          </p>
          <Button kind="outline" onClick={onRetry} className="text-small">
            {t.retry}
          </Button>
        </div>
      )}
    </li>
  );

  function progressText(share: number): string {
    if (share === 0) return t.preparing;
    return share >= 1 ? t.checking : t.sending(formatPercent(share, language));
  }
}

function Picture({ address, dimmed }: { address: string | undefined; dimmed: boolean }) {
  // A file that the browser can't display (TIFF, HEIC) is still sent.
  const [broken, setBroken] = useState<string>();
  return (
    // The picture is outside the flow, because a portrait one would give the tile its own height.
    <span className="relative grid aspect-[4/3] max-h-[42svh] w-full place-items-center bg-brand-soft text-brand-ink">
      {address && address !== broken ? (
        <img
          src={address}
          alt=""
          onError={() => setBroken(address)}
          className={`absolute inset-0 size-full object-contain ${dimmed ? 'opacity-60' : ''}`}
        />
      ) : (
        <Icon name="camera" size={28} />
      )}
    </span>
  );
}

/** The failure of a chosen photo or its upload, and what to do. */
export function photoFailure(failure: Failure, step: HomePhotoStep): string {
  if (failure.code === 'too_many_photos') return getText(homeVisitTexts).tooMany(countOf(step));
  return failureWords(failure, homePhoto);
}
