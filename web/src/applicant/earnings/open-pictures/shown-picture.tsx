import { useState } from 'react';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { openPictureTexts } from './texts.ts';

/** A stored screenshot, scrollable; a press makes it twice as large. */
export function ShownPicture({ mediaId }: { mediaId: string }) {
  const { id } = useApplication();
  const t = useText(openPictureTexts);
  const [large, setLarge] = useState(false);
  // The file's address is valid for 15 minutes.
  const { data, isPending } = useQuery({
    queryKey: ['media', id, mediaId],
    queryFn: () => call('GET /public/admission/requests/{id}/media/{mediaId}', { params: { id, mediaId } }),
    staleTime: 10 * 60_000,
  });
  if (isPending) return <Skeleton className="h-[34dvh]" />;
  if (!data) return <p className="text-small text-ink-2">{t.noPicture}</p>;
  // As tall before the picture is there: the buttons below stay where they are.
  return (
    <div className="h-[34dvh] overflow-auto rounded-input border border-line bg-ground">
      <button
        type="button"
        aria-pressed={large}
        aria-label={large ? t.zoomOut : t.zoomIn}
        onClick={() => setLarge(!large)}
        className={large ? 'block w-[200%] cursor-zoom-out' : 'mx-auto block w-full max-w-80 cursor-zoom-in'}
      >
        <img src={data.url} alt={t.picture} className="block w-full" />
      </button>
    </div>
  );
}
