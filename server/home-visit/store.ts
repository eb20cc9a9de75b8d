import type { Challenge, PhotoFacts } from '@volante/contract/home-visit/captures.ts';
import { type HomeImages, type HomePhotoStep, noHomeImages } from '@volante/contract/home-visit/rules.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    home_photos: HomePhotosTable;
  }
}

interface HomePhotosTable {
  application_id: string;
  step: HomePhotoStep;
  position: number;
  media_id: string;
  at: Date;
  age_minutes: number | null;
  km: number | null;
  challenge: Challenge | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const homeVisitTables = [
  declareTable('home_photos', {
    rows: 'application_id',
    exported: ['step', 'position', 'media_id', 'at', 'age_minutes', 'km', 'challenge'],
    technical: ['application_id'],
  }),
];

export async function selectHomeImages(db: Db, applicationId: string): Promise<HomeImages> {
  const rows = await db
    .selectFrom('home_photos')
    .select(['step', 'media_id'])
    .where('application_id', '=', applicationId)
    .orderBy('step')
    .orderBy('position')
    .execute();
  const images = structuredClone(noHomeImages);
  for (const { step, media_id } of rows) images[step].push(media_id);
  return images;
}

/** Replaces all files of the step. What is known about a file that stays is kept; `facts` are those of new ones, by file. */
export async function replaceStep(
  trx: Trx,
  { applicationId, step }: { applicationId: string; step: HomePhotoStep },
  mediaIds: string[],
  facts: ReadonlyMap<string, PhotoFacts>,
  at: Date,
) {
  const before = await trx
    .deleteFrom('home_photos')
    .where('application_id', '=', applicationId)
    .where('step', '=', step)
    .returning(['media_id', 'age_minutes', 'km', 'challenge'])
    .execute();
  if (mediaIds.length === 0) return;
  const rows = mediaIds.map((media_id, position) => {
    const kept = before.find((row) => row.media_id === media_id);
    const { ageMinutes = null, km = null, challenge = null } = facts.get(media_id) ?? {};
    const known = kept ?? { age_minutes: ageMinutes, km, challenge };
    return { ...known, application_id: applicationId, step, position, media_id, at };
  });
  await trx.insertInto('home_photos').values(rows).execute();
}
