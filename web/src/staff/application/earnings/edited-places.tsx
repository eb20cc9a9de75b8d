import { useText } from '../../../lib/text.ts';
import { CutOut } from './cut-out.tsx';
import type { WeekRow } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

interface EditedPlacesProps {
  applicationId: string;
  mediaId: WeekRow['mediaId'];
  edited: WeekRow['edited'];
}

/** Where a screenshot may have been edited; why is said with what else is odd about its week. */
export function EditedPlaces({ applicationId, mediaId, edited }: EditedPlacesProps) {
  const t = useText(earningsTexts);
  if (mediaId === null || edited.length === 0) return null;
  return (
    <section className="mb-3 text-small" aria-label={t.edited.title}>
      <h3 className="mb-1 font-bold">{t.edited.title}</h3>
      <p className="mb-2 text-ink-2">{t.edited.lead}</p>
      <ul className="flex flex-wrap gap-3">
        {edited.map(({ mark, box }) => (
          <li key={mark}>
            <figure>
              <CutOut applicationId={applicationId} mediaId={mediaId} box={box} />
              <figcaption className="mt-1">{t.edited.places[mark]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
