import { isContradiction } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Trx } from '../../core/database/db.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import { accessOf } from '../../core/http/devices/caller.ts';
import { Problem } from '../../core/problem.ts';
import { answerCorrections, findAnswered } from '../../corrections/answer.ts';
import { selectStatusAndWindow } from '../analysis-store.ts';
import { countryOf } from '../application.ts';
import { holdWindow } from '../change.ts';
import { selectReviewed } from '../reviewed-weeks-store.ts';
import * as store from '../store.ts';
import type { Window } from '../window.ts';
import { judgeEarnings } from './judge.ts';
import type { KeptScreenshot } from './judge-open.ts';
import { differenceOf, disputedAmong, type Statement, statementsAmong, type WeekPicture } from './judge-together.ts';
import * as screenshots from './screenshot-store.ts';

type Kept = KeptScreenshot;

/**
 * Compares all pictures of a platform after one was stored or dropped, in that transaction. A week that was filled by a picture alone is asked
 * about if others say otherwise and aren't outvoted, and comes back once nothing stands against it any more. A picture that waits for a mere
 * confirmation fills its week if another one states the same total. What the driver or staff said about a week stays.
 */
export async function settleTogether(
  deps: Deps,
  trx: Trx,
  application: ApplicationFile,
  platform: Platform,
  window: Window,
): Promise<void> {
  const kept = await screenshots.selectKeptScreenshots(trx, application.applicationId, platform);
  const statements = statementsAmong(kept.map(weekPictureOf), window.weeks);
  const standing = kept.filter(({ needs }) => needs === null);
  const filled = standing.map((picture) => weekPictureOf(picture).week);
  const lowered = kept.filter((picture) => isLowered(picture) && !filled.includes(weekPictureOf(picture).week));
  const disputed = disputedAmong(statements, new Set([...standing, ...lowered].map(({ mediaId }) => mediaId)));
  const against = kept.filter(({ mediaId }) => disputed.has(mediaId));
  await askAbout(deps, trx, application, platform, against);
  const others = kept.filter(({ mediaId }) => !disputed.has(mediaId));
  for (const picture of usableAmong(others, statements))
    await fillWeek(deps, trx, application, { platform, window, picture, others });
}

// Sure of itself, it was asked about only since others said otherwise.
function isLowered({ needs, reason, reading }: Kept): boolean {
  return needs === 'confirm' && reason === 'other_total' && reading.band === 'sure';
}

/** The week of a picture: as its driver confirmed it, or as read. */
export function weekPictureOf({ mediaId, needs, filled, reading }: Omit<Kept, 'id' | 'reason'>): WeekPicture {
  const { weekStart, amount, boxes, stated = [], early = false } = reading;
  const read = needs === null ? null : { week: weekStart?.value ?? null, amount: amount?.value ?? null };
  return { mediaId, stated, early, box: boxes?.amount ?? null, ...(filled ?? read ?? { week: null, amount: null }) };
}

// A passed analysis stands on its weeks, whoever only has the link takes nothing away, and staff decide about what they asked to correct.
// They see the disagreement anyway.
async function askAbout(
  deps: Deps,
  trx: Trx,
  application: ApplicationFile,
  platform: Platform,
  pictures: readonly Kept[],
): Promise<void> {
  const { applicationId } = application;
  const alone = pictures.filter(({ filled }) => filled?.origin === 'screenshot');
  if (alone.length === 0 || accessOf(deps, application) === 'limited') return;
  if ((await selectStatusAndWindow(trx, applicationId)).status !== null) return;
  const reviewed = await selectReviewed(trx, applicationId, platform);
  const corrected = await findAnswered(trx, applicationId, 'earnings');
  for (const { id, filled } of alone) {
    if (reviewed.includes(filled!.week) || corrected.includes(`${platform}.${filled!.week}`)) continue;
    await store.deleteWeek(trx, applicationId, platform, filled!.week);
    await screenshots.askAgain(trx, id, 'other_total', deps.now());
  }
}

/**
 * Those that others no longer stand against, and those that wait for a confirmation only, while another one that filled its own week
 * states their total.
 */
function usableAmong(pictures: readonly Kept[], statements: readonly Statement[]): Kept[] {
  const trusted = new Set(pictures.flatMap(({ mediaId, needs }) => (needs === null ? [mediaId] : [])));
  return pictures.filter((picture) => {
    const { mediaId, needs, reason, reading } = picture;
    if (needs !== 'confirm' || (reason !== 'unsure' && reason !== 'other_total')) return false;
    const proved = statements.some(({ about, by }) => about === mediaId && trusted.has(by));
    return isLowered(picture) || (proved && !isContradiction(reading.reason));
  });
}

interface Usable {
  platform: Platform;
  window: Window;
  picture: Kept;
  others: readonly Kept[];
}

async function fillWeek(
  deps: Deps,
  trx: Trx,
  application: ApplicationFile,
  { platform, window, picture, others }: Usable,
): Promise<void> {
  const { applicationId } = application;
  const read = judgeUsable(application, platform, window, picture);
  if (!read || (await store.selectWeek(trx, applicationId, platform, read.week))) return;
  const filling = others.filter(({ id, needs }) => id !== picture.id && needs === null).map(({ reading }) => reading);
  const profile = await store.selectProfile(trx, applicationId, platform);
  if (differenceOf(picture.reading, filling, profile?.fullName ?? null)) return;
  await store.insertWeek(trx, {
    applicationId,
    platform,
    ...read,
    currency: countryOf(application).currency,
    origin: 'screenshot',
    readAmount: read.amount,
    screenshotId: picture.id,
    at: deps.now(),
  });
  await screenshots.finishScreenshot(trx, picture.id);
  await answerCorrections(deps, trx, applicationId, 'earnings', `${platform}.${read.week}`);
  await holdWindow(deps, trx, application, window);
}

/** Its week and amount, if each is legible; for one that was unsure, the other picture stands in for the certainty about the screen. */
function judgeUsable(application: ApplicationFile, platform: Platform, { weeks }: Window, { reading }: Kept) {
  try {
    return judgeEarnings({ ...reading, band: 'sure' }, platform, countryOf(application), weeks);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
