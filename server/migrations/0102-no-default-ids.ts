import { type Kysely, sql } from 'kysely';

/**
 * Installations from before the baseline still have the default that made ids in the database; a new one never had it. No row of
 * the list keeps the flag of PDFs that may act: nothing marks them any more, so no older release serves beside this one, which would
 * show their originals in the page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      made record;
    begin
      for made in
        select d.adrelid::regclass as place, a.attname as name
        from pg_attrdef d
        join pg_class c on c.oid = d.adrelid
        join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where c.relnamespace = current_schema()::regnamespace and pg_get_expr(d.adbin, d.adrelid) = 'uuidv7()'
        order by c.relname
      loop
        execute format('alter table %s alter column %I drop default', made.place, made.name);
      end loop;
    end $$`.execute(db);
  await sql`update queue_rows set flags = array_remove(flags, 'file_may_act') where 'file_may_act' = any(flags)`.execute(
    db,
  );
}
