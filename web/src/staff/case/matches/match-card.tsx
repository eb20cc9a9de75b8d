import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { isPlatform, platformName } from '@volante/contract/earnings/platforms.ts';
import type { Match, MatchSide } from '@volante/contract/staff/matches/matches.ts';
import { capital } from '@volante/contract/words/languages.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { pageAddress } from '../../application/application.ts';
import { Thumbnail } from '../../controls/pictures/thumbnail.tsx';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { stageWords } from '../../words/stage-words.ts';
import { matchTexts } from './texts.ts';

interface MatchCardProps {
  applicationId: string;
  match: Match;
  /** Left out if it can no longer be changed. */
  onDismiss?: (() => void) | undefined;
}

/** One thing that two applications share: this side, the other side with a link, and why somebody dismissed it. */
export function MatchCard({ applicationId, match, onDismiss }: MatchCardProps) {
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
