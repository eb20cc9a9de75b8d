import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { Paper } from '@volante/contract/staff/paper.ts';
import { useLanguage } from '../../lib/language.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { pageAddress } from '../application/application.ts';
import { paperName, reasonText } from '../application/paper-words.ts';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { Thumbnail } from '../controls/pictures/thumbnail.tsx';
import { call } from '../session/call.ts';
import { showMoment } from '../words/moments.ts';
import { reviewTexts } from './texts.ts';

interface VersionsProps {
  one: ReviewerCase;
  paper: Paper;
  onClose(): void;
}

/** Every file that was sent for a paper, side by side, the newest first. */
export function Versions({ one, paper, onClose }: VersionsProps) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const { applicationId } = one;
  const { data, error, refetch } = useQuery({
    queryKey: ['versions', applicationId, paper.type, paper.revision],
    queryFn: ({ signal }) =>
      call('GET /applications/{applicationId}/documents/{type}/versions', {
        params: { applicationId, type: paper.type },
        signal,
      }),
  });
  return (
    <Dialog title={`${t.versions}: ${paperName(paper, language)}`} onClose={onClose}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-48" label={t.loading} />
      {data?.items.length === 1 && <p className="mb-3 text-small text-ink-2">{t.oneVersion}</p>}
      <ol className="grid grid-cols-2 gap-3">
        {data?.items.map(({ media, at, by, review }, index) => (
          <li key={media.id} className="text-small">
            <Thumbnail
              src={pageAddress(applicationId, media.id, 1, 'screen')}
              name={paperName(paper, language)}
              alt={t.picture(paperName(paper, language), 1)}
              className="mb-1 aspect-[4/3] w-full rounded-[8px] bg-track object-contain"
            />
            {index === 0 && <b className="block">{t.current}</b>}
            <span className="block text-ink-2">{t.sentAt(showMoment(at, language), by?.name)}</span>
            {review?.reason && <span className="block text-bad-ink">{reasonText(review.reason, language)}</span>}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
