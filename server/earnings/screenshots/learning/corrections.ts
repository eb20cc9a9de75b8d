import type { CountryCode } from '@volante/contract/country.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { READER_VERSION, type ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../core/database/db.ts';
import type { ApplicationFile, Deps } from '../../../core/deps.ts';
import { agreesTo } from '../../../personal-data/consents.ts';
import { countryOf } from '../../application.ts';
import { selectWeek } from '../../store.ts';
import { type AskedScreenshot, selectScreenshot } from '../screenshot-store.ts';

/** The values that a driver, or staff, say a picture shows. */
interface Said extends Pick<AskedScreenshot, 'platform' | 'mediaId' | 'reading' | 'reason'> {
  week: string;
  amount: number;
}

type LearningDeps = Pick<Deps, 'config' | 'now'>;

/** Whether pictures of this driver may be kept: the installation learns (LEARN_FROM_CORRECTIONS), and the driver agreed to it. */
async function mayKeep({ config }: LearningDeps, trx: Trx, { applicationId }: ApplicationFile): Promise<boolean> {
  return config.LEARN_FROM_CORRECTIONS && (await agreesTo(trx, applicationId, 'improve_reading'));
}

/**
 * Stores the values that a person confirmed or corrected beside the ones that were read, if the driver agreed to that. They are deleted
 * with the application, and once the driver no longer agrees; a later correction of the same picture replaces them.
 */
export async function keepCorrection(
  deps: LearningDeps,
  trx: Trx,
  application: ApplicationFile,
  { week, amount, ...picture }: Said,
): Promise<void> {
  if (!(await mayKeep(deps, trx, application))) return;
  const { reading } = picture;
  const reason = picture.reason ?? reading.reason;
  const said = { week_start: week, amount, at: deps.now() };
  const read = { read_week: reading.weekStart?.value ?? null, read_amount: reading.amount?.value ?? null };
  await trx
    .insertInto('reading_corrections')
    .values({ id: uuidv7(), ...pictureOf(application, picture, deps.now()), reason, ...read, ...said })
    .onConflict((conflict) => conflict.columns(['application_id', 'media_id']).doUpdateSet(said))
    .execute();
}

/** Like `keepCorrection`, for a filled week whose figure is corrected. Does nothing for a week that no picture filled. */
export async function keepCorrectedWeek(
  deps: LearningDeps,
  trx: Trx,
  application: ApplicationFile,
  { platform, week, amount }: Pick<Said, 'platform' | 'week' | 'amount'>,
): Promise<void> {
  if (!deps.config.LEARN_FROM_CORRECTIONS) return;
  const { applicationId } = application;
  const filled = await selectWeek(trx, applicationId, platform, week);
  const picture = filled?.screenshotId && (await selectScreenshot(trx, applicationId, filled.screenshotId));
  if (picture) await keepCorrection(deps, trx, application, { ...picture, week, amount });
}

/** Like `keepCorrection`, for a profile whose name and rating were typed beside its picture. */
export async function keepCorrectedProfile(
  deps: LearningDeps,
  trx: Trx,
  application: ApplicationFile,
  { fullName, rating, ...picture }: Pick<Said, 'platform' | 'mediaId' | 'reading'> & Profile,
): Promise<void> {
  if (!(await mayKeep(deps, trx, application))) return;
  const { reading } = picture;
  const said = { full_name: fullName, rating, at: deps.now() };
  const read = { read_name: reading.fullName?.value ?? null, read_rating: reading.rating?.value ?? null };
  await trx
    .insertInto('profile_corrections')
    .values({ ...pictureOf(application, picture, deps.now()), ...read, ...said })
    .onConflict((conflict) => conflict.columns(['application_id', 'media_id']).doUpdateSet(said))
    .execute();
}

/** Deletes what was kept of a driver who no longer agrees to it. The pictures stay what they were: evidence of the weeks. */
export async function forgetCorrections(trx: Trx, applicationId: string): Promise<void> {
  await trx.deleteFrom('reading_corrections').where('application_id', '=', applicationId).execute();
  await trx.deleteFrom('profile_corrections').where('application_id', '=', applicationId).execute();
}

interface Profile {
  fullName: string;
  /** Null if they have none, as new drivers do. */
  rating: number | null;
}

interface KeptOf {
  application_id: string;
  media_id: string;
  platform: Platform;
  country: CountryCode;
  captured_on: string;
  band: ScreenshotReading['band'];
  reader_version: string;
}

function pictureOf(
  application: ApplicationFile,
  { platform, mediaId, reading }: Pick<Said, 'platform' | 'mediaId' | 'reading'>,
  now: Date,
): KeptOf {
  return {
    application_id: application.applicationId,
    media_id: mediaId,
    platform,
    country: application.country,
    captured_on: dateIn(countryOf(application).zone, now),
    band: reading.band ?? 'none',
    reader_version: reading.version ?? READER_VERSION,
  };
}
