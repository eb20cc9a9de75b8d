import type { Box } from '@volante/contract/staff/earnings.ts';
import { type SyntheticEvent, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { usePictureTries } from '../../controls/pictures/picture-tries.tsx';
import { pageAddress } from '../application.ts';
import { earningsTexts } from './texts.ts';

/** In px. */
const WIDTH = 152;
const HEIGHT = 52;
/** How much of its surroundings is shown, in heights of the box. */
const AROUND = 0.5;
/** Maximum magnification of the picture's pixels. */
const LARGEST = 1.2;

interface CutOutProps {
  applicationId: string;
  mediaId: string;
  /** From 1. */
  page?: number;
  /** The figure's position; null for older readings without one, which show the whole picture. */
  box: Box;
  /** What it shows; left out if its surroundings say so. */
  alt?: string;
}

/** The part of a picture from which a figure was read. */
export function CutOut({ applicationId, mediaId, page = 1, box, alt = '' }: CutOutProps) {
  const t = useText(earningsTexts);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const { failed, tries, fail } = usePictureTries();
  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setSize({ width: naturalWidth, height: naturalHeight });
  return (
    <span
      className="relative block overflow-hidden rounded-[8px] border border-line bg-track"
      style={{ width: WIDTH, height: HEIGHT }}
    >
      {failed ? (
        <span className="grid h-full place-items-center px-1 text-tag text-ink-2">{t.pictureFailed}</span>
      ) : (
        <img
          key={tries}
          src={pageAddress(applicationId, mediaId, page, box ? 'screen' : 'thumb')}
          alt={alt}
          loading="lazy"
          draggable={false}
          onLoad={measure}
          onError={fail}
          className={box ? 'absolute max-w-none' : 'size-full object-cover object-top'}
          style={box ? placed(box, size) : undefined}
        />
      )}
    </span>
  );
}

// Until its size is known, the picture fills its frame invisibly.
function placed(box: readonly number[], size: { width: number; height: number } | null) {
  if (!size) return { inset: 0, opacity: 0, width: WIDTH, height: HEIGHT };
  const [x = 0, y = 0, width = 1, height = 1] = box;
  const around = 2 * AROUND * height * size.height;
  const scale = Math.min(LARGEST, WIDTH / (width * size.width + around), HEIGHT / (height * size.height + around));
  return {
    width: size.width * scale,
    height: size.height * scale,
    left: WIDTH / 2 - (x + width / 2) * size.width * scale,
    top: HEIGHT / 2 - (y + height / 2) * size.height * scale,
  };
}
