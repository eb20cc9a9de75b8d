import { type Kysely, sql } from 'kysely';

/** A guarantor may be sent a link of their own, and gives data, card and consent on their own phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table obligor_invitations (
      id uuid primary key,
      application_id uuid not null references applications (id) on delete cascade,
      -- Opens the guarantor's page. Unknown once the invitation has ended.
      request_id uuid not null unique,
      first_name text not null,
      last_name text not null,
      phone text not null,
      email text not null,
      language text not null,
      asked_at timestamptz not null,
      opened_at timestamptz,
      answer text check (answer in ('agreed', 'refused', 'withdrawn')),
      answered_at timestamptz,
      -- Why they refused or left, in their own words.
      reason text,
      text_version text,
      text_language text,
      agreed_at timestamptz,
      ip inet,
      device text,
      -- When it was opened last on a device known as the driver's.
      drivers_device_at timestamptz,
      -- The driver asked somebody else, or nobody.
      ended_at timestamptz,
      check ((answer is null) = (answered_at is null)),
      check (answer is distinct from 'agreed' and answer is distinct from 'withdrawn' or agreed_at is not null),
      check ((agreed_at is null) = (text_version is null) and (agreed_at is null) = (text_language is null))
    );
    create unique index conflict_error__live_invitation on obligor_invitations (application_id) where ended_at is null;
    create index obligor_invitations_of_application on obligor_invitations (application_id);
    alter table obligor_invitations
      alter column first_name set statistics 0, alter column last_name set statistics 0,
      alter column phone set statistics 0, alter column email set statistics 0,
      alter column text_language set statistics 0,
      alter column reason set statistics 0, alter column ip set statistics 0, alter column device set statistics 0;
    create trigger obligor_invitations_touch_new after insert on obligor_invitations
      for each row execute function part_changed('obligor');
    -- Opening the link is no reason for a decision to fail.
    create trigger obligor_invitations_touch after update on obligor_invitations
      for each row when ((old.answer, old.answered_at, old.ended_at, old.drivers_device_at is null)
        is distinct from (new.answer, new.answered_at, new.ended_at, new.drivers_device_at is null))
      execute function part_changed('obligor');

    -- Another application's guarantor may have this CURP.
    create trigger personal_data_compare_curp after update of national_id on personal_data
      for each row when (old.national_id is distinct from new.national_id) execute function compared_part_changed();

    -- Files that an invited guarantor sent, which the driver is not shown.
    alter table media add column invitation_id uuid references obligor_invitations (id) deferrable initially deferred;
  `.execute(db);
}

export const indexes = {
  media_of_invitation: { on: 'media (invitation_id) where invitation_id is not null' },
};

export const servesBack = '0102';
