import { constants, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/**
 * Copies a running cluster's folder with PostgreSQL's own backup functions, while writes go on. The copy becomes
 * consistent when it is first started: recovery brings it to the moment at which this function ends. `target` must be
 * missing or empty.
 */
export async function copyRunningCluster(url: string, folder: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'volante backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    // Keeps the write-ahead log from the beginning of the copy; dropped with this connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`volante_backup_${process.pid}`]);
    await client.query("select pg_backup_start('volante', fast => true)");
    await copyFolder(folder, target, '');
    await copyControl(folder, target);
    const { rows } = await client.query<{ stop: string; labelfile: string }>(
      'select pg_walfile_name(lsn) as stop, labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    const [{ stop, labelfile } = { stop: '', labelfile: '' }] = rows;
    await copyLog(folder, target, startOf(labelfile), stop);
    await writeFile(path.join(target, 'backup_label'), labelfile, { mode: 0o600 });
  } finally {
    await client.end();
  }
}

async function copyFolder(folder: string, target: string, below: string): Promise<void> {
  await mkdir(path.join(target, below), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true }).catch(noneIfGone)) {
    const name = path.join(below, entry.name);
    if (leftOut.test(entry.name) || name === controlFile) continue;
    if (entry.isFile()) await copyUnlessGone(path.join(folder, name), path.join(target, name));
    else if (entry.isDirectory() && recreated.has(name)) await mkdir(path.join(target, name), { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(folder, target, name);
  }
}

// The only file that the log can't repair if it is read while being written.
async function copyControl(folder: string, target: string): Promise<void> {
  const file = path.join(folder, controlFile);
  for (let before = await readFile(file); ; ) {
    const again = await readFile(file);
    if (again.equals(before)) return writeFile(path.join(target, controlFile), again, { mode: 0o600 });
    before = again;
  }
}

async function copyLog(folder: string, target: string, start: string, stop: string): Promise<void> {
  const segments = (await readdir(path.join(folder, 'pg_wal'))).filter((name) => name >= start && name <= stop);
  for (const name of segments.filter((name) => /^[0-9A-F]{24}$/.test(name)))
    await copyFile(path.join(folder, 'pg_wal', name), path.join(target, 'pg_wal', name));
}

function startOf(label: string): string {
  const start = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/m.exec(label)?.[1];
  if (start) return start;
  throw new Error('PostgreSQL did not say where its backup starts.');
}

// A table that was dropped meanwhile; the log contains that, too.
async function copyUnlessGone(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function noneIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

const controlFile = path.join('global', 'pg_control');
/** Folders whose content is recreated at a start, and the log, part of which is copied at the end. */
const recreated = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|backup_manifest|pgsql_tmp.*|pg_internal\.init.*)$/;
