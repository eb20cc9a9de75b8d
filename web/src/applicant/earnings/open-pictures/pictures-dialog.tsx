import type { OpenPicture, ProfileData } from '@volante/contract/earnings/calls.ts';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useQuery } from '../../../lib/queries.ts';
import { getText, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { weekTexts } from '../board/week-texts.ts';
import { uploadTexts } from '../upload/upload-texts.ts';
import { useBoardWrite } from '../use-board-write.ts';
import { ProfileForm } from './profile-form.tsx';
import { openPictureTexts } from './texts.ts';
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
  const [first] = pictures;
  // The number when the dialog opened, so that the total stays the same while the pictures get fewer.
  const [of, setOf] = useState(pictures.length);
  useEffect(() => {
    setOf((before) => (open ? Math.max(before, pictures.length) : pictures.length));
    if (open && pictures.length === 0) onClose();
  }, [open, pictures.length, onClose]);
  const place = t.place(of - pictures.length + 1, of);
  if (!open || !first) return null;
  const title =
    first.uploadType === 'profile' ? t.profileTitle : first.needs === 'confirm' ? t.confirmTitle : t.typeTitle;
  return (
    <Dialog key={first.pictureId} onClose={onClose} title={title}>
      {place && (
        <p role="status" className="-mt-2 mb-2 text-small text-ink-2">
          {place}
        </p>
      )}
      <Card picture={first} data={data} more={pictures.length > 1} />
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
    default:
      return t.contradiction[picture.reason];
  }
}

/** What couldn't be read on a picture of a profile. */
function unreadOf(picture: OpenPicture): 'name' | 'rating' | 'both' {
  if (picture.uploadType !== 'profile') return 'both';
  const { fullName, rating } = picture.read;
  if (fullName === null) return rating === null ? 'both' : 'name';
  return 'rating';
}

/** A stored screenshot, scrollable; a press enlarges it to twice the size around the pressed place. */
function ShownPicture({ mediaId }: { mediaId: string }) {
  const { id } = useApplication();
  const t = useText(openPictureTexts);
  const [large, setLarge] = useState(false);
  const { frame, hold } = useHeldPlace(large);
  // The file's address is valid for 15 minutes.
  const { data, isPending } = useQuery({
    queryKey: ['media', id, mediaId],
    queryFn: () => call('GET /public/admission/requests/{id}/media/{mediaId}', { params: { id, mediaId } }),
    staleTime: 10 * 60_000,
  });
  if (isPending) return <Skeleton className="h-[34dvh]" />;
  if (!data) return <p className="text-small text-ink-2">{t.noPicture}</p>;
  // The same height before the picture is loaded, so that the buttons below don't move.
  return (
    <div ref={frame} className="h-[34dvh] overflow-auto rounded-input border border-line bg-ground">
      <button
        type="button"
        aria-pressed={large}
        aria-label={large ? t.zoomOut : t.zoomIn}
        onClick={(event) => {
          hold(event);
          setLarge(!large);
        }}
        className={large ? 'block w-[200%] cursor-zoom-out' : 'mx-auto block w-full max-w-80 cursor-zoom-in'}
      >
        <img src={data.url} alt={t.picture} className="block w-full" />
      </button>
    </div>
  );
}

/**
 * Keeps the pressed place of a picture under the finger while the picture changes its size inside a scrolling frame;
 * for presses by keyboard, the middle of the visible part.
 */
function useHeldPlace(size: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<((picture: DOMRect) => { left: number; top: number }) | null>(null);
  const pressed = useRef<Element>(null);
  const hold = ({ currentTarget, detail, clientX, clientY }: MouseEvent) => {
    if (!frame.current) return;
    const around = frame.current.getBoundingClientRect();
    const [x, y] = detail > 0 ? [clientX, clientY] : [around.left + around.width / 2, around.top + around.height / 2];
    const before = currentTarget.getBoundingClientRect();
    const [across, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
    pressed.current = currentTarget;
    held.current = (after) => ({
      left: after.left + across * after.width - x,
      top: after.top + down * after.height - y,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each size
  useLayoutEffect(() => {
    if (held.current && pressed.current) frame.current?.scrollBy(held.current(pressed.current.getBoundingClientRect()));
    held.current = null;
  }, [size]);
  return { frame, hold };
}

/** Finishes or deletes an open picture. */
function useFinish({ pictureId, platform }: OpenPicture) {
  const { id, busy, failure, run } = useBoardWrite<'save' | 'drop'>(platform, ofPictures);
  return {
    busy,
    failure,
    finishWeek: (week: string, earning: number) =>
      run('save', () =>
        call('PUT /public/admission/requests/{id}/earnings/{platform}/{week}', {
          params: { id, platform, week },
          body: { earning, pictureId },
        }),
      ),
    finishProfile: (fullName: string, rating: number | null) =>
      run('save', () =>
        call('PUT /public/admission/requests/{id}/earnings/{platform}/profile', {
          params: { id, platform },
          body: { fullName, rating, pictureId },
        }),
      ),
    drop: () =>
      run('drop', () =>
        call('DELETE /public/admission/requests/{id}/earnings/{platform}/pictures/{pictureId}', {
          params: { id, platform, pictureId },
        }),
      ),
  };
}

const ofPictures = {
  picture_not_open: () => getText(openPictureTexts).gone,
  week_already_filled: () => getText(uploadTexts).errors.week_already_filled(undefined),
  week_not_wanted: () => getText(weekTexts).notWanted,
};
