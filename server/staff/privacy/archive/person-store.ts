import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../core/database/db.ts';
import type { DeclaredTable, RowsOf } from '../../../core/database/declared-data.ts';

export type Row = Record<string, unknown>;

/** A file of the person. */
export interface OwnFile {
  id: string;
  type: string;
  name: string;
  key: string;
}

/** The stored data of one person at one moment: the exported rows of each table, and the files. */
export interface Stored {
  rows: Map<string, Row[]>;
  files: OwnFile[];
}

/** Per table, which rows and files are read; all where it names none. */
export type Only = Readonly<Record<string, RawBuilder<unknown>>>;

/**
 * Reads the data that the tables declare as given to the person. It names no table itself: every owner declares what may be read
 * here. One snapshot, so that the export is consistent.
 */
export async function selectPerson(db: Db, tables: readonly DeclaredTable[], applicationId: string): Promise<Stored> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute((trx) => selectPersonWithin(trx, tables, applicationId));
}

/** Like `selectPerson`, in a transaction that keeps others from changing the data. */
export async function selectPersonWithin(
  trx: Trx,
  tables: readonly DeclaredTable[],
  applicationId: string,
  only: Only = {},
): Promise<Stored> {
  const rows = new Map<string, Row[]>();
  for (const table of tables) rows.set(table.table, await selectRows(trx, table, applicationId, only));
  const { rows: files } = await sql<OwnFile>`
    select id, media_type as type, file_name as name, storage_key as key from ${sql.table('media')}
    where application_id = ${applicationId} and ${only.media ?? sql`true`} order by id`.execute(trx);
  return { rows, files };
}

async function selectRows(db: Db, declaredTable: DeclaredTable, applicationId: string, only: Only): Promise<Row[]> {
  const columns = [...declaredTable.exported, ...declaredTable.sealed];
  if (!declaredTable.rows || columns.length === 0) return [];
  const isTheirs = sql.join(
    declaredTable.rows.map((rows) => ownedBy(rows, applicationId)),
    sql` or `,
  );
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(declaredTable.table)}
    where (${isTheirs}) and ${only[declaredTable.table] ?? sql`true`} order by 1`.execute(db);
  return rows;
}

function ownedBy(rows: RowsOf, applicationId: string): RawBuilder<unknown> {
  if (typeof rows === 'string') return sql`${sql.ref(rows)} = ${applicationId}`;
  const { column, in: parent } = rows;
  return sql`${sql.ref(column)} in (
    select ${sql.ref(parent.column)} from ${sql.table(parent.table)} where ${ownedBy(parent.rows, applicationId)})`;
}
