import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { callOld } from '../../../lib/queries.ts';
import { getText } from '../../../lib/text.ts';
import { perVisit } from '../../../lib/visit.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { reloadApplication } from '../../application/application.ts';
import { appTexts } from '../../frame/app-texts.ts';
import { reportUnderWay, type UnderWay } from '../../sending/under-way.ts';
import { failureOf } from '../../uploads/failure.ts';
import { newKey, takeUp } from '../../uploads/take-up.ts';
import {
  createUploads,
  isHeldUp,
  isOnItsWay,
  shareOf,
  type Upload,
  type Uploads,
  type Way,
} from '../../uploads/uploads.ts';
import { addResult, platformQuery } from '../platform-data.ts';

/** The accepted types in the file picker; a phone with another camera format then converts to JPEG. */
export const SCREENSHOT_TYPES = 'image/png,image/jpeg,image/webp';

export interface Screenshot {
  file: File;
  /** The result, for screen reader announcements. */
  read?: { week: string; amount: number };
}

export interface ScreenshotPlace {
  requestId: string;
  platform: Platform;
  uploadType: UploadType;
}

/** The screenshots of one kind for one platform. They outlive the screen, so that opening the example stops nothing. */
export function screenshotUploads(place: ScreenshotPlace): Uploads<Screenshot> {
  const key = `${place.requestId} ${roomOf(place)}`;
  const known = allUploads().get(key);
  if (known) return known;
  const uploads = create(place);
  allUploads().set(key, uploads);
  takeUp(uploads, { owner: place.requestId, room: roomOf(place) }).catch(() => undefined);
  return uploads;
}

/** The same, and recordings of the screen. */
export const SCREENSHOT_OR_RECORDING_TYPES = `${SCREENSHOT_TYPES},video/mp4,video/webm,video/quicktime`;

/** Sends them one at a time and clears earlier announcements. Of a recording, the screens that stand still in it are sent. */
export function sendScreenshots(place: ScreenshotPlace, files: readonly File[]): void {
  const recordings = files.filter(({ type }) => type.startsWith('video/'));
  const pictures = files.filter((file) => !recordings.includes(file));
  if (pictures.length > 0) sendPictures(place, pictures);
  if (recordings.length === 0) return;
  import('./send-recording.ts')
    .then(({ screensOf }) => screensOf(recordings))
    .then((found) => found.length > 0 && sendPictures(place, found))
    .catch(() => toast.error(getText(appTexts).offline));
}

function sendPictures(place: ScreenshotPlace, files: readonly File[]): void {
  const uploads = screenshotUploads(place);
  for (const { key, state } of uploads.read().all) if (state.at === 'done') uploads.remove(key);
  const keys = files.map(() => newKey(roomOf(place)));
  for (const [i, file] of files.entries()) uploads.put(keys[i] as string, { file });
  void uploads.send(keys);
}

export function roomOf({ platform, uploadType }: Omit<ScreenshotPlace, 'requestId'>): string {
  return `${platform} ${uploadType}`;
}

const allUploads = perVisit(() => new Map<string, Uploads<Screenshot>>());

function create(place: ScreenshotPlace): Uploads<Screenshot> {
  const { requestId, platform, uploadType } = place;
  const isProfile = uploadType === 'profile';
  const askForNews = () => Promise.all([reloadApplication(), callOld(platformQuery(requestId, platform))]);
  const uploads = createUploads<Screenshot>({
    owner: requestId,
    room: roomOf(place),
    async send({ content: { file }, again }, way) {
      try {
        const result = await readScreenshot(place, file, way);
        addResult(requestId, result);
        if ('pictureId' in result) return 'done';
        const [first] = result.earnings;
        if (first) way.note({ read: { week: first.earningWeek, amount: first.earning } });
      } catch (error) {
        // The answer may have been lost with the page that sent it.
        if (!again || !isSentBefore(error)) throw error;
      } finally {
        // Also after a refusal: the picture may have been stored by a request whose answer was lost.
        if (isProfile) await askForNews().catch(() => undefined);
      }
      return 'done';
    },
    ...(!isProfile && { settled: askForNews }),
  });
  uploads.subscribe(() =>
    reportUnderWay(
      roomOf(place),
      uploads.read().all.flatMap((upload) => onItsWay(platform, upload)),
    ),
  );
  return uploads;
}

/** What all screens are told: what was refused is read on its own screen. */
function onItsWay(platform: Platform, { key, state }: Upload<Screenshot>): UnderWay | [] {
  if (!isOnItsWay(state) && !isHeldUp(state)) return [];
  return { key, of: { platform }, at: isHeldUp(state) ? 'waiting' : 'sending', share: shareOf(state) };
}

async function readScreenshot(place: ScreenshotPlace, file: File, way: Way<Screenshot>) {
  const sender = await import('./send-screenshot.ts').catch(() => {
    throw new CallError({ kind: 'network_error' });
  });
  return sender.shrinkAndSend(place, file, way);
}

function isSentBefore(error: unknown): boolean {
  return ['duplicate_image', 'week_already_filled'].includes(failureOf(error).code);
}
