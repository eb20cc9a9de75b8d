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
import { reviewTexts } from './texts.ts';
import { useZoom } from './use-zoom.ts';

// After a quarter turn, its width must fit the window's height: it gets that width, around the same center.
const lying = 'top-[calc(50cqh-50cqw)] left-[calc(50cqw-50cqh)] h-[100cqw] w-[100cqh] max-w-none';

interface ViewerProps {
  applicationId: string;
  document: Document;
  /** Called when the first page is visible. */
  onShown(): void;
}

/**
 * The picture of a document: fits the window, can be zoomed and turned, and dragged when it is larger than the window.
 */
export function Viewer({ applicationId, document, onShown }: ViewerProps) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const { media } = document;
  const pages = media?.pages ?? 1;
  const [page, setPage] = useState(1);
  const [turns, setTurns] = useState(0);
  const { view, zoom, fit, drag } = useZoom();
  const { failed, tries, again, fail } = usePictureTries();
  const asked = `${page} ${tries}`;
  const [loaded, setLoaded] = useState('');
  const see = () => {
    setLoaded(asked);
    if (page === 1) onShown();
  };
  const image = useRef<HTMLImageElement>(null);
  // A prefetched picture is shown at once, but its load event comes a moment later, and a press in between would count
  // as unseen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) see();
  }, [asked]);
  const turn = (by: number) => setTurns((now) => (now + by + 4) % 4);
  const open = (next: number) => {
    setPage(Math.min(pages, Math.max(1, next)));
    fit();
  };
  useKey('[', () => turn(-1));
  useKey(']', () => turn(1));
  useKey('arrowright', () => open(page + 1), { enabled: pages > 1 });
  useKey('arrowleft', () => open(page - 1), { enabled: pages > 1 });

  if (!media) return null;
  const name = documentName(document, language);
  return (
    <section aria-label={name} aria-busy={loaded !== asked && !failed} className="flex min-h-0 min-w-0 flex-col">
      <div
        {...drag}
        className={`relative min-h-0 flex-1 touch-none overflow-hidden bg-track [container-type:size] ${view.zoom > 1 ? 'cursor-grab active:cursor-grabbing' : ''}`}
      >
        {failed ? (
          <PictureFailed className="h-full" text={t.noPicture} again={t.again} onAgain={again} />
        ) : (
          <>
            {loaded !== asked && (
              // A picture that loads at once shows no spinner.
              <span className="absolute inset-0 grid place-content-center text-brand-ink transition-opacity delay-300 starting:opacity-0">
                <Spinner size={32} />
              </span>
            )}
            <img
              key={asked}
              ref={image}
              src={pageAddress(applicationId, media.id, page, view.zoom > 1.5 ? 'full' : 'screen')}
              alt={t.picture(name, page)}
              draggable={false}
              onLoad={see}
              onError={fail}
              className={`absolute object-contain p-2 select-none ${turns % 2 === 0 ? 'inset-0 size-full' : lying}`}
              style={{ transform: `translate(${view.x}px, ${view.y}px) rotate(${turns * 90}deg) scale(${view.zoom})` }}
            />
          </>
        )}
      </div>
      <Tools page={page} pages={pages} zoom={zoom} turn={turn} open={open} onFit={fit} />
    </section>
  );
}

interface ToolsProps {
  page: number;
  pages: number;
  zoom(by: number): void;
  turn(by: number): void;
  open(page: number): void;
  onFit(): void;
}

function Tools({ page, pages, zoom, turn, open, onFit }: ToolsProps) {
  const t = useText(reviewTexts);
  return (
    <div className="flex flex-wrap items-center justify-center gap-1 border-t border-line bg-card p-1.5">
      <Button kind="text" aria-label={t.zoomOut} title={t.zoomOut} aria-keyshortcuts="-" onClick={() => zoom(1 / 1.4)}>
        −
      </Button>
      <KeyButton kind="text" shortcut="0" onClick={onFit}>
        {t.fit}
      </KeyButton>
      <Button kind="text" aria-label={t.zoomIn} title={t.zoomIn} aria-keyshortcuts="+" onClick={() => zoom(1.4)}>
        +
      </Button>
      <KeyButton kind="text" aria-label={t.rotateLeft} title={t.rotateLeft} shortcut="[" onClick={() => turn(-1)}>
        ⟲
      </KeyButton>
      <KeyButton kind="text" aria-label={t.rotateRight} title={t.rotateRight} shortcut="]" onClick={() => turn(1)}>
        ⟳
      </KeyButton>
      <PageTurns page={page} pages={pages} open={open} />
    </div>
  );
}

interface PageTurnsProps {
  page: number;
  pages: number;
  open(page: number): void;
  /** Which document, where there are several. */
  name?: string;
}

/** To the pages of a document that has several. */
export function PageTurns({ page, pages, open, name }: PageTurnsProps) {
  const t = useText(reviewTexts);
  if (pages === 1) return null;
  const named = (what: string) => (name ? `${what}: ${name}` : what);
  return (
    <>
      <Button
        kind="text"
        aria-label={named(t.previousPage)}
        aria-keyshortcuts="ArrowLeft"
        disabled={page === 1}
        onClick={() => open(page - 1)}
      >
        ←
      </Button>
      <span className="text-small tabular-nums">{t.page(page, pages)}</span>
      <Button
        kind="text"
        aria-label={named(t.nextPage)}
        aria-keyshortcuts="ArrowRight"
        disabled={page === pages}
        onClick={() => open(page + 1)}
      >
        →
      </Button>
    </>
  );
}
