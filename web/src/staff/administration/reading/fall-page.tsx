import { platformName } from '@volante/contract/earnings/platforms.ts';
import { Link } from 'wouter';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { showMoment } from '../../words/moments.ts';
import { AdminPage } from '../admin-page.tsx';
import { KeptFacts, KeptImage } from './kept-picture.tsx';
import { fallQuery, QUEUE } from './reading-data.ts';
import { readingTexts } from './texts.ts';

/** A week in which a platform's screenshots were read worse, with some of them. */
export function FallPage({ fallId }: { fallId: string }) {
  const t = useText(readingTexts);
  const language = useLanguage();
  const { data, error, refetch } = useQuery(fallQuery(fallId));
  const { fall, pictures } = data ?? {};
  return (
    <AdminPage
      title={fall ? t.fallTitle(platformName(fall.platform, language)) : t.title}
      lead={
        fall
          ? [
              t.fall(
                platformName(fall.platform, language),
                formatPercent(fall.before, language),
                formatPercent(fall.share, language),
              ),
              fall.endedAt
                ? t.fallOver(showMoment(fall.at, language), showMoment(fall.endedAt, language))
                : t.fallSince(showMoment(fall.at, language)),
            ].join(' · ')
          : t.lead
      }
    >
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-56" label={t.loading} />
      {fall && (
        <p className="mb-4">
          {t.fallOf(formatNumber(fall.pictures, language), formatNumber(fall.picturesBefore, language))} {t.fallMeaning}
        </p>
      )}
      {pictures && (
        <>
          <h2 className="mb-2 text-big font-extrabold">{t.fallPictures}</h2>
          {pictures.length === 0 && <p className="text-ink-2">{t.fallNone}</p>}
          <ul className="grid gap-4 desk:grid-cols-2">
            {pictures.map((picture, n) => (
              <li
                key={picture.pictureId}
                className="grid content-start gap-2 rounded-card border border-line bg-card p-3"
              >
                <KeptImage picture={picture} number={n + 1} />
                <KeptFacts picture={picture} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {fall && pictures && pictures.length > 0 && (
          <Link href={`${QUEUE}?platform=${fall.platform}`} className={buttonClass('solid')}>
            {t.fallAll}
          </Link>
        )}
        <Link href="/admin/reading" className={buttonClass('outline')}>
          {t.back}
        </Link>
      </div>
    </AdminPage>
  );
}
