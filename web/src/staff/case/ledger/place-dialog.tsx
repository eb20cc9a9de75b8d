import type { LedgerValue } from '@volante/contract/staff/ledger/ledger.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../../lib/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { pageAddress } from '../../application/application.ts';
import { PictureFailed, usePictureTries } from '../../controls/pictures/picture-tries.tsx';
import { ledgerTexts } from './texts.ts';

interface PlaceDialogProps {
  applicationId: string;
  /** The value that was read, and its paper. */
  fact: string;
  value: string;
  paper: string;
  place: LedgerValue & { mediaId: string; box: number[] };
  onClose(): void;
}

/** How much of the page is shown around the place, in shares of the page. */
const AROUND = 0.06;

/** The part of a document from which a value was read, as wide as the dialog, with a frame around the value. */
export function PlaceDialog({ applicationId, fact, value, paper, place, onClose }: PlaceDialogProps) {
  const t = useText(ledgerTexts);
  const [shape, setShape] = useState<number | null>(null);
  const { failed, tries, again, fail } = usePictureTries();
  const [x = 0, y = 0, width = 1, height = 1] = place.box;
  const page = place.page ?? 1;
  const shown = {
    x: Math.max(0, x - AROUND),
    y: Math.max(0, y - AROUND),
    width: Math.min(1, x + width + AROUND) - Math.max(0, x - AROUND),
    height: Math.min(1, y + height + AROUND) - Math.max(0, y - AROUND),
  };
  const scale = 1 / shown.width;
  // Until its size is known, the picture's frame has the proportions of most such parts.
  const ratio = shape === null ? 3 : (shown.width * shape) / shown.height;
  return (
    <Dialog title={`${fact}: ${paper}`} onClose={onClose} look="wide">
      <p className="mb-2 text-small">
        {t.readHere}{' '}
        <b translate="no" className="wrap-anywhere">
          {value}
        </b>{' '}
        · {t.onPage(page)}
      </p>
      {failed ? (
        <PictureFailed
          className="min-h-40 rounded-[8px] bg-track p-4"
          text={t.noPicture}
          again={t.again}
          onAgain={again}
        />
      ) : (
        <div
          className="relative mx-auto w-full overflow-hidden rounded-[8px] bg-track"
          style={{ aspectRatio: ratio, maxWidth: `calc(60dvh * ${ratio})` }}
        >
          <img
            key={tries}
            src={pageAddress(applicationId, place.mediaId, page, 'full')}
            alt={t.pictureOf(fact, paper)}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setShape(naturalWidth / naturalHeight)}
            onError={fail}
            className="absolute max-w-none"
            style={{ width: percent(scale), left: percent(-shown.x * scale), top: percent(-shown.y / shown.height) }}
          />
          {shape !== null && (
            <span
              data-box={fact}
              className="pointer-events-none absolute rounded-[4px] border-[3px] border-brand-fill outline-2 outline-on-brand"
              style={{
                left: percent((x - shown.x) / shown.width),
                top: percent((y - shown.y) / shown.height),
                width: percent(width / shown.width),
                height: percent(height / shown.height),
              }}
            />
          )}
        </div>
      )}
      <Link href={`/applications/${applicationId}/review/${place.source}`} className={`${buttonClass('outline')} mt-4`}>
        {t.openPaper}
      </Link>
    </Dialog>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
