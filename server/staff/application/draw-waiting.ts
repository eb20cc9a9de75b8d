import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { findOwnMedia, type MediaRow } from '../../media/media.ts';
import { drawAhead, type PageDeps, WINDOW_EDGE } from '../../media/pages.ts';

/**
 * Draws the documents that wait for a reviewer, in the order of the review, while the reviewer is still reading the application: PDFs and
 * photos side by side, each one after another. Each file is drawn once. Never fails.
 */
export async function drawWaiting(deps: PageDeps, { applicationId, documents }: StaffApplication): Promise<void> {
  const waiting = documents.filter(({ status }) => status === 'pending').flatMap(({ media }) => media?.id ?? []);
  const ids = waiting.filter((id) => !handled.has(id));
  if (ids.length === 0) return;
  if (handled.size + ids.length > MOST) handled.clear();
  for (const id of ids) handled.add(id);
  try {
    const files = [...(await findOwnMedia(deps.db, applicationId, ids)).values()];
    const pdfs = files.filter(isPdf);
    const photos = files.filter((file) => !isPdf(file));
    await Promise.all([pdfs, photos].map((some) => drawOneByOne(deps, some)));
  } catch (error) {
    deps.log.warn({ err: error }, 'papers could not be rendered in advance');
  }
}

async function drawOneByOne(deps: PageDeps, files: readonly MediaRow[]): Promise<void> {
  for (const file of files) await drawAhead(deps, file, WINDOW_EDGE);
}

function isPdf({ mime_type }: MediaRow): boolean {
  return mime_type === 'application/pdf';
}

/** The files that this process has drawn, or has tried to: an open case is read again every half minute. */
const handled = new Set<string>();
const MOST = 10_000;
