import type { DbDeps } from '../../core/deps.ts';
import { showMedia, showMoment } from '../case/show-media.ts';
import { selectVersions } from './paper-store.ts';

/** Every file sent for a paper, newest first, each with the result of its last review. */
export async function listVersions(deps: DbDeps, applicationId: string, type: string) {
  const rows = await selectVersions(deps.db, applicationId, type);
  return rows.map(({ file, at, by, review }) => ({
    media: showMedia(file),
    at: showMoment(at),
    by,
    review: review && { ...review, at: showMoment(review.at) },
  }));
}
