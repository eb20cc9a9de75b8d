import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { openPictureTexts } from './texts.ts';

/** A stored screenshot, scrollable; a press enlarges it to twice the size around the pressed place. */
export function ShownPicture({ mediaId }: { mediaId: string }) {
  const { id } = useApplication();
  const t = useText(openPictureTexts);
  const [large, setLarge] = useState(false);
  const { frame, hold } = useHeldPlace(large);
  // The file's address is valid for 15 minutes.
  const { data, isPending } = useQuery({
    queryKey: ['media', id, mediaId],
    queryFn: () => call('GET /public/admission/requests/{id}/media/{mediaId}', { params: { id, mediaId } }),
    staleTime: 10 * 60_000,
  });
  if (isPending) return <Skeleton className="h-[34dvh]" />;
  if (!data) return <p className="text-small text-ink-2">{t.noPicture}</p>;
  // The same height before the picture is loaded, so that the buttons below don't move.
  return (
    <div ref={frame} className="h-[34dvh] overflow-auto rounded-input border border-line bg-ground">
      <button
        type="button"
        aria-pressed={large}
        aria-label={large ? t.zoomOut : t.zoomIn}
        onClick={(event) => {
          hold(event);
          setLarge(!large);
        }}
        className={large ? 'block w-[200%] cursor-zoom-out' : 'mx-auto block w-full max-w-80 cursor-zoom-in'}
      >
        <img src={data.url} alt={t.picture} className="block w-full" />
      </button>
    </div>
  );
}

/**
 * Keeps the pressed place of a picture under the finger while the picture changes its size inside a scrolling frame;
 * for presses by keyboard, the middle of the visible part.
 */
function useHeldPlace(size: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<((picture: DOMRect) => { left: number; top: number }) | null>(null);
  const pressed = useRef<Element>(null);
  const hold = ({ currentTarget, detail, clientX, clientY }: MouseEvent) => {
    if (!frame.current) return;
    const around = frame.current.getBoundingClientRect();
    const [x, y] = detail > 0 ? [clientX, clientY] : [around.left + around.width / 2, around.top + around.height / 2];
    const before = currentTarget.getBoundingClientRect();
    const [across, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
    pressed.current = currentTarget;
    held.current = (after) => ({
      left: after.left + across * after.width - x,
      top: after.top + down * after.height - y,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each size
  useLayoutEffect(() => {
    if (held.current && pressed.current) frame.current?.scrollBy(held.current(pressed.current.getBoundingClientRect()));
    held.current = null;
  }, [size]);
  return { frame, hold };
}
