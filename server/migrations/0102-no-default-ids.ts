import { type Kysely, sql } from 'kysely';

/** The release that knows 0101 makes every id itself. */
export const servesBack = '0101';

/** Installations from before the baseline still have the default that made ids in the database; a new one never had it. */
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
}
