import type { CountryCode } from '@volante/contract/country.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import {
  type AskedReason,
  askedReasons,
  FALL_PICTURES,
  type KeptPicture,
  MOST_PICTURES,
  type PictureVerdict,
} from '@volante/contract/staff/administration/reading.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { Db } from '../../../core/database/db.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../../../core/problem.ts';
import { isUuid } from '../../../media/media.ts';
import * as store from './kept-store.ts';

/** The newest pictures without a verdict. */
export async function listUnjudged(db: Db, reach: Reach, platform?: Platform): Promise<KeptPicture[]> {
  return (await store.selectUnjudged(db, { reach, platform, most: MOST_PICTURES })).map(showKept);
}

/** The newest pictures of a platform that somebody answered about in a period. */
export async function listOfPeriod(
  db: Db,
  period: { reach: Reach; platform: Platform; from: Date; to: Date },
): Promise<KeptPicture[]> {
  return (await store.selectOfPeriod(db, { ...period, most: FALL_PICTURES })).map(showKept);
}

/** With and without a verdict. */
export function countKept(db: Db, reach: Reach): Promise<{ judged: number; waiting: number }> {
  return store.countKept(db, reach);
}

/** Null for malformed and unknown ids alike, and once its driver no longer agrees. */
export async function findKeptCountry(db: Db, pictureId: string): Promise<CountryCode | null> {
  return (await selectOne(db, pictureId))?.country ?? null;
}

/** The file of a kept picture, and whose it is. Throws `not_found_error`, also once its driver no longer agrees. */
export async function findKept(db: Db, pictureId: string): Promise<{ applicationId: string; mediaId: string }> {
  return findOne(db, pictureId);
}

interface Verdict {
  verdict: PictureVerdict;
  week?: string | undefined;
  amount?: number | undefined;
}

/**
 * Notes what staff say a picture shows. Throws `not_found_error`, and a 422 at `verdict` if it was read right but no week or no amount was
 * read.
 */
export function judgePicture(
  deps: DbDeps & ClockDeps,
  pictureId: string,
  { verdict, week, amount }: Verdict,
): Promise<KeptPicture> {
  return transaction(deps, async (trx) => {
    const { id, readWeek, readAmount } = await findOne(trx, pictureId);
    if (verdict === 'right' && (readWeek === null || readAmount === null))
      throw brokenRules(brokenRule('verdict', 'invalid_value'));
    const shows = { true_week: week ?? null, true_amount: amount ?? null };
    await store.updateVerdict(trx, id, { verdict, ...shows, judged_at: deps.now() });
    return showKept(await findOne(trx, pictureId));
  });
}

async function selectOne(db: Db, pictureId: string): Promise<store.KeptWeek | null> {
  return isUuid(pictureId) ? store.selectOne(db, pictureId) : null;
}

async function findOne(db: Db, pictureId: string): Promise<store.KeptWeek> {
  const kept = await selectOne(db, pictureId);
  if (!kept) throw new Problem('not_found_error');
  return kept;
}

/** What a picture is kept for, without whose it is. */
function showKept(kept: store.KeptWeek): KeptPicture {
  const { id, platform, country, capturedOn, reason, readWeek, readAmount, week, amount, boxes, verdict } = kept;
  return {
    ...{ pictureId: id, platform, country, capturedOn, verdict },
    reason: isAskedReason(reason) ? reason : null,
    read: { week: readWeek, amount: readAmount },
    said: { week, amount },
    boxes: { week: boxes?.week ?? null, amount: boxes?.amount ?? null },
  };
}

/** Readers of earlier releases had other reasons. */
export function isAskedReason(reason: string | null): reason is AskedReason {
  return (askedReasons as readonly (string | null)[]).includes(reason);
}

/** What a picture shows, as staff say. */
export interface Truth {
  /** Null if it shows no week of earnings. */
  weekStart: string | null;
  amount: number | null;
}

/** A picture with a verdict, as it is exported: what it shows, and the places of it that stay visible. */
export interface JudgedPicture extends Pick<store.KeptWeek, 'mediaId' | 'platform' | 'country' | 'capturedOn'> {
  truth: Truth;
  /** The values that were read: what misled the reader is part of the picture. */
  read: Truth;
  /** Names of its driver, none of which may stay visible. */
  names: string[];
}

/** Every picture with a verdict, oldest first. */
export async function* listJudged(db: Db): AsyncGenerator<JudgedPicture> {
  for (const kept of await store.selectKept(db)) {
    const truth = truthOf(kept);
    if (!truth) continue;
    const { applicationId, mediaId, platform, country, capturedOn, readWeek, readAmount } = kept;
    const names = await store.selectNames(db, applicationId);
    yield {
      ...{ mediaId, platform, country, capturedOn, truth, names },
      read: { weekStart: readWeek, amount: readAmount },
    };
  }
}

function truthOf({ verdict, readWeek, readAmount, trueWeek, trueAmount }: store.KeptWeek): Truth | null {
  if (verdict === null) return null;
  if (verdict === 'not_a_week') return { weekStart: null, amount: null };
  return verdict === 'right'
    ? { weekStart: readWeek, amount: readAmount }
    : { weekStart: trueWeek, amount: trueAmount };
}

/** How often each version of the reader was right about what people said of the kept pictures. */
export async function readAccuracy(db: Db): Promise<{ weeks: store.KeptWeek[]; profiles: store.KeptProfile[] }> {
  return { weeks: await store.selectKept(db), profiles: await store.selectKeptProfiles(db) };
}
