import type { OpenPicture, ProfileData } from '@volante/contract/earnings/calls.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { appTexts } from '../../navigation/app-texts.ts';
import { ProfileForm } from './profile-form.tsx';
import { ShownPicture } from './shown-picture.tsx';
import { openPictureTexts } from './texts.ts';
import { useFinish } from './use-finish.ts';
import { WeekForm } from './week-form.tsx';

interface PicturesDialogProps {
  data: ProfileData;
  pictures: readonly OpenPicture[];
  open: boolean;
  onClose: () => void;
}

/** Asks about open pictures, one after the other, and closes after the last. */
export default function PicturesDialog({ data, pictures, open, onClose }: PicturesDialogProps) {
  const t = useText(openPictureTexts);
  const app = useText(appTexts);
  const [first] = pictures;
  // The number when the dialog opened, so that the total stays the same while the pictures get fewer.
  const [of, setOf] = useState(pictures.length);
  useEffect(() => {
    setOf((before) => (open ? Math.max(before, pictures.length) : pictures.length));
    if (open && pictures.length === 0) onClose();
  }, [open, pictures.length, onClose]);
  const place = t.place(of - pictures.length + 1, of);
  const title =
    first?.uploadType === 'profile' ? t.profileTitle : first?.needs === 'confirm' ? t.confirmTitle : t.typeTitle;
  return (
    <Dialog
      open={open && first !== undefined}
      onClose={onClose}
      title={title}
      closeLabel={app.close}
      part={first?.pictureId}
    >
      {place && (
        <p role="status" className="-mt-2 mb-2 text-small text-ink-2">
          {place}
        </p>
      )}
      {first && <Card key={first.pictureId} picture={first} data={data} more={pictures.length > 1} />}
    </Dialog>
  );
}

function Card({ picture, data, more }: { picture: OpenPicture; data: ProfileData; more: boolean }) {
  const t = useText(openPictureTexts);
  const { busy, failure, finishWeek, finishProfile, drop } = useFinish(picture);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{useQuestion(picture)}</p>
      <ShownPicture mediaId={picture.mediaId} />
      {failure && (
        <Notice tone="bad" live>
          {failure}
        </Notice>
      )}
      <div>
        {picture.uploadType === 'earnings' ? (
          <WeekForm picture={picture} data={data} busy={busy === 'save'} more={more} onSave={finishWeek} />
        ) : (
          <ProfileForm picture={picture} busy={busy === 'save'} onSave={finishProfile} />
        )}
        <Button kind="text" className="mt-2 w-full" busy={busy === 'drop'} onClick={drop}>
          {t.drop}
        </Button>
      </div>
    </div>
  );
}

function useQuestion(picture: OpenPicture): string {
  const t = useText(openPictureTexts);
  switch (picture.reason) {
    case 'unsure':
      return t.unsure;
    case 'no_week':
      return t.noWeek;
    case 'no_amount':
      return t.noAmount;
    case 'no_profile':
      return t.noProfile(unreadOf(picture));
    case 'other_screen':
      return t.nothing;
  }
}

/** What couldn't be read on a picture of a profile. */
function unreadOf(picture: OpenPicture): 'name' | 'rating' | 'both' {
  if (picture.uploadType !== 'profile') return 'both';
  const { fullName, rating } = picture.read;
  if (fullName === null) return rating === null ? 'both' : 'name';
  return 'rating';
}
