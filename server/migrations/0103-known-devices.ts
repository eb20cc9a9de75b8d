import { type Kysely, sql } from 'kysely';

/** A server of the release before doesn't write `guarded_at`; the job `sweep-devices` makes up for it. */
export const servesBack = '0102';

/** Devices that may see what is stored in an application, and how a further one proves that it is the person's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the driver stored the first personal data. From then on the link alone shows nothing.
    alter table applications add column guarded_at timestamptz;
    create table known_devices (
      id uuid primary key,
      application_id uuid not null references applications (id) on delete cascade,
      party text not null check (party in ('applicant', 'guarantor')),
      -- SHA-256 of the token in its cookie.
      token_hash bytea not null unique check (length(token_hash) = 32),
      -- Null until it proved that it is the person's.
      origin text,
      browser text not null,
      system text not null,
      -- Read out to staff by a device that asks to be let in.
      help text check (help ~ '^[0-9]{4}$'),
      help_at timestamptz,
      created_at timestamptz not null,
      proved_at timestamptz,
      last_used_at timestamptz not null,
      revoked_at timestamptz,
      check ((origin is null) = (proved_at is null)),
      check ((help is null) = (help_at is null))
    );
    create index known_devices_of_application on known_devices (application_id);
    create unique index known_devices_asking on known_devices (application_id, help)
      where proved_at is null and revoked_at is null;
    create index known_devices_unproved on known_devices (created_at) where proved_at is null;
    create table device_codes (
      id uuid primary key,
      device_id uuid not null references known_devices (id) on delete cascade,
      channel text not null,
      code_hash bytea not null check (length(code_hash) = 32),
      -- The code itself, encrypted, until it was sent.
      sealed bytea,
      tries smallint not null default 0 check (tries between 0 and 5),
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      -- Typed, or replaced by a newer one.
      ended_at timestamptz
    );
    create unique index device_codes_live on device_codes (device_id) where ended_at is null;
    create index device_codes_of_device on device_codes (device_id);
    create index device_codes_by_expiry on device_codes (expires_at);
    create table device_hand_offs (
      token_hash bytea primary key check (length(token_hash) = 32),
      -- The known device that shows the token.
      device_id uuid not null references known_devices (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      used_at timestamptz
    );
    create index device_hand_offs_of_device on device_hand_offs (device_id);
    create index device_hand_offs_by_expiry on device_hand_offs (expires_at);
    alter table known_devices
      alter column party set statistics 0, alter column token_hash set statistics 0, alter column browser set statistics 0,
      alter column system set statistics 0, alter column help set statistics 0;
    alter table device_codes alter column code_hash set statistics 0, alter column sealed set statistics 0;
    alter table device_hand_offs alter column token_hash set statistics 0;
    update applications a set guarded_at = now()
    from personal_data p
    where p.application_id = a.id and (
      -- Contact data by staff doesn't count until the driver has sent it.
      (not p.contact_by_staff and (p.first_name <> '' or p.last_name <> '' or p.email <> '' or p.phone <> ''))
      or p.birthdate is not null or p.tax_id <> '' or p.national_id <> '' or p.postal_code <> '' or p.street <> ''
      or p.ssn_encrypted is not null
      or exists (select from obligors o where o.application_id = a.id)
      or exists (select from earnings_weeks w where w.application_id = a.id)
      or exists (select from platform_profiles f where f.application_id = a.id)
      or exists (select from consents c where c.application_id = a.id)
      or exists (select from widget_accounts w where w.application_id = a.id)
      or exists (select from locations l where l.application_id = a.id)
      or exists (select from waiting_list w where w.application_id = a.id)
      or exists (select from appointments v where v.application_id = a.id and v.expires_at is null and not v.by_staff)
      or exists (select from home_photos h where h.application_id = a.id)
      or exists (select from documents d where d.application_id = a.id and d.media_id is not null)
      or exists (select from screenshots s where s.application_id = a.id));
  `.execute(db);
}
