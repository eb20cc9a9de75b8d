import { isClosed } from '@volante/contract/admission/stages.ts';
import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { Match } from '@volante/contract/staff/matches/matches.ts';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Tag } from '../../../ui/tag.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { Section } from '../section.tsx';
import { caseTexts } from '../texts.ts';
import { Dismiss } from './dismiss.tsx';
import { MatchCard } from './match-card.tsx';
import { openOf, useMatches } from './read-matches.ts';
import { matchTexts } from './texts.ts';

/** The application's matches, with both sides beside each other; harmless ones are collapsed. */
export function MatchesPart({ one }: { one: ReviewerCase }) {
  const names = useText(caseTexts).partNames;
  const t = useText(matchTexts);
  const { data, error, refetch } = useMatches(one);
  const [dismissing, setDismissing] = useState<Match | null>(null);
  const open = data ? openOf(data) : [];
  const harmless = data ? data.items.filter(({ dismissed }) => dismissed !== null) : [];
  const { applicationId } = one;
  return (
    <Section
      id="matches"
      title={names.matches}
      aside={one.matches.open > 0 && <Tag tone="need">{t.open(one.matches.open)}</Tag>}
    >
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-24" label={t.loading} />
      {data?.items.length === 0 && <p className="text-small text-ink-2">{t.none}</p>}
      {open.length > 0 && (
        <ul aria-label={t.list} className="grid gap-3">
          {open.map((match) => (
            <li key={match.id}>
              <MatchCard
                applicationId={applicationId}
                match={match}
                onDismiss={isClosed(one.stage) ? undefined : () => setDismissing(match)}
              />
            </li>
          ))}
        </ul>
      )}
      {harmless.length > 0 && (
        <details className="mt-3 text-small">
          <summary className="min-h-10 max-desk:min-h-12 cursor-pointer py-2 font-bold">
            {t.harmlessOnes(harmless.length)}
          </summary>
          <ul className="mt-1 grid gap-3">
            {harmless.map((match) => (
              <li key={match.id}>
                <MatchCard applicationId={applicationId} match={match} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {dismissing && <Dismiss applicationId={applicationId} match={dismissing} onClose={() => setDismissing(null)} />}
    </Section>
  );
}
