import { Link } from 'wouter';
import { CallError } from '../../lib/call/call-error.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { applicationOf, isReviewerApplication } from '../application/application.ts';
import { NotFound, PageNotLoaded } from '../layout/not-found.tsx';
import { ReviewRoom } from './review-room.tsx';
import { reviewTexts } from './texts.ts';

interface ReviewProps {
  applicationId: string;
  /** The document to begin with; otherwise the first that waits. */
  type: string | null;
}

/** The documents of one application, one after the other, as large as the window. */
export function Review({ applicationId, type }: ReviewProps) {
  const t = useText(reviewTexts);
  const { data, error, refetch } = useQuery(applicationOf(applicationId));
  useWindowTitle(data ? `${data.reference} · ${t.title}` : t.title);
  if (error instanceof CallError && error.status === 404) return <NotFound />;
  if (!data) return <PageNotLoaded title={t.title} error={error} onAgain={refetch} label={t.loading} />;
  const given = data.documents.filter(({ media }) => media !== null);
  if (given.length > 0 && isReviewerApplication(data))
    return <ReviewRoom key={applicationId} application={data} documents={given} type={type} />;
  return (
    <main className="mx-auto max-w-[560px] px-4 py-12">
      <h1 className="mb-1.5 text-title font-extrabold">{t.nothing}</h1>
      <p className="mb-4 text-ink-2">{isReviewerApplication(data) ? t.nothingText : t.hidden}</p>
      <Link href={`/applications/${applicationId}`} className={buttonClass('solid')}>
        {t.backToCase}
      </Link>
    </main>
  );
}
