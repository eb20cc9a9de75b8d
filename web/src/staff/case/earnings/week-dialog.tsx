import { platformName } from '@volante/contract/earnings/platforms.ts';
import type { Correction } from '@volante/contract/staff/case.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { AskAgain } from './ask-again.tsx';
import { Changes } from './changes.tsx';
import { Decide } from './decide.tsx';
import { type PlatformEarnings, type WeekRow, weekName, weekOf } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';
import { useWeekReview } from './use-week-review.ts';
import { WeekFacts } from './week-facts.tsx';
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
