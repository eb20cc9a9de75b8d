import { platformName } from '@volante/contract/earnings/platforms.ts';
import type { Correction } from '@volante/contract/staff/application.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { callOld } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { AskAgain } from './ask-again.tsx';
import { Bars, Sums } from './bars.tsx';
import { sendReview } from './decide.tsx';
import { earningsOf, type PlatformEarnings, type WeekRow } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';
import { WeekDialog } from './week-dialog.tsx';
import { Weeks } from './weeks.tsx';
import { WholePicture } from './whole-picture.tsx';

interface PlatformPartProps {
  applicationId: string;
  earnings: StaffEarnings;
  of: PlatformEarnings;
  isOpen: boolean;
  /** A platform of which only the profile is required. */
  profileOnly: boolean;
  corrections: readonly Correction[];
}

/** One platform: the name on its profile, its weeks as bars with sums, and each week. */
export function PlatformPart({ applicationId, earnings, of, isOpen, profileOnly, corrections }: PlatformPartProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  // A review applies to the week as it was when opened.
  const [opened, setOpened] = useState<{ row: WeekRow; earnings: StaffEarnings } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const name = capital(platformName(of.platform, language));
  const hasWeeks = of.rows.some(({ amount }) => amount !== null);

  async function accept({ week }: WeekRow): Promise<void> {
    setBusy(week);
    try {
      await sendReview(applicationId, earnings.revision, of.platform, week, { decision: 'accepted' });
    } catch (error) {
      showFailure(error);
      if (error instanceof CallError && error.status === 409)
        void callOld({ queryKey: earningsOf(applicationId).queryKey });
    } finally {
      setBusy(null);
    }
  }
  const asked = corrections.find(({ paths }) => opened && paths.includes(`${of.platform}.${opened.row.week}`));
  return (
    <section aria-label={name} className="@container border-t border-line pt-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-bold">{name}</h3>
        <Tag tone={of.verified ? 'ok' : 'neutral'}>{of.verified ? t.verified : t.unverified}</Tag>
        <Profile applicationId={applicationId} of={of} name={name} isOpen={isOpen} corrections={corrections} />
      </div>
      {hasWeeks && (
        <div className="grid gap-x-6 gap-y-3 @min-[560px]:grid-cols-2">
          <Bars of={of} />
          <Sums of={of} name={name} />
        </div>
      )}
      {(hasWeeks || !profileOnly) && (
        <Weeks
          applicationId={applicationId}
          of={of}
          name={name}
          isOpen={isOpen}
          corrections={corrections}
          busy={busy}
          onAccept={accept}
          onOpen={(row) => setOpened({ row, earnings })}
        />
      )}
      {opened && (
        <WeekDialog
          applicationId={applicationId}
          earnings={opened.earnings}
          platform={of}
          row={opened.row}
          isOpen={isOpen}
          asked={asked}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface ProfileProps {
  applicationId: string;
  of: PlatformEarnings;
  name: string;
  isOpen: boolean;
  corrections: readonly Correction[];
}

/** The name on a profile; its screenshot opens on a press. */
function Profile({ applicationId, of, name, isOpen, corrections }: ProfileProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const [shows, setShows] = useState(false);
  const [asks, setAsks] = useState(false);
  const { profile } = of;
  if (!profile) return null;
  const rating = profile.rating === null ? t.noRating : `★ ${formatNumber(profile.rating, language)}`;
  const path = `${of.platform}.profile`;
  const asked = corrections.find(({ paths }) => paths.includes(path));
  const close = () => {
    setShows(false);
    setAsks(false);
  };
  return (
    <>
      <span className="text-small text-ink-2">{t.profile(profile.fullName ?? t.noName, rating)}</span>
      {asked && <Tag tone="need">{asked.answeredAt ? t.answered : t.askedAgain}</Tag>}
      {profile.mediaId && (
        <Button kind="text" className="-ml-3" aria-haspopup="dialog" onClick={() => setShows(true)}>
          {t.seeProfile}
        </Button>
      )}
      {shows && profile.mediaId && (
        <Dialog title={t.profileOf(name)} onClose={close}>
          <WholePicture
            applicationId={applicationId}
            mediaId={profile.mediaId}
            name={t.profileOf(name)}
            boxes={profile.boxes}
            low={asks}
          />
          <div className="mt-3">
            {isOpen && !asks && (
              <Button kind="outline" onClick={() => setAsks(true)}>
                {asked ? t.askedAgain : t.askAgain}
              </Button>
            )}
            {asks && (
              <AskAgain
                applicationId={applicationId}
                path={path}
                asked={asked}
                onDone={close}
                onCancel={() => setAsks(false)}
              />
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
