import { readingFigureEndpoints as calls } from '@volante/contract/staff/administration/reading.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../core/database/db.ts';
import { forLists } from '../../core/database/lists.ts';
import type { Deps } from '../../core/deps.ts';
import { FileAnswer } from '../../core/http/send-answer.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { findKept, judgePicture, listUnjudged } from '../../earnings/screenshots/learning/kept-pictures.ts';
import { findFile, readPage, WINDOW_EDGE } from '../../media/pages.ts';
import { readFall, readReading } from './read-reading.ts';

/** How well pictures are read, and what those show whose drivers let them be kept. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.readReading, async ({ reach }) => readReading(await forLists(deps), reach));
  serveStaff(app, deps, calls.readFall, ({ params, reach }) => readFall(deps, params.fallId, reach));
  serveStaff(app, deps, calls.listKeptPictures, async ({ query, reach }) => ({
    items: await listUnjudged(deps.db, reach, query.platform),
    next: null,
  }));
  serveStaff(app, deps, calls.getKeptPicture, async ({ params, about }) => {
    const { application, mediaId } = await fileOf(deps.db, params.pictureId);
    await about(application, mediaId);
    const media = await findFile(deps, application.applicationId, mediaId);
    const bytes = await readPage(deps, media, 1, WINDOW_EDGE);
    // It isn't kept by the browser: a driver may withdraw their consent.
    return new FileAnswer(bytes, { 'content-type': 'image/webp', 'cache-control': 'no-store' });
  });
  serveStaff(app, deps, calls.judgePicture, async ({ params, body, about, note, transaction }) => {
    const { application } = await fileOf(deps.db, params.pictureId);
    await about(application);
    note({ verdict: body.verdict });
    return transaction((within) => judgePicture(within, params.pictureId, body));
  });

  /** Whose picture it is is for the audit log; the answers don't say it. */
  async function fileOf(db: Db, pictureId: string): Promise<{ application: StaffApplicationFile; mediaId: string }> {
    const { applicationId, mediaId } = await findKept(db, pictureId);
    const application = await deps.staffGate.findApplication(applicationId);
    if (!application) throw new Problem('not_found_error');
    return { application, mediaId };
  }
}
