import { useState } from 'react';
import { dictionary, useText } from '../../../lib/text.ts';
import { PictureFailed, usePictureTries } from './picture-tries.tsx';

interface PagePlaceProps {
  /** The whole page. */
  src: string;
  /** Description of the picture. */
  name: string;
  /** Left, top, width and height of the place as shares of the page. */
  box: readonly number[];
}

/** How much of the page is shown around the place, in shares of the page. */
const AROUND = 0.06;

/** The part of a page from which something was read, as wide as there is room, with a frame around it. */
export function PagePlace({ src, name, box: [x = 0, y = 0, width = 1, height = 1] }: PagePlaceProps) {
  const t = useText(texts);
  const [shape, setShape] = useState<number | null>(null);
  const { failed, tries, again, fail } = usePictureTries();
  const shown = {
    x: Math.max(0, x - AROUND),
    y: Math.max(0, y - AROUND),
    width: Math.min(1, x + width + AROUND) - Math.max(0, x - AROUND),
    height: Math.min(1, y + height + AROUND) - Math.max(0, y - AROUND),
  };
  const scale = 1 / shown.width;
  // Until its size is known, the picture's frame has the proportions of most such parts.
  const ratio = shape === null ? 3 : (shown.width * shape) / shown.height;
  if (failed)
    return (
      <PictureFailed
        className="min-h-40 rounded-[8px] bg-track p-4"
        text={t.noPicture}
        again={t.again}
        onAgain={again}
      />
    );
  return (
    <div
      className="relative mx-auto w-full overflow-hidden rounded-[8px] bg-track"
      style={{ aspectRatio: ratio, maxWidth: `calc(60dvh * ${ratio})` }}
    >
      <img
        key={tries}
        src={src}
        alt={name}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setShape(naturalWidth / naturalHeight)}
        onError={fail}
        className="absolute max-w-none"
        style={{ width: percent(scale), left: percent(-shown.x * scale), top: percent(-shown.y / shown.height) }}
      />
      {shape !== null && (
        <span
          data-box="place"
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
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

const texts = dictionary({
  es: { noPicture: 'No se pudo mostrar la imagen.', again: 'Intentar de nuevo' },
  en: { noPicture: 'The picture couldn’t be shown.', again: 'Try again' },
});
