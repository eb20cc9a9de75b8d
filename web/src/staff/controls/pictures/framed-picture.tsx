import type { Box } from '@volante/contract/staff/earnings.ts';
import { useEffect, useRef } from 'react';
import { dictionary, useText } from '../../../lib/text.ts';
import { PictureFailed, usePictureTries } from './picture-tries.tsx';

interface FramedPictureProps {
  src: string;
  /** Description of the picture. */
  name: string;
  boxes: Partial<Record<'week' | 'amount' | 'name' | 'rating' | 'deposit', Box>>;
  /** What is said without any box. */
  none: string;
  /** On a phone, leaves room for a form below it. */
  low?: boolean;
}

/** A whole screenshot or page with a frame around each place that was read, scrolled to these places. */
export function FramedPicture({ src, name, boxes, none, low = false }: FramedPictureProps) {
  const t = useText(texts);
  const { failed, tries, again, fail } = usePictureTries();
  const frames = Object.entries(boxes).flatMap(([field, box]) => (box ? [{ field, box }] : []));
  const window = useRef<HTMLElement>(null);
  const middle = middleOf(frames.map(({ box }) => box));
  function showFrames(): void {
    const element = window.current;
    if (element && middle !== null) element.scrollTop = middle * element.scrollHeight - element.clientHeight / 2;
  }
  // With reduced motion, a new height takes effect one frame after its class.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again only when the height changes, not while somebody scrolls
  useEffect(() => {
    if (!window.current) return;
    const heights = new ResizeObserver(showFrames);
    heights.observe(window.current);
    return () => heights.disconnect();
  }, [middle, failed]);
  if (failed)
    return (
      <PictureFailed
        className="min-h-48 rounded-[8px] bg-track p-4"
        text={t.pictureFailed}
        again={t.again}
        onAgain={again}
      />
    );
  return (
    <div>
      <section
        ref={window}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className={`${low ? 'max-h-[20dvh]' : 'max-h-[40dvh]'} overflow-auto rounded-[8px] bg-track desk:max-h-[68dvh]`}
      >
        <div className="relative mx-auto w-fit">
          <img
            key={tries}
            src={src}
            alt={name}
            draggable={false}
            onLoad={showFrames}
            onError={fail}
            className="block min-h-32 max-w-full"
          />
          {frames.map(({ field, box: [x = 0, y = 0, width = 0, height = 0] }) => (
            <span
              key={field}
              data-box={field}
              className="pointer-events-none absolute rounded-[4px] border-[3px] border-brand-fill outline-2 outline-on-brand"
              style={{ left: part(x), top: part(y), width: part(width), height: part(height) }}
            >
              <span
                className={`absolute -left-[3px] bg-brand-fill px-1.5 text-tag font-bold whitespace-nowrap text-on-brand ${isUpper(field) ? 'bottom-full rounded-t-[4px]' : 'top-full rounded-b-[4px]'}`}
              >
                {t.boxes[field as keyof typeof t.boxes]}
              </span>
            </span>
          ))}
        </div>
      </section>
      {frames.length === 0 && <p className="mt-1 text-small text-ink-2">{none}</p>}
    </div>
  );
}

/** The middle of the boxes' height, as a share of the picture's; null without boxes. */
function middleOf(boxes: readonly NonNullable<Box>[]): number | null {
  if (boxes.length === 0) return null;
  const tops = boxes.map(([, y = 0]) => y);
  const ends = boxes.map(([, y = 0, , height = 0]) => y + height);
  return (Math.min(...tops) + Math.max(...ends)) / 2;
}

// Week and figure, or name and rating, are close together, so the upper one is labelled above, the lower one below.
function isUpper(field: string): boolean {
  return field === 'week' || field === 'name';
}

function part(share: number): string {
  return `${share * 100}%`;
}

const texts = dictionary({
  es: {
    pictureFailed: 'No se pudo mostrar',
    again: 'Intentar de nuevo',
    boxes: { week: 'Semana', amount: 'Cifra', name: 'Nombre', rating: 'Calificación', deposit: 'Depósito' },
  },
  en: {
    pictureFailed: 'Couldn’t be shown',
    again: 'Try again',
    boxes: { week: 'Week', amount: 'Figure', name: 'Name', rating: 'Rating', deposit: 'Deposit' },
  },
});
