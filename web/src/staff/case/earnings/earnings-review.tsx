import { isClosed } from '@volante/contract/admission/stages.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import { useEffect } from 'react';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { Section } from '../section.tsx';
import { caseTexts } from '../texts.ts';
import { Approval } from './approval.tsx';
import { PlatformPart } from './platform-part.tsx';
import { earningsOf } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

/** The earnings for reviewers, platform by platform. */
export function EarningsReview({ one }: { one: ReviewerCase }) {
  const names = useText(caseTexts).partNames;
  const t = useText(earningsTexts);
  const { applicationId } = one;
  const { data, error, refetch } = useQuery(earningsOf(applicationId));
  // The application is polled; if its earnings have changed, they are refetched.
  const isOld = data !== undefined && one.earnings.revision > data.revision;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  const mayChange = !isClosed(one.stage);
  const corrections = one.corrections.filter(({ part }) => part === 'earnings');
  return (
    <Section
      id="earnings"
      title={names.earnings}
      aside={data && <Approval one={one} earnings={data} isOpen={mayChange} />}
    >
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-64" label={t.loading} />
      {data?.platforms.length === 0 && <p className="text-small text-ink-2">{t.none}</p>}
      <div className="grid gap-4">
        {data?.platforms.map((platform) => (
          <PlatformPart
            key={platform.platform}
            applicationId={applicationId}
            earnings={data}
            of={platform}
            isOpen={mayChange && data.status !== 'approved'}
            profileOnly={countries[one.country].profileOnly.includes(platform.platform)}
            corrections={corrections}
          />
        ))}
      </div>
    </Section>
  );
}
