import { useEffect, useRef } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import styles from 'yet-another-react-lightbox/styles.css?url';
import { dictionary, useText } from '../../lib/text.ts';

export interface ViewedPicture {
  key: string;
  address: string;
  /** Description for people who can't see it. */
  alt: string;
}

interface ViewerProps {
  pictures: readonly ViewedPicture[];
  /** The key of the pressed picture. */
  first: string;
  onClose: () => void;
}

/** Pictures in full screen, with zoom and paging. */
export default function Viewer({ pictures, first, onClose }: ViewerProps) {
  const t = useText(viewerTexts);
  useFocusBack();
  useCloseRequest(onClose);
  return (
    <>
      {/* React waits for it, so nothing shows unstyled. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <Lightbox
        open
        close={onClose}
        index={Math.max(
          0,
          pictures.findIndex(({ key }) => key === first),
        )}
        slides={pictures.map(({ address, alt }) => ({ src: address, alt }))}
        plugins={[Zoom]}
        carousel={{ finite: true }}
        // A single picture has no neighbours.
        {...(pictures.length === 1 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: 4 }}
        labels={{
          Close: t.close,
          Next: t.next,
          Previous: t.previous,
          'Zoom in': t.zoomIn,
          'Zoom out': t.zoomOut,
          Lightbox: t.title,
          'Photo gallery': t.title,
          '{index} of {total}': t.of,
        }}
      />
    </>
  );
}

// Returns the focus to the pressed element.
function useFocusBack(): void {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const { current } = opener;
    return () => {
      if (current instanceof HTMLElement) requestAnimationFrame(() => current.focus());
    };
  }, []);
}

interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Lets the back key of an Android phone close the overlay, as it does for the browser's own dialogs. */
function useCloseRequest(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close.current();
    return () => watcher.destroy();
  }, []);
}

const viewerTexts = dictionary({
  es: {
    close: 'Cerrar',
    next: 'Foto siguiente',
    previous: 'Foto anterior',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    title: 'Foto en pantalla completa',
    of: '{index} de {total}',
  },
  en: {
    close: 'Close',
    next: 'Next photo',
    previous: 'Previous photo',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    title: 'Full-screen photo',
    of: '{index} of {total}',
  },
});
