import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { pageAddress } from '../application/application.ts';
import { documentName } from '../application/document-words.ts';
import { PictureFailed, usePictureTries } from '../controls/pictures/picture-tries.tsx';
import { KeyButton } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import type { Partner } from './partners.ts';
import { reviewTexts } from './texts.ts';
import { useZoom, type View } from './use-zoom.ts';
import { PageTurns } from './viewer.tsx';

interface PairProps {
  application: ReviewerApplication;
  document: Document;
  /** Undefined while it is being read. */
  partner: Partner | undefined;
  /** Shows the next one beside the document, and after the last one the document alone. */
  onNext(): void;
  onShown(): void;
}

/** A document and another picture beside it, on a phone below it. They are zoomed and dragged together, and so are their pages turned. */
export function Pair({ application: { applicationId }, document, partner, onNext, onShown }: PairProps) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const { view, zoom, fit, drag } = useZoom();
  const { media } = document;
  const own = { mediaId: media?.id ?? '', name: documentName(document, language), pages: media?.pages ?? 1 };
  const pictures = [own, ...(partner ? [partner] : [])];
  const { pageOf, open, turn } = usePages(pictures, fit);
  const several = pictures.some(({ pages }) => pages > 1);
  useKey('arrowright', () => turn(1), { enabled: several });
  useKey('arrowleft', () => turn(-1), { enabled: several });
  return (
    <section aria-label={t.sideBySide} className="flex min-h-0 min-w-0 flex-col">
      <div className="grid min-h-0 flex-1 gap-1 bg-track max-desk:grid-rows-2 desk:grid-cols-2">
        {pictures.map((picture, at) => (
          <figure key={picture.mediaId} className="flex min-h-0 min-w-0 flex-col bg-track">
            <div
              {...drag}
              className={`relative min-h-0 flex-1 touch-none overflow-hidden ${view.zoom > 1 ? 'cursor-grab active:cursor-grabbing' : ''}`}
            >
              <Page
                key={pageOf(picture)}
                applicationId={applicationId}
                mediaId={picture.mediaId}
                page={pageOf(picture)}
                name={picture.name}
                view={view}
                onShown={at === 0 && pageOf(picture) === 1 ? onShown : undefined}
              />
            </div>
            <figcaption className="flex flex-wrap items-center justify-center gap-x-2 bg-card px-2 py-1 text-center text-small font-semibold">
              {picture.name}
              <PageTurns {...picture} page={pageOf(picture)} open={(page) => open(picture, page)} />
            </figcaption>
          </figure>
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

/** Which page of each picture is shown; `turn` turns all of them, as the zoom is of all of them. */
function usePages(pictures: readonly Partner[], onTurned: () => void) {
  const [pages, setPages] = useState<Readonly<Record<string, number>>>({});
  const pageOf = ({ mediaId }: Partner) => pages[mediaId] ?? 1;
  const within = (page: number, of: Partner) => Math.min(of.pages, Math.max(1, page));
  const show = (next: readonly (readonly [string, number])[]) => {
    setPages({ ...pages, ...Object.fromEntries(next) });
    onTurned();
  };
  return {
    pageOf,
    open: (of: Partner, page: number) => show([[of.mediaId, within(page, of)]]),
    turn: (by: number) => show(pictures.map((of) => [of.mediaId, within(pageOf(of) + by, of)])),
  };
}

interface PageProps {
  applicationId: string;
  mediaId: string;
  page: number;
  name: string;
  view: View;
  onShown: (() => void) | undefined;
}

function Page({ applicationId, mediaId, page, name, view, onShown }: PageProps) {
  const t = useText(reviewTexts);
  const { failed, tries, again, fail } = usePictureTries();
  const image = useRef<HTMLImageElement>(null);
  // A picture that is there already has no event to come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) onShown?.();
  }, []);
  if (failed) return <PictureFailed className="h-full" text={t.noPicture} again={t.again} onAgain={again} />;
  return (
    <img
      key={tries}
      ref={image}
      src={pageAddress(applicationId, mediaId, page, view.zoom > 1.5 ? 'full' : 'screen')}
      alt={t.picture(name, page)}
      draggable={false}
      onLoad={onShown}
      onError={fail}
      className="absolute inset-0 size-full object-contain p-2 select-none"
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
    />
  );
}
