import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/**
 * An account has one or more roles, and may have an end. The `role` of before stays for servers of an older release: a trigger
 * keeps it at the nearest role that they know, and takes over what they write there. Who was an admin keeps everything.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff_accounts add column roles text[], add column ends_at timestamptz;
    alter table staff_invitations add column roles text[], add column ends_at timestamptz;

    create function keep_staff_role() returns trigger language plpgsql as $$
    declare
      written_by_older boolean := case tg_op
        when 'INSERT' then new.roles is null
        else new.role is distinct from old.role and new.roles is not distinct from old.roles end;
    begin
      if written_by_older then
        new.roles := case new.role when 'admin' then array['reviewer', 'compliance', 'admin'] else array[new.role] end;
      end if;
      new.role := case
        when new.roles @> array['reviewer', 'compliance', 'admin'] then 'admin'
        when new.roles @> array['reviewer'] then 'reviewer'
        else 'advisor' end;
      return new;
    end $$;
    create trigger staff_accounts_keep_role before insert or update of role, roles on staff_accounts
      for each row execute function keep_staff_role();
    create trigger staff_invitations_keep_role before insert or update of role, roles on staff_invitations
      for each row execute function keep_staff_role();

    update staff_accounts
      set roles = case role when 'admin' then array['reviewer', 'compliance', 'admin'] else array[role] end;
    update staff_invitations
      set roles = case role when 'admin' then array['reviewer', 'compliance', 'admin'] else array[role] end;
    alter table staff_accounts alter column roles set not null,
      add check (cardinality(roles) > 0
        and roles <@ array['advisor', 'reviewer', 'lead', 'compliance', 'auditor', 'admin']);
    alter table staff_invitations alter column roles set not null,
      add check (cardinality(roles) > 0
        and roles <@ array['advisor', 'reviewer', 'lead', 'compliance', 'auditor', 'admin']);
  `.execute(db);
}
