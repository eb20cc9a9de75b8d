import { isClosed } from '@volante/contract/admission/closing.ts';
import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { isPlatform, platformName } from '@volante/contract/earnings/platforms.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Match, MatchList, MatchSide } from '@volante/contract/staff/matches/matches.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { keepWritten, queryOptions, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { ReasonDialog } from '../../controls/form/form-dialog.tsx';
import { Thumbnail } from '../../controls/pictures/thumbnail.tsx';
import { call } from '../../session/call.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { stageWords } from '../../words/stage-words.ts';
import { pageAddress, readApplicationAgain } from '../application.ts';
import { Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { matchTexts } from './texts.ts';

/** The application's matches, with both sides beside each other; harmless ones are collapsed. */
export function MatchesPart({ application }: { application: ReviewerApplication }) {
  const names = useText(applicationTexts).partNames;
  const t = useText(matchTexts);
  const language = useLanguage();
  const { data, error, refetch } = useMatches(application);
  const [dismissing, setDismissing] = useState<Match | null>(null);
  const open = data ? openOf(data) : [];
  const harmless = data ? data.items.filter(({ dismissed }) => dismissed !== null) : [];
  const { applicationId } = application;
  return (
    <Section
      id="matches"
      title={names.matches}
      done={
        application.matches.open === 0 && data !== undefined
          ? harmless.length > 0
            ? dismissedBy(harmless, language)
            : t.none
          : null
      }
      aside={application.matches.open > 0 && <Tag tone="need">{t.open(application.matches.open)}</Tag>}
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
                onDismiss={isClosed(application) || !match.other ? undefined : () => setDismissing(match)}
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

const matchesOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['matches', applicationId],
    queryFn: ({ signal }) => call('GET /applications/{applicationId}/matches', { params: { applicationId }, signal }),
  });

/** The application's matches; fetched again when the number of open ones changes. */
function useMatches({ applicationId, matches }: Pick<ReviewerApplication, 'applicationId' | 'matches'>) {
  const query = useQuery(matchesOf(applicationId));
  const { data, refetch } = query;
  const isOld = data !== undefined && openOf(data).length !== matches.open;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return query;
}

function openOf({ items }: MatchList): MatchList['items'] {
  return items.filter(({ dismissed }) => dismissed === null);
}

/** Stores a write's response. */
function keepMatches(applicationId: string, next: MatchList): void {
  keepWritten(matchesOf(applicationId).queryKey, next);
  readApplicationAgain(applicationId);
}

interface MatchCardProps {
  applicationId: string;
  match: Match;
  /** Left out if it can no longer be changed. */
  onDismiss?: (() => void) | undefined;
}

/** One thing that two applications share: this side, the other side with a link, and why somebody dismissed it. */
function MatchCard({ applicationId, match, onDismiss }: MatchCardProps) {
  const t = useText(matchTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const { kind, strength, mine, theirs, other, firstSeenAt, dismissed } = match;
  return (
    <article className="rounded-input border border-line p-3 text-small">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="font-bold">{t.kinds[kind]}</h3>
        <Tag tone={strength === 'same' ? 'bad' : 'need'}>{t.strengths[strength]}</Tag>
        <span className="text-ink-2">{t.since(showMoment(firstSeenAt, language))}</span>
      </div>
      <div className="grid gap-3 desk:grid-cols-2">
        <Side applicationId={applicationId} side={mine} title={t.mine} />
        {(!other || !theirs) && <p className="text-ink-2">{t.otherCountry}</p>}
        {other && theirs && (
          <Side
            applicationId={other.applicationId}
            side={theirs}
            title={
              <>
                <Link
                  href={`/applications/${other.applicationId}`}
                  className="inline-flex min-h-8 items-center text-brand-ink underline max-desk:min-h-12"
                >
                  <span translate="no">{other.name || t.unnamed}</span>
                </Link>
                <span className="block font-normal text-ink-2">
                  <span translate="no" className="font-mono">
                    {other.reference}
                  </span>{' '}
                  · {stages[other.stage]}
                </span>
              </>
            }
          />
        )}
      </div>
      {dismissed && (
        <p className="mt-2">
          {dismissed.reason}
          <span className="block text-ink-2">
            {t.dismissedBy(dismissed.by.name, showMoment(dismissed.at, language))}
          </span>
        </p>
      )}
      {onDismiss && (
        <Button kind="outline" className="mt-3" aria-haspopup="dialog" onClick={onDismiss}>
          {t.harmless}
        </Button>
      )}
    </article>
  );
}

function Side({ applicationId, side, title }: { applicationId: string; side: MatchSide; title: ReactNode }) {
  const t = useText(matchTexts);
  const language = useLanguage();
  return (
    <div className="flex gap-3">
      {side.mediaId && (
        <Thumbnail
          src={pageAddress(applicationId, side.mediaId, 1, 'thumb')}
          name={sourceName(side.source, t.sources, language)}
          alt=""
          className="size-20 flex-none rounded-[8px] bg-track object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p className="font-semibold wrap-anywhere">{side.value}</p>
        <p className="text-ink-2">{sourceName(side.source, t.sources, language)}</p>
      </div>
    </div>
  );
}

function sourceName(source: string, names: Record<string, string>, language: Language): string {
  if (isDocumentType(source)) return staffDocumentName(source, language);
  if (isPlatform(source)) return capital(platformName(source, language));
  return names[source] ?? source;
}

interface DismissProps {
  applicationId: string;
  match: Match;
  onClose(): void;
}

/** Asks why a match is harmless. */
function Dismiss({ applicationId, match, onClose }: DismissProps) {
  const t = useText(matchTexts);
  async function dismiss(reason: string): Promise<void> {
    const next = await call('POST /applications/{applicationId}/matches/{matchId}/dismiss', {
      params: { applicationId, matchId: match.id },
      body: { reason },
    });
    keepMatches(applicationId, next);
    toast.success(t.saved);
    onClose();
  }
  return (
    <ReasonDialog
      title={t.harmlessTitle}
      lead={
        <>
          <p className="mb-1 text-small font-semibold">{t.kinds[match.kind]}</p>
          <p className="mb-3 text-small text-ink-2">{t.harmlessLead}</p>
        </>
      }
      texts={{ reason: t.reason, short: t.reasonShort, send: t.save, leave: t.cancel }}
      inLine
      onSend={dismiss}
      onClose={onClose}
    />
  );
}

/** How many were dismissed, and by whom and when the last one. */
function dismissedBy(harmless: readonly Match[], language: Language): string {
  const [last] = harmless.flatMap(({ dismissed }) => dismissed ?? []).sort((a, b) => b.at.localeCompare(a.at));
  const parts = [
    matchTexts[language].harmlessOnes(harmless.length),
    last?.by.name,
    last && showMoment(last.at, language),
  ];
  return parts.filter(Boolean).join(' · ');
}
