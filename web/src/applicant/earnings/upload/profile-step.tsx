import type { ProfileData } from '@volante/contract/earnings/calls.ts';
import { type Platform, platforms } from '@volante/contract/earnings/platforms.ts';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { useWide } from '../../../lib/wide.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { CaptureArea } from '../../../ui/files/capture-area.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Icon, Sign } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { ChatFiles } from '../../application/chat-files/chat-files.tsx';
import { useLimited } from '../../application/limited/limited.ts';
import { HandedOff, isHandedOff } from '../../hand-off/lazy-parts.tsx';
import type { HandOffState } from '../../hand-off/use-hand-off.ts';
import { Screen } from '../../layout/screen.tsx';
import { go } from '../../navigation/go.ts';
import { mayRetry } from '../../uploads/failure.ts';
import { newKey } from '../../uploads/take-up.ts';
import { isHeldUp, isOnItsWay, shareOf, type UploadState, type Uploads, useUploads } from '../../uploads/uploads.ts';
import { ExampleDialog } from '../lazy-parts.tsx';
import { OpenPictures } from '../open-pictures/open-pictures.tsx';
import { usePlatformName } from '../platform-accounts.ts';
import { ScreenshotHandOff } from '../screenshot-hand-off.tsx';
import { screenshotFailure } from './failed-files.tsx';
import { useReadingWait } from './reading-wait.ts';
import { roomOf, SCREENSHOT_TYPES, type Screenshot, screenshotUploads, sendScreenshots } from './screenshot-uploads.ts';
import { uploadTexts } from './upload-texts.ts';
import { UploadProgress, WaitingScreenshots } from './waiting-screenshots.tsx';

interface ProfileStepProps {
  platform: Platform;
  data: ProfileData;
  /** A profile was already read. */
  read: boolean;
  /** Only the profile is required. */
  profileOnly: boolean;
  handOff: HandOffState;
  /** The name on the profile differs from the applicant's: asked about once, before anything else is sent. */
  doubted: boolean;
  /** Keeps this step open while a profile is being read. */
  onStart: () => void;
  onDone: () => void;
}

/** Step 0: one screenshot of the driver's profile. */
export function ProfileStep(props: ProfileStepProps) {
  const { platform, data, read, profileOnly, handOff, doubted, onStart, onDone } = props;
  const t = useText(uploadTexts);
  const name = usePlatformName()(platform);
  const [example, setExample] = useState(false);
  const wide = useWide();
  const [over, setOver] = useState(false);
  const place = { requestId: useApplication().id, platform, uploadType: 'profile' } as const;
  const uploads = screenshotUploads(place);
  const upload = useUploads(uploads)
    .all.filter(({ state }) => state.at !== 'done')
    .at(-1);
  const sending = upload && isOnItsWay(upload.state) ? { share: shareOf(upload.state) } : null;
  const wait = useReadingWait(place.requestId, sending?.share === 1, 1);
  const waits = upload !== undefined && isHeldUp(upload.state);
  const failure = upload?.state.at === 'failed' && !waits ? upload.state.failure : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each, also for one that an earlier page left
  useEffect(() => {
    if (upload) onStart();
  }, [upload?.key]);
  useEffect(() => () => forgetRefused(uploads), [uploads]);
  const asking = read && doubted && !sending;
  const pictures = data.openPictures.filter(({ uploadType }) => uploadType === 'profile');
  const choose = (files: File[]) => {
    for (const { key } of uploads.read().all) uploads.remove(key);
    const [file] = files;
    if (file && files.length > 1) uploads.put(newKey(roomOf(place)), { file }, onlyOne);
    else sendScreenshots(place, files);
  };
  const goOn = async () => {
    if (!profileOnly) return onDone();
    if (isHandedOff()) return setOver(true);
    await reloadApplication();
    await go('/platforms/:slug/success', { slug: platform });
  };
  if (over) return <HandedOff things="screenshots" onStay={() => go('/platforms/:slug/success', { slug: platform })} />;
  const picker = (
    <FilePicker accept={SCREENSHOT_TYPES} onFiles={choose} kind={read ? (asking ? 'outline' : 'text') : 'solid'}>
      {asking ? t.notMe : read || failure ? t.chooseAnother : t.choose}
    </FilePicker>
  );
  return (
    <Screen
      title={t.profileTitle(platforms[platform].name)}
      lead={platform === 'other' ? t.profileOtherLead : t.profileLead}
      step="earnings"
      stepDetail={t.detailProfile(name)}
      stepShare={0.4}
      // The focused picker is gone once a profile was read or refused.
      part={`profile ${asking ? 'asked' : read ? 'read' : failure ? 'refused' : ''}`}
      back={`/platforms/${platform}/connect`}
      action={
        sending ? (
          <UploadProgress
            text={sending.share < 1 ? t.sending : t.readingProfile}
            wait={wait}
            value={sending.share}
            stopLabel={t.stop}
            onStop={uploads.stop}
          />
        ) : read ? (
          <Button onClick={goOn}>{asking ? t.itsMe : profileOnly ? t.finish : t.toWeeks}</Button>
        ) : (
          picker
        )
      }
      below={
        <>
          {read && !sending && picker}
          <Button kind="text" onClick={() => setExample(true)}>
            {t.example}
          </Button>
        </>
      }
      beside={{
        column: !read,
        content: wide && !read && <ScreenshotHandOff platform={platform} data={data} handOff={handOff} />,
      }}
    >
      <ChatFiles />
      <OpenPictures data={data} pictures={pictures} busy={sending !== null} />
      <WaitingScreenshots waiting={waits ? [upload] : []} uploads={uploads} />
      {failure && (
        <ProfileRefused
          text={screenshotFailure(failure, { uploadType: 'profile', platform: name })}
          onRetry={mayRetry(failure) ? () => uploads.send([upload?.key ?? '']) : undefined}
        />
      )}
      {asking ? (
        <IsItYou shown={data.profileMetrics.fullName ?? ''} />
      ) : read ? (
        <ProfileRead data={data} />
      ) : (
        <ProfileArea onFiles={choose} disabled={sending !== null} />
      )}
      {example && <ExampleDialog platform={platform} kind="profile" onClose={() => setExample(false)} />}
    </Screen>
  );
}

const onlyOne: UploadState = { at: 'failed', failure: { code: 'file_only_one' } };

/** Files that will never be accepted are not shown again with the step. */
function forgetRefused(uploads: Uploads<Screenshot>): void {
  for (const { key, state } of uploads.read().all)
    if (state.at === 'failed' && !mayRetry(state.failure)) uploads.remove(key);
}

/** Where the screenshot is chosen, and what it has to show. */
function ProfileArea(props: { onFiles: (files: File[]) => void; disabled: boolean }) {
  const t = useText(uploadTexts);
  const wide = useWide();
  return (
    <>
      <CaptureArea {...props} accept={SCREENSHOT_TYPES} drawing={<ProfileOutline />} dropText={t.orDrop}>
        {wide ? t.pickToChoose : t.tapToChoose}
      </CaptureArea>
      <div className="mt-3.5">
        <CheckList lines={t.tips.split('|')} />
      </div>
    </>
  );
}

function ProfileRefused({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  const t = useText(uploadTexts);
  return (
    <div className="mb-4">
      <Notice tone="bad" live>
        <p>{text}</p>
        {onRetry && (
          <button type="button" className="block min-h-12 font-bold underline" onClick={onRetry}>
            {t.retry}
          </button>
        )}
      </Notice>
    </div>
  );
}

function ProfileRead({ data }: { data: ProfileData }) {
  const t = useText(uploadTexts);
  const language = useLanguage();
  const limited = useLimited();
  const { fullName, rating } = data.profileMetrics;
  if (limited) return <Notice tone="ok" title={t.profileRead} live />;
  if (fullName === null && rating === null)
    return (
      <Notice tone="info" title={t.profileKept} live>
        {t.profileKeptText}
      </Notice>
    );
  return (
    <div role="status">
      <Card className="!border-ok-line !bg-ok-soft">
        <p className="flex items-center gap-2 font-bold text-ok-ink">
          <Icon name="check" />
          {t.profileRead}
        </p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          <dt className="text-small text-ink-2">{t.name}</dt>
          <dd className="font-semibold">{fullName ?? t.unread}</dd>
          <dt className="text-small text-ink-2">{t.rating}</dt>
          <dd className="font-semibold">
            {rating === null ? (
              t.unread
            ) : (
              <>
                <span translate="no">{formatNumber(rating, language)}</span> <Sign name="star" />
              </>
            )}
          </dd>
        </dl>
      </Card>
    </div>
  );
}

/** Asks about a profile with somebody else's name, before twelve of their screenshots are sent. */
function IsItYou({ shown }: { shown: string }) {
  const t = useText(uploadTexts);
  const { firstName, lastName } = useApplication().personalData;
  return (
    <Notice tone="warn" title={t.isItYou} live>
      <p>{t.otherName(shown, `${firstName} ${lastName}`)}</p>
    </Notice>
  );
}

/** The outline of a phone with a profile on it. */
function ProfileOutline() {
  return (
    <svg width="84" height="116" viewBox="0 0 84 116" aria-hidden="true" className="mx-auto">
      <rect x="6" y="6" width="72" height="104" rx="12" className="fill-card stroke-brand" strokeWidth="2" />
      <circle cx="42" cy="38" r="14" className="fill-brand-line" />
      <rect x="22" y="60" width="40" height="8" rx="4" className="fill-brand-line" />
      <rect x="30" y="75" width="24" height="8" rx="4" className="fill-brand-line" />
      <g className="stroke-brand" strokeWidth="4" fill="none" strokeLinecap="round">
        <path d="M2 20V8a6 6 0 0 1 6-6h12M64 2h12a6 6 0 0 1 6 6v12M82 96v12a6 6 0 0 1-6 6H64M20 114H8a6 6 0 0 1-6-6V96" />
      </g>
    </svg>
  );
}
