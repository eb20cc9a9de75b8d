import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { TextReader, type ZipWriter } from '@zip.js/zip.js';
import { readApplication, readSkeleton } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import { languageFor } from '../../notifications/notify.ts';
import { type ArchiveDeps, addFiles, nameOf, openZip, writeArchive } from '../privacy/archive/write-archive.ts';
import { isReportPicture } from './compose.ts';
import { selectRequests } from './own-file-store.ts';
import { drawPage, pageNames } from './page.ts';
import { consentsOf, readOpenings, readWhole, showRequest, type WholeFile } from './read-file.ts';

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
  const whole = await readWhole(deps, applicationId);
  const zip = openZip(path);
  const missing = await addFiles(deps, zip, filesOf(whole), signal);
  await addPage(deps, applicationId, whole, zip, { missing, beside: 'own' });
  await zip.close();
}

/**
 * Writes everything that is stored about the driver to a new ZIP at `path`, as JSON and files, and beside them the page of their own
 * file. Throws when `signal` is aborted, or when the store fails.
 */
export async function writeExport(
  deps: ArchiveDeps,
  applicationId: string,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  const whole = await readWhole(deps, applicationId);
  await writeArchive(deps, applicationId, path, {
    signal,
    addPage: (zip, missing) => addPage(deps, applicationId, whole, zip, { missing, beside: 'everything' }),
  });
}

/** Adds the readable page to a ZIP that has the files, and returns its name. */
async function addPage(
  deps: ArchiveDeps,
  applicationId: string,
  whole: WholeFile,
  zip: ZipWriter<unknown>,
  { missing, beside }: { missing: readonly string[]; beside: 'everything' | 'own' },
): Promise<string> {
  const { country } = await readApplication(deps.db, applicationId);
  const { reference } = await readSkeleton(deps.db, applicationId);
  const language = wordLanguageOf[await transaction(deps, (trx) => languageFor(trx, applicationId, null, country))];
  const names = filesOf(whole).map(nameOf);
  const page = drawPage({
    brand: deps.config.BRAND_NAME,
    reference: showReference(String(reference)),
    on: dateIn(countries[country].zone, deps.now()),
    country,
    language,
    parts: whole.parts,
    consents: consentsOf(whole.stored),
    openings: await readOpenings(deps, applicationId, ALL),
    requests: (await selectRequests(deps.db, applicationId, ALL)).map(showRequest),
    files: names.filter((name) => !missing.includes(name)),
    missing: names.filter((name) => missing.includes(name)),
    beside,
  });
  await zip.add(pageNames[language], new TextReader(page));
  return pageNames[language];
}

/** Without the pictures that staff took for their report. */
function filesOf({ stored }: WholeFile) {
  const pictures = new Set((stored.rows.get('media') ?? []).filter((row) => isReportPicture('media', row)).map(idOf));
  return stored.files.filter(({ id }) => !pictures.has(id));
}

const idOf = (row: Record<string, unknown>) => String(row.id);
