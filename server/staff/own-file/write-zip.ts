import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { TextReader } from '@zip.js/zip.js';
import { readApplication, readSkeleton } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import { languageFor } from '../../notifications/notify.ts';
import { type ArchiveDeps, addFiles, nameOf, openZip } from '../privacy/archive/write-archive.ts';
import { isReportPicture } from './compose.ts';
import { selectRequests } from './own-file-store.ts';
import { drawPage, pageNames } from './page.ts';
import { consentsOf, readOpenings, readWhole, showRequest } from './read-file.ts';

/** More than an application ever has, so that the page leaves nothing out. */
const ALL = 100_000;

/**
 * Writes the driver's own file to a new ZIP at `path`: a readable page and the files, without what only staff may see. File by file,
 * in constant memory. Throws when `signal` is aborted, or when the store fails.
 */
export async function writeOwnFile(
  deps: ArchiveDeps,
  applicationId: string,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  const { stored, parts } = await readWhole(deps, applicationId);
  const { country } = await readApplication(deps.db, applicationId);
  const { reference } = await readSkeleton(deps.db, applicationId);
  const language = await transaction(deps, (trx) => languageFor(trx, applicationId, null, country));
  const pictures = new Set((stored.rows.get('media') ?? []).filter((row) => isReportPicture('media', row)).map(idOf));
  const files = stored.files.filter(({ id }) => !pictures.has(id));
  const zip = openZip(path);
  const missing = await addFiles(deps, zip, files, signal);
  const page = drawPage({
    brand: deps.config.BRAND_NAME,
    reference: showReference(String(reference)),
    on: dateIn(countries[country].zone, deps.now()),
    country,
    language: wordLanguageOf[language],
    parts,
    consents: consentsOf(stored),
    openings: await readOpenings(deps, applicationId, ALL),
    requests: (await selectRequests(deps.db, applicationId, ALL)).map(showRequest),
    files: files.map(nameOf).filter((name) => !missing.includes(name)),
    missing,
  });
  await zip.add(pageNames[wordLanguageOf[language]], new TextReader(page));
  await zip.close();
}

const idOf = (row: Record<string, unknown>) => String(row.id);
