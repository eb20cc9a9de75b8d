import type { OpenPicture, UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { callOld, queryClient } from '../../../lib/queries.ts';
import { perVisit } from '../../../lib/visit.ts';
import { reloadApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
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
import { addResult, isFilled, platformQuery } from '../platform-data.ts';
import { createRecordings, type Recordings } from '../recording/recordings.ts';

/** The accepted types in the file picker; a phone with another camera format then converts to JPEG. */
export const SCREENSHOT_TYPES = 'image/png,image/jpeg,image/webp';

export interface Screenshot {
  file: File;
  /** A screen from a recording. Recordings also show other screens, so one without a week gets no message. */
  recorded?: true;
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
  takeUpScreenshots(place).catch(() => undefined);
  return uploads;
}

/** Continues with screenshots that closed pages left. */
export async function takeUpScreenshots(place: ScreenshotPlace): Promise<void> {
  await takeUp(screenshotUploads(place), { owner: place.requestId, room: roomOf(place) });
  // A recording is processed only while its screen is open, because it may have killed the page that left it.
  await allRecordings().get(`${place.requestId} ${place.platform}`)?.takeUp();
}

/** The same, and recordings of the screen. */
export const SCREENSHOT_OR_RECORDING_TYPES = `${SCREENSHOT_TYPES},video/mp4,video/webm,video/quicktime`;

/** Sends them one at a time and clears earlier announcements. For a recording, its still screens are sent. */
export function sendScreenshots(place: ScreenshotPlace, files: readonly File[]): void {
  const recordings = files.filter(({ type }) => type.startsWith('video/'));
  const pictures = files.filter((file) => !recordings.includes(file));
  if (place.uploadType === 'earnings') recordingsOf(place).clear();
  if (pictures.length > 0)
    sendPictures(
      place,
      pictures.map((file) => ({ file })),
    );
  if (recordings.length > 0) recordingsOf(place).add(recordings);
}

function sendPictures(place: ScreenshotPlace, pictures: readonly Screenshot[]): void {
  const uploads = screenshotUploads(place);
  for (const { key, state } of uploads.read().all) if (state.at === 'done') uploads.remove(key);
  const keys = pictures.map(() => newKey(roomOf(place)));
  for (const [i, picture] of pictures.entries()) uploads.put(keys[i] as string, picture);
  void uploads.send(keys);
}

/** The screen recordings for one platform, which are searched for its weeks. */
export function recordingsOf(place: ScreenshotPlace): Recordings {
  const { requestId, platform } = place;
  const key = `${requestId} ${platform}`;
  const known = allRecordings().get(key);
  if (known) return known;
  const room = `recording ${platform}`;
  const recordings = createRecordings({
    owner: requestId,
    room,
    give: (file) => sendPictures(place, [{ file, recorded: true }]),
    isWanted: () => isWeekMissing(place),
  });
  allRecordings().set(key, recordings);
  recordings.subscribe(() => {
    const looking = recordings.read();
    const files =
      looking?.at === 'looking' ? [{ key: room, of: { platform }, at: 'sending', share: looking.share } as const] : [];
    reportUnderWay(room, files);
  });
  return recordings;
}

/** Unknown counts as missing. */
function isWeekMissing({ requestId, platform }: ScreenshotPlace): boolean {
  const data = queryClient().getQueryData(platformQuery(requestId, platform).queryKey);
  return data?.earnings.some((row) => !isFilled(row)) ?? true;
}

export function roomOf({ platform, uploadType }: Omit<ScreenshotPlace, 'requestId'>): string {
  return `${platform} ${uploadType}`;
}

const allUploads = perVisit(() => new Map<string, Uploads<Screenshot>>());
const allRecordings = perVisit(() => new Map<string, Recordings>());

function create(place: ScreenshotPlace): Uploads<Screenshot> {
  const { requestId, platform, uploadType } = place;
  const isProfile = uploadType === 'profile';
  const askForNews = () => Promise.all([reloadApplication(), callOld(platformQuery(requestId, platform))]);
  const uploads = createUploads<Screenshot>({
    owner: requestId,
    async send({ content: { file, recorded }, again }, way) {
      if (recorded && !isWeekMissing(place)) return 'done';
      try {
        const result = await readScreenshot(place, file, way);
        if (recorded && 'pictureId' in result && result.needs === 'type') return await drop(requestId, result);
        addResult(requestId, result);
        if ('pictureId' in result) return 'done';
        const [first] = result.earnings;
        if (first) way.note({ read: { week: first.earningWeek, amount: first.earning } });
      } catch (error) {
        if (recorded && ofPicture.includes(failureOf(error).code)) return 'done';
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

/** Shown on all screens; refusals are shown on their own screen. */
function onItsWay(platform: Platform, { key, state }: Upload<Screenshot>): UnderWay | [] {
  if (!isOnItsWay(state) && !isHeldUp(state)) return [];
  return { key, of: { platform }, at: isHeldUp(state) ? 'waiting' : 'sending', share: shareOf(state) };
}

/** A screen with nothing that the driver could be asked about. */
async function drop(requestId: string, { platform, pictureId }: OpenPicture): Promise<'done'> {
  const params = { id: requestId, platform, pictureId };
  await call('DELETE /public/admission/requests/{id}/earnings/{platform}/pictures/{pictureId}', { params }).catch(
    () => undefined,
  );
  return 'done';
}

async function readScreenshot(place: ScreenshotPlace, file: File, way: Way<Screenshot>) {
  const sender = await import('./send-screenshot.ts').catch(() => {
    throw new CallError({ kind: 'network_error' });
  });
  return sender.shrinkAndSend(place, file, way);
}

/** Stops reading, and the processing of a recording. */
export function stopScreenshots(place: ScreenshotPlace): void {
  const uploads = screenshotUploads(place);
  recordingsOf(place).stop();
  // These weren't chosen one by one: after stopping a recording the driver can choose it again.
  for (const { key, content } of uploads.read().all) if (content.recorded) uploads.remove(key);
  uploads.stop();
}

/** Refusals of a picture for what it shows. */
const ofPicture = [
  'unreadable_screenshot',
  'wrong_platform',
  'week_out_of_range',
  'week_already_filled',
  'duplicate_image',
  'not_an_image',
];

function isSentBefore(error: unknown): boolean {
  return ['duplicate_image', 'week_already_filled'].includes(failureOf(error).code);
}
