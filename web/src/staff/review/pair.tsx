import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { pageAddress } from '../application/application.ts';
import { documentName } from '../application/document-words.ts';
import { PictureFailed, usePictureTries } from '../controls/pictures/picture-tries.tsx';
import { KeyButton } from '../keys/key.tsx';
import type { Partner } from './partners.ts';
import { reviewTexts } from './texts.ts';
import { useZoom, type View } from './use-zoom.ts';

interface PairProps {
  application: ReviewerApplication;
  document: Document;
  /** Undefined while it is being read. */
  partner: Partner | undefined;
  /** Shows the next one beside the document, and after the last one the document alone. */
  onNext(): void;
  onShown(): void;
}

/** A document and another picture beside it, on a phone below it. They are zoomed and dragged together. */
export function Pair({ application: { applicationId }, document, partner, onNext, onShown }: PairProps) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const { view, zoom, fit, drag } = useZoom();
  const name = documentName(document, language);
  const size = view.zoom > 1.5 ? 'full' : 'screen';
  const pictures = [{ mediaId: document.media?.id ?? '', name }, ...(partner ? [partner] : [])];
  return (
    <section aria-label={t.sideBySide} className="flex min-h-0 min-w-0 flex-col">
      <div
        {...drag}
        className={`grid min-h-0 flex-1 touch-none gap-1 bg-track max-desk:grid-rows-2 desk:grid-cols-2 ${view.zoom > 1 ? 'cursor-grab active:cursor-grabbing' : ''}`}
      >
        {pictures.map((picture, at) => (
          <Picture
            key={picture.mediaId}
            address={pageAddress(applicationId, picture.mediaId, 1, size)}
            name={picture.name}
            view={view}
            onShown={at === 0 ? onShown : undefined}
          />
        ))}
        {!partner && (
          <span className="grid place-content-center text-brand-ink">
            <Spinner size={32} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-1 border-t border-line bg-card px-2 py-1">
        <KeyButton kind="outline" shortcut="C" onClick={onNext}>
          {t.otherBeside}
        </KeyButton>
        <Button kind="text" aria-label={t.zoomOut} title={t.zoomOut} onClick={() => zoom(1 / 1.4)}>
          −
        </Button>
        <KeyButton kind="text" shortcut="0" onClick={fit}>
          {t.fit}
        </KeyButton>
        <Button kind="text" aria-label={t.zoomIn} title={t.zoomIn} onClick={() => zoom(1.4)}>
          +
        </Button>
      </div>
    </section>
  );
}

interface PictureProps {
  address: string;
  name: string;
  view: View;
  onShown: (() => void) | undefined;
}

function Picture({ address, name, view, onShown }: PictureProps) {
  const t = useText(reviewTexts);
  const { failed, tries, again, fail } = usePictureTries();
  const image = useRef<HTMLImageElement>(null);
  // A picture that is there already has no event to come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) onShown?.();
  }, []);
  return (
    <figure className="relative min-h-0 min-w-0 overflow-hidden bg-track">
      {failed ? (
        <PictureFailed className="h-full" text={t.noPicture} again={t.again} onAgain={again} />
      ) : (
        <img
          key={tries}
          ref={image}
          src={address}
          alt={t.picture(name, 1)}
          draggable={false}
          onLoad={onShown}
          onError={fail}
          className="absolute inset-0 size-full object-contain p-2 pb-8 select-none"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        />
      )}
      <figcaption className="absolute inset-x-0 bottom-0 bg-card/90 px-2 py-1 text-center text-small font-semibold">
        {name}
      </figcaption>
    </figure>
  );
}
