import type { ProfileData } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { useComputer, useWide } from '../../../lib/wide.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { ChatFiles } from '../../application/chat-files/chat-files.tsx';
import { useProvedFirst } from '../../application/limited/limited.ts';
import { HandedOff, isHandedOff } from '../../hand-off/lazy-parts.tsx';
import type { HandOffState } from '../../hand-off/use-hand-off.ts';
import { Screen } from '../../layout/screen.tsx';
import { go } from '../../navigation/go.ts';
import { isHeldUp, shareOf, useUploads } from '../../uploads/uploads.ts';
import { ExampleDialog, fetchWeekDialog, RecordingEnd, WeekDialog } from '../lazy-parts.tsx';
import { OpenPictures } from '../open-pictures/open-pictures.tsx';
import { usePlatformName } from '../platform-accounts.ts';
import { isFilled, spanOf, summarize, usefulPictures } from '../platform-data.ts';
import { useRecordings } from '../recording/recordings.ts';
import { ScreenshotHandOff } from '../screenshot-hand-off.tsx';
import { FailedFiles } from '../upload/failed-files.tsx';
import { useReadingWait } from '../upload/reading-wait.ts';
import {
  recordingsOf,
  SCREENSHOT_OR_RECORDING_TYPES,
  screenshotUploads,
  sendScreenshots,
  stopScreenshots,
} from '../upload/screenshot-uploads.ts';
import { uploadTexts } from '../upload/upload-texts.ts';
import { UploadProgress, WaitingScreenshots } from '../upload/waiting-screenshots.tsx';
import { askedToOpen, correctionOf, forgetAsked } from './asked-to-open.ts';
import { BoardNews, type WeekNews } from './board-news.tsx';
import { WeekCard } from './week-card.tsx';

interface BoardStepProps {
  platform: Platform;
  data: ProfileData;
  handOff: HandOffState;
  onProfile: () => void;
}

/** Step 1: the twelve weeks, as cards that fill while screenshots are read. */
export function BoardStep({ platform, data, handOff, onProfile }: BoardStepProps) {
  const t = useText(uploadTexts);
  const language = useLanguage();
  const name = usePlatformName()(platform);
  const application = useApplication();
  const place = { requestId: application.id, platform, uploadType: 'earnings' } as const;
  const pictures = usefulPictures(data);
  const sending = useSending(place);
  const { uploads, all, busy, looking } = sending;
  const wide = useWide();
  const computer = useComputer();
  const [openWeek, setOpenWeek] = useState<string | null>(null);
  const [written, setWritten] = useState<WeekNews | null>(null);
  const [example, setExample] = useState(false);
  const { filled, of } = summarize(data);
  const complete = filled === of;
  // A stored figure fixes the weeks for 14 days, so figures without fixed weeks mean that the weeks have moved on.
  const moved = !data.frozenUntil && (filled > 0 || data.profileMetrics.fullName !== null);
  const codeShown = !complete && (computer || (wide && !busy));
  const failed = failedOf(all);
  // A picture's week is known only after reading; until then the first empty card is used.
  const next = busy ? data.earnings.find((row) => !isFilled(row))?.earningWeek : undefined;
  const held = busy || openWeek !== null || pictures.length > 0 || isHandedOff();
  const leaving = useLeaveWhenComplete(platform, complete, held);
  useEffect(() => whenIdle(fetchWeekDialog), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link opens the board
  useEffect(() => setOpenWeek(weekOf(data, askedToOpen())?.earningWeek ?? null), []);
  const add = (files: readonly File[]) => {
    setWritten(null);
    sendScreenshots(place, files);
  };
  const toSuccess = () => go('/platforms/:slug/success', { slug: platform });
  if (complete && isHandedOff() && !openWeek && !busy && pictures.length === 0)
    return <HandedOff things="screenshots" onStay={toSuccess} />;
  return (
    <Screen
      title={t.title(filled, of)}
      lead={complete ? t.doneLead : t.lead}
      step="earnings"
      stepDetail={t.detailWeeks(name)}
      stepShare={0.4 + (0.5 * filled) / of}
      part="weeks"
      back="/platforms"
      action={
        busy ? (
          <Sending {...sending} onStop={() => stopScreenshots(place)} />
        ) : complete ? (
          <Complete leaving={leaving} onFinish={toSuccess} />
        ) : (
          <AddPictures filled={filled} of={of} onFiles={add} />
        )
      }
      below={<Help onExample={() => setExample(true)} onProfile={onProfile} />}
      beside={{
        column: !complete || failed.length > 0,
        content: (
          <>
            <FailedFiles
              files={failed}
              about={{ platform: name, span: spanOf(data, language) }}
              isEmpty={(week) => data.earnings.some((row) => row.earningWeek === week && !isFilled(row))}
              settled={!busy}
              onRetry={uploads.send}
              onDismiss={uploads.remove}
              onExample={() => setExample(true)}
              onWeek={setOpenWeek}
            />
            {codeShown && <ScreenshotHandOff platform={platform} data={data} handOff={handOff} />}
          </>
        ),
      }}
    >
      {moved && !complete && <WeeksMoved />}
      <WaitingScreenshots waiting={all.filter(({ state }) => isHeldUp(state))} uploads={uploads} />
      {looking?.at === 'over' && !busy && !complete && <RecordingEnd why={looking.why} left={of - filled} />}
      <ChatFiles />
      <OpenPictures data={data} pictures={pictures} busy={busy} />
      <WeekCards platform={platform} data={data} next={next} onOpen={setOpenWeek} />
      <BoardNews uploads={uploads.read()} data={data} written={written} />
      {data.frozenUntil && !complete && <FrozenUntil day={data.frozenUntil} />}
      <WeekDialog
        platform={platform}
        currency={data.currency}
        row={weekOf(data, openWeek) ?? null}
        onFiles={add}
        onNews={setWritten}
        onClose={() => {
          setOpenWeek(null);
          forgetAsked();
        }}
      />
      {example && <ExampleDialog platform={platform} kind="earnings" onClose={() => setExample(false)} />}
    </Screen>
  );
}

/** What is being sent, searched in recordings or read. */
function useSending(place: EarningsPlace) {
  const uploads = screenshotUploads(place);
  const { all, total, current } = useUploads(uploads);
  const looking = useRecordings(recordingsOf(place));
  const searching = looking?.at === 'looking' ? looking : null;
  const wait = useReadingWait(place.requestId, total > 0 && !searching, total - current + 1);
  return { uploads, all, total, current, looking, searching, wait, busy: total > 0 || searching !== null };
}

type EarningsPlace = { requestId: string; platform: Platform; uploadType: 'earnings' };
type SendingState = ReturnType<typeof useSending>;

function failedOf(all: SendingState['all']) {
  return all.flatMap(({ key, content, state }) =>
    state.at === 'failed' && !isHeldUp(state) ? { key, file: content.file, failure: state.failure } : [],
  );
}

function Sending({ all, total, current, searching, wait, onStop }: SendingState & { onStop(): void }) {
  const t = useText(uploadTexts);
  const share = Math.max(0, ...all.map(({ state }) => shareOf(state)));
  return (
    <UploadProgress
      text={searching ? t.looking : t.progress(current, total)}
      wait={searching ? null : wait}
      value={searching ? searching.share : (current - 1 + share * 0.6) / total}
      stopLabel={t.stop}
      onStop={onStop}
    />
  );
}

interface AddPicturesProps {
  filled: number;
  of: number;
  onFiles(files: readonly File[]): void;
}

function AddPictures({ filled, of, onFiles }: AddPicturesProps) {
  const t = useText(uploadTexts);
  return (
    <>
      {filled > 0 && (
        <p className="pt-1 pb-2 text-center text-small font-bold max-wide:-mx-5 max-wide:bg-ground">
          {t.soFar(filled, of - filled)}
        </p>
      )}
      <FilePicker accept={SCREENSHOT_OR_RECORDING_TYPES} multiple icon={<Icon name="plus" />} onFiles={onFiles}>
        {filled ? t.uploadMore : t.upload}
      </FilePicker>
    </>
  );
}

interface WeekCardsProps {
  platform: Platform;
  data: ProfileData;
  /** The week that is shown as being read. */
  next: string | undefined;
  onOpen(week: string): void;
}

function WeekCards({ platform, data, next, onOpen }: WeekCardsProps) {
  const t = useText(uploadTexts);
  const application = useApplication();
  const provedFirst = useProvedFirst();
  return (
    <ul
      aria-label={t.board}
      className="grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(max(6rem,30%),1fr))] gap-2 wide:grid-cols-[repeat(auto-fill,minmax(max(6rem,22%),1fr))]"
    >
      {data.earnings.map((row) => (
        <li key={row.earningWeek} className="grid">
          <WeekCard
            row={row}
            currency={data.currency}
            reading={row.earningWeek === next}
            untouched={summarize(data).filled === 0}
            asked={correctionOf(row.earningWeek, platform, application) !== undefined}
            onOpen={() => (isFilled(row) ? provedFirst(() => onOpen(row.earningWeek)) : onOpen(row.earningWeek))}
          />
        </li>
      ))}
    </ul>
  );
}

function weekOf({ earnings }: ProfileData, week: string | null) {
  return earnings.find((row) => row.earningWeek === week);
}

function Help({ onExample, onProfile }: { onExample(): void; onProfile(): void }) {
  const t = useText(uploadTexts);
  return (
    <div className="grid grid-cols-2">
      <Button kind="text" onClick={onExample}>
        {t.example}
      </Button>
      <Button kind="text" onClick={onProfile}>
        {t.seeProfile}
      </Button>
    </div>
  );
}

function WeeksMoved() {
  const t = useText(uploadTexts);
  return (
    <div className="mb-3">
      <Notice tone="info" title={t.movedTitle}>
        {t.movedText}
      </Notice>
    </div>
  );
}

function FrozenUntil({ day }: { day: string }) {
  const t = useText(uploadTexts);
  const language = useLanguage();
  return <p className="mt-2 text-center text-small text-balance text-ink-2">{t.frozen(formatDate(day, language))}</p>;
}

/** `leaving`: the next screen comes by itself. */
function Complete({ leaving, onFinish }: { leaving: boolean; onFinish(): void }) {
  const t = useText(uploadTexts);
  if (!leaving) return <Button onClick={onFinish}>{t.finish}</Button>;
  return (
    <p className="flex min-h-[52px] items-center justify-center gap-2 rounded-button border border-ok-line bg-ok-soft px-4 font-bold text-ok-ink">
      <Icon name="check" />
      {t.complete}
    </p>
  );
}

/** How long the complete board is shown before the success screen, in ms. */
const PAUSE = 1500;

/**
 * Opens the success screen once the last week is filled on this screen. A board that was already complete stays, so that
 * weeks can be corrected. True while about to leave.
 */
function useLeaveWhenComplete(platform: Platform, complete: boolean, busy: boolean): boolean {
  const wasComplete = useRef(complete);
  const leaving = complete && !wasComplete.current && !busy;
  useEffect(() => {
    if (!leaving) return;
    const known = reloadApplication();
    const timer = setTimeout(async () => {
      await known;
      void go('/platforms/:slug/success', { slug: platform });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [leaving, platform]);
  return leaving;
}
