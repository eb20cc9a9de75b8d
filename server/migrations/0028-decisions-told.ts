import { type Kysely, sql } from 'kysely';

/** Every decision has a row, with its time and the reasons that staff named. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table decisions add column at timestamptz, add column reasons text[] not null default '{}';
    -- Nothing that anybody sees changes: no revision grows.
    alter table decisions disable trigger user;
    insert into decisions (application_id)
      select id from applications where stage in ('approved', 'rejected') on conflict do nothing;
    update decisions d
    set at = coalesce(e.at, a.updated_at),
      reasons = coalesce((select array_agg(r) from jsonb_array_elements_text(e.details -> 'reasons') r), '{}')
    from applications a
    left join lateral (
      select v.at, v.details from application_events v
      where v.application_id = a.id and v.kind = 'stage' order by v.at desc, v.id desc limit 1
    ) e on true
    where a.id = d.application_id;
    alter table decisions enable trigger user;
    alter table decisions alter column at set not null;
  `.execute(db);
}
