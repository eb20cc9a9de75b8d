import type { Correction } from '@volante/contract/staff/case.ts';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AskAgain } from './ask-again.tsx';
import type { PlatformEarnings } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';
import { WholePicture } from './whole-picture.tsx';

interface ProfileProps {
  applicationId: string;
  of: PlatformEarnings;
  name: string;
  isOpen: boolean;
  corrections: readonly Correction[];
}

/** The name on a profile; its screenshot opens on a press. */
export function Profile({ applicationId, of, name, isOpen, corrections }: ProfileProps) {
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
