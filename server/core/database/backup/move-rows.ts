import type pg from 'pg';
import { countRows, differingCounts, ofTheSchema, type RowCounts } from './count-rows.ts';

/**
 * Copies every row of one database into another with the same schema, in one snapshot and one transaction, and compares all
 * counts before committing. The target needs no superuser: foreign keys are dropped for the copy, then restored and checked.
 */
export async function moveRows(from: pg.Client, to: pg.Client): Promise<RowCounts> {
  await from.query('begin isolation level repeatable read read only');
  await to.query('begin');
  const tables = (await tablesOf(from)).filter(({ name }) => !ofTheSchema.includes(name));
  const names = tables.map(({ name }) => name);
  const keys = await foreignKeysOf(to);
  for (const { table, name } of keys) await to.query(`alter table ${table} drop constraint ${name}`);
  for (const name of names) await to.query(`alter table ${name} disable trigger user`);
  await to.query(`truncate ${names.join(', ')}`);
  for (const { name, columns } of tables)
    await copyRows(from, `select ${columns} from ${name}`, to, `${name} (${columns})`);
  await moveSequences(from, to);
  for (const { table, name, definition } of keys)
    await to.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const name of names) await to.query(`alter table ${name} enable trigger user`);
  const counts = await countRows(from);
  const differing = differingCounts(counts, await countRows(to));
  if (differing.length > 0)
    throw new Error(`The copied tables differ from the source in their number of rows: ${differing.join('; ')}`);
  await to.query('commit');
  await from.query('commit');
  await to.query('analyze');
  return counts;
}

/** What prevents moving rows into this database: `tables` of another program, or a `used` installation; null if nothing does. */
export async function whatFills(client: pg.Client): Promise<'tables' | 'used' | null> {
  const { rows } = await client.query<{ is_ours: boolean; tables: number }>(`
    select to_regclass('public.installation') is not null and to_regclass('public.kysely_migration') is not null as is_ours,
      (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      ) as tables`);
  const [{ is_ours, tables } = { is_ours: false, tables: 0 }] = rows;
  if (!is_ours) return tables > 0 ? 'tables' : null;
  // Every start inserts the installation's row.
  const { rows: used } = await client.query<{ used: boolean }>(
    'select exists (select from public.installation) as used',
  );
  return used[0]?.used ? 'used' : null;
}

interface Table {
  name: string;
  /** The columns that can be written, as a list in SQL. */
  columns: string;
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss')
    order by 1`);
  return rows;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function foreignKeysOf(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, r.relname) as table, quote_ident(c.conname) as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'pgboss')`);
  return rows;
}

async function moveSequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string | null }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname in ('public', 'pgboss')`);
  for (const { name, last } of rows) if (last !== null) await to.query('select setval($1, $2)', [name, last]);
}

/** The methods that node-postgres calls on what is submitted instead of a query, as far as COPY needs them. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
  stream: NodeJS.ReadWriteStream & { writableNeedDrain: boolean };
}

/**
 * Copies the rows selected on one connection into a table on another, with COPY in its text format, which every PostgreSQL
 * version reads. Keeps a few chunks in memory, however long the table is.
 */
async function copyRows(from: pg.Client, select: string, to: pg.Client, into: string): Promise<void> {
  const target = new CopyIn(`copy ${into} from stdin`);
  const filled = target.runOn(to);
  // If the target refuses the statement, this fails here and not only at the end of the table.
  const connection = await Promise.race([target.open, filled.then(() => undefined)]);
  if (!connection) return filled;
  try {
    await new CopyOut(`copy (${select}) to stdout`, connection).runOn(from);
  } catch (error) {
    connection.sendCopyFail('the source failed');
    await filled.catch(() => {});
    throw error;
  }
  connection.endCopyFrom();
  await filled;
}

/** The part of the protocol that both directions share. */
abstract class Copy {
  readonly #text: string;
  #failed: Error | null = null;
  #resolve = () => {};
  #reject = (_: Error) => {};

  constructor(text: string) {
    this.#text = text;
  }

  runOn(client: pg.Client): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      client.query(this as unknown as pg.Submittable);
    });
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#text);
  }

  handleError(error: Error): void {
    this.#failed ??= error;
    // After a lost connection no further message comes.
    if (!('severity' in error)) this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failed) this.#reject(this.#failed);
    else this.#resolve();
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCommandComplete(): void {}
  handleCopyData(_message: { chunk: Buffer }, _connection: CopyConnection): void {}
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFail('nothing to copy');
  }
}

class CopyIn extends Copy {
  #opened = (_: CopyConnection) => {};
  /** Resolves when the server accepts rows. */
  readonly open = new Promise<CopyConnection>((resolve) => {
    this.#opened = resolve;
  });

  override handleCopyInResponse(connection: CopyConnection): void {
    this.#opened(connection);
  }
}

class CopyOut extends Copy {
  readonly #target: CopyConnection;
  #waits = false;

  constructor(text: string, target: CopyConnection) {
    super(text);
    this.#target = target;
  }

  override handleCopyData({ chunk }: { chunk: Buffer }, { stream }: CopyConnection): void {
    this.#target.sendCopyFromChunk(chunk);
    if (this.#waits || !this.#target.stream.writableNeedDrain) return;
    this.#waits = true;
    stream.pause();
    this.#target.stream.once('drain', () => {
      this.#waits = false;
      stream.resume();
    });
  }
}
