import { platformName } from '@volante/contract/earnings/platforms.ts';
import type { Correction } from '@volante/contract/staff/application.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useState } from 'react';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Doubt } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { showMoment } from '../../words/moments.ts';
import { whyText } from '../../words/why-words.ts';
import { AskAgain } from './ask-again.tsx';
import { Decide, useWeekReview } from './decide.tsx';
import { EditedPlaces } from './edited-places.tsx';
import { Evidence } from './evidence.tsx';
import { type PlatformEarnings, type WeekRow, weekName, weekOf } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';
import { WholePicture } from './whole-picture.tsx';

interface WeekDialogProps {
  applicationId: string;
  /** The earnings when the week was opened; a review applies to these. */
  earnings: StaffEarnings;
  platform: PlatformEarnings;
  row: WeekRow;
  isOpen: boolean;
  asked: Correction | undefined;
  onClose(): void;
}

type Way = 'corrected' | 'refused' | 'ask';

/** One week: its whole screenshot beside the values read and sent, and the possible decisions. */
export function WeekDialog({ applicationId, earnings, platform, row, isOpen, asked, onClose }: WeekDialogProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const [way, setWay] = useState<Way | null>(null);
  const { seen, before, busy, failure, review } = useWeekReview(applicationId, earnings);
  const now = weekOf(seen, platform.platform, row.week) ?? row;
  const was = before && weekOf(before, platform.platform, row.week);
  const week = weekName(row.week, language);
  const title = t.title(capital(platformName(platform.platform, language)), week);
  // On a phone there isn't room for everything beside a form or the notice of a colleague's change.
  const isBrief = way !== null || was != null;
  const decide = async (decision: Parameters<typeof review>[2]) => {
    if (await review(platform.platform, row.week, decision)) onClose();
  };
  const ways = (
    <div className="flex flex-wrap gap-2">
      {now.amount !== null && (
        <>
          <Button busy={busy} onClick={() => decide({ decision: 'accepted' })}>
            {t.accept}
          </Button>
          <Button kind="outline" onClick={() => setWay('corrected')}>
            {t.correct}
          </Button>
          <Button kind="outline" onClick={() => setWay('refused')}>
            {t.refuse}
          </Button>
        </>
      )}
      <Button kind="outline" onClick={() => setWay('ask')}>
        {asked ? t.askedAgain : t.askAgain}
      </Button>
    </div>
  );
  return (
    <Dialog title={title} onClose={onClose} look={row.mediaId === null ? 'sheet' : 'wide'}>
      <div className={row.mediaId ? 'grid gap-5 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}>
        {now.mediaId && (
          <WholePicture
            key={now.mediaId}
            applicationId={applicationId}
            mediaId={now.mediaId}
            name={week}
            boxes={now.boxes}
            low={isBrief}
          />
        )}
        <div className="min-w-0">
          <WeekFacts row={now} currency={platform.currency} brief={isBrief} />
          {!isBrief && <EditedPlaces applicationId={applicationId} mediaId={now.mediaId} edited={now.edited} />}
          {!isBrief && <Evidence applicationId={applicationId} evidence={now.evidence} currency={platform.currency} />}
          {was && (
            <div className="mb-3">
              <Changes currency={platform.currency} before={was} now={now} />
            </div>
          )}
          {way === null && <FailureNotice error={failure} className="mb-3" />}
          {isOpen && way === null && ways}
          {(way === 'corrected' || way === 'refused') && (
            <Decide
              key={way}
              kind={way}
              amount={now.counted ?? now.amount}
              currency={platform.currency}
              busy={busy}
              failure={failure}
              onDecided={decide}
              onCancel={() => setWay(null)}
            />
          )}
          {way === 'ask' && (
            <AskAgain
              applicationId={applicationId}
              path={`${platform.platform}.${row.week}`}
              asked={asked}
              onDone={onClose}
              onCancel={() => setWay(null)}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface WeekFactsProps {
  row: WeekRow;
  currency: PlatformEarnings['currency'];
  /** On a phone, only the figures and oddities. */
  brief: boolean;
}

/** The read, sent and reviewed values of one week, and its oddities. */
export function WeekFacts({ row, currency, brief }: WeekFactsProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const { amount, counted, readAmount, confidence, origin, channel, review, marks } = row;
  const money = (value: number | null) => (value === null ? '–' : formatMoney(value, currency, language));
  const facts = [
    [t.facts.counts, amount !== null && counted === null ? t.nothingCounts : money(counted), true],
    [t.facts.sent, money(amount), true],
    [t.facts.read, money(readAmount), true],
    [t.facts.confidence, confidence === null ? '–' : formatPercent(confidence, language), false],
    [
      t.facts.origin,
      origin ? [t.origins[origin], ...(channel ? [t.channels[channel]] : [])].join(' · ') : t.empty,
      false,
    ],
  ] as const;
  return (
    <div className="mb-3 text-small">
      <dl className="grid gap-1">
        {facts.map(([name, value, isFigure]) => (
          <div key={name} className={`grid grid-cols-[110px_1fr] gap-2 ${brief && !isFigure ? 'max-desk:hidden' : ''}`}>
            <dt className="text-ink-2">{name}</dt>
            <dd translate="no" className="font-semibold tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {review && (
        <p className="mt-2">
          <Tag tone={review.decision === 'accepted' ? 'ok' : review.decision === 'refused' ? 'bad' : 'need'}>
            {t.decisions[review.decision]}
          </Tag>{' '}
          <span>{t.reviewedBy(review.by.name, showMoment(review.at, language))}</span>
          {review.reason && <span className="block text-ink-2 wrap-anywhere">{review.reason}</span>}
        </p>
      )}
      {marks.length > 0 && (
        <ul className="mt-2">
          {marks.map((mark) => (
            <li key={mark.code}>
              <Doubt>{whyText(mark, language, null)}</Doubt>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChangesProps {
  currency: PlatformEarnings['currency'];
  /** The week as it was when the review began. */
  before: WeekRow;
  now: WeekRow;
}

/** Changes by somebody else to a week under review. */
function Changes({ currency, before, now }: ChangesProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const money = (amount: number | null) => (amount === null ? t.empty : formatMoney(amount, currency, language));
  const counts = ({ counted }: WeekRow) => (counted === null ? t.nothingCounts : money(counted));
  const decision = ({ review }: WeekRow) =>
    review ? `${t.decisions[review.decision]} (${review.by.name})` : t.unreviewedWord;
  const facts = [
    [t.facts.sent, money(before.amount), money(now.amount)],
    [t.facts.counts, counts(before), counts(now)],
    [t.decisionName, decision(before), decision(now)],
  ] as const;
  const changed = facts.filter(([, was, is]) => was !== is);
  return (
    <Notice tone="warn" title={t.changedTitle} live>
      <ul className="my-1 font-semibold">
        {changed.map(([name, was, is]) => (
          <li key={name}>{t.changedFact(name, was, is)}</li>
        ))}
        {changed.length === 0 && <li>{t.sameWeek}</li>}
      </ul>
      <p>{t.changedLead}</p>
    </Notice>
  );
}
