import type { Application } from '@volante/contract/admission/application.ts';
import { completePlatforms } from '@volante/contract/admission/steps.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { earningsSumsQuery } from '../application/earnings-sums.ts';
import { Row, Summary } from './summary.tsx';
import { checkAnswersTexts } from './texts.ts';

/** The earnings per platform. The analysis has passed, so they can no longer be changed here. */
export function EarningsSummary({ application }: { application: Application }) {
  const { id } = application;
  const t = useText(checkAnswersTexts);
  const language = useLanguage();
  const { data, isPending, refetch } = useQuery(earningsSumsQuery(id));
  const connected = completePlatforms(application);
  if (connected.length === 0) return null;
  return (
    <Summary title={t.earnings}>
      {connected.map((platform) => {
        const sums = data?.platforms.find((p) => p.platform === platform);
        return (
          <Row key={platform} label={capital(platformName(platform, language))}>
            {isPending ? (
              <Skeleton className="h-5 w-40" />
            ) : !data ? (
              <span className="font-normal">
                {t.notLoaded}{' '}
                <button type="button" onClick={() => refetch()} className="min-h-12 font-bold text-brand-ink underline">
                  {t.retry}
                </button>
              </span>
            ) : sums?.mean == null ? (
              t.profileOnly
            ) : (
              t.weeks(formatMoney(Math.round(sums.mean), sums.currency, language))
            )}
          </Row>
        );
      })}
    </Summary>
  );
}
