import type { CountryCode } from '@volante/contract/countries/country.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { whyQuery } from './calendar-data.ts';
import { visitTexts } from './texts.ts';

/** Each advisor at a moment: free, or why not. */
export function WhyList({ country, at }: { country: CountryCode; at: string }) {
  const t = useText(visitTexts);
  const { data, error, refetch } = useQuery(whyQuery(country, at));
  if (error) return <FailureNotice error={error} onAgain={refetch} />;
  if (!data) return <Skeleton className="h-24" label={t.loading} />;
  if (data.advisors.length === 0) return <p className="text-small text-ink-2">{t.nobody}</p>;
  return (
    <ul className="grid gap-1 text-small">
      {data.advisors.map(({ id, name, because }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <b translate="no" className="wrap-anywhere">
            {name}
          </b>
          <Tag tone={because === null ? 'ok' : 'neutral'}>{because === null ? t.free : t.because[because]}</Tag>
        </li>
      ))}
    </ul>
  );
}
