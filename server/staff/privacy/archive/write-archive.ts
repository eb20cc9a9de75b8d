import { createWriteStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import type { ConfigDeps, DbDeps, Deps, KeyDeps } from '../../../core/deps.ts';
import { openWithAny } from '../../../core/sealed-text.ts';
import { openBytes } from '../../../media/media.ts';
import { registry } from '../registry.ts';
import { readmeOf } from './export-words.ts';
import { type OwnFile, type Row, type Stored, selectPerson } from './person-store.ts';

// Worker threads would outlive the job, and the files are already compressed.
configure({ useWebWorkers: false });

export type ArchiveDeps = DbDeps & ConfigDeps & KeyDeps & Pick<Deps, 'storage' | 'log' | 'now'>;

/** Adds a page for people, and returns its name. `missing`: names of files whose bytes are gone. */
type AddPage = (zip: ZipWriter<unknown>, missing: readonly string[]) => Promise<string>;

/**
 * Writes all stored data about a person to a new ZIP at `path`, file by file, in constant memory. Returns what was written.
 * Throws when `signal` is aborted, or when the store fails.
 */
export async function writeArchive(
  deps: ArchiveDeps,
  applicationId: string,
  path: string,
  { signal, addPage }: { signal?: AbortSignal | undefined; addPage?: AddPage } = {},
): Promise<Stored> {
  const stored = await selectPerson(deps.db, registry, applicationId);
  const { rows, files } = stored;
  const zip = openZip(path);
  const missing = await addFiles(deps, zip, files, signal);
  const given = [...rows].filter(([, found]) => found.length > 0);
  for (const [table, found] of given) {
    const opened = found.map((row) => openSealed(deps, applicationId, table, row));
    await zip.add(`data/${table}.json`, new TextReader(`${JSON.stringify(opened, null, 2)}\n`));
  }
  const [application] = rows.get('applications') ?? [];
  const { reference, country } = application as { reference: number; country: CountryCode };
  const readme = readmeOf({
    brand: deps.config.BRAND_NAME,
    reference: showReference(String(reference)),
    on: dateIn(countries[country].zone, deps.now()),
    tables: given.map(([table]) => table),
    missing,
    page: (await addPage?.(zip, missing)) ?? null,
  });
  await zip.add('README.txt', new TextReader(readme));
  await zip.close();
  return stored;
}

/** Adds files one by one, and returns the names of those whose bytes are gone. Throws when `signal` is aborted. */
export async function addFiles(
  deps: Pick<ArchiveDeps, 'db' | 'storage' | 'log'>,
  zip: ZipWriter<unknown>,
  files: readonly OwnFile[],
  signal?: AbortSignal,
): Promise<string[]> {
  const missing: string[] = [];
  for (const file of files) {
    signal?.throwIfAborted();
    const bytes = await openBytes(deps, { id: file.id, storage_key: file.key });
    if (!bytes) missing.push(nameOf(file));
    // Stored files are already compressed.
    else await zip.add(nameOf(file), Readable.toWeb(bytes) as ReadableStream, { level: 0, ...(signal && { signal }) });
  }
  return missing;
}

/** A ZIP written to a new file at `path`. */
export function openZip(path: string): ZipWriter<unknown> {
  return new ZipWriter(Writable.toWeb(createWriteStream(path, { flags: 'wx', mode: 0o600 })));
}

/** `files/curp/<id> scan.pdf`: drivers may use a name twice; ids are unique. */
export function nameOf({ id, type, name }: OwnFile): string {
  return `files/${type}/${id} ${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`;
}

function openSealed({ keys }: KeyDeps, applicationId: string, table: string, row: Row): Row {
  const sealed = registry.find((declaredTable) => declaredTable.table === table)?.sealed ?? [];
  const opened = sealed.map((column) => {
    const value = row[column] as Buffer | null;
    return [column.replace(/_encrypted$/, ''), value && openWithAny(keys, applicationId, value)];
  });
  const plain = Object.entries(row).filter(([column]) => !sealed.includes(column));
  return { ...Object.fromEntries(plain), ...Object.fromEntries(opened) };
}
