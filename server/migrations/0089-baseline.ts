import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

const folder = new URL('baseline/', import.meta.url);

/** The schema of the first 61 migrations. An installation that ran them has it already: `core/database/migrating/baseline.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort())
    await sql.raw(await readFile(new URL(file, folder), 'utf8')).execute(db);
  await addAdvisors(db);
  await leaveOutOfStatistics(db);
}

// So that there are slots right away; npm run advisor replaces them with the company's own.
async function addAdvisors(db: Kysely<unknown>): Promise<void> {
  await sql`
    with made as (
      insert into advisors (id, name, zone, holidays, countries) values
        (${uuidv7()}, 'Asesoría 1', 'America/Mexico_City', 'MX', '{mx,us}'),
        (${uuidv7()}, 'Asesoría 2', 'America/Chicago', 'US', '{us,mx}')
      returning id
    )
    insert into advisor_hours (advisor_id, weekday, starts_at, ends_at)
    select id, weekday, '09:00', case weekday when 6 then time '14:00' else time '18:00' end
    from made, generate_series(1, 6) as weekday`.execute(db);
}

/**
 * ANALYZE copies values into the planner's statistics, where they stay after their rows are erased. So it leaves out columns with
 * values of people. Columns with codes, days and times keep their statistics.
 */
async function leaveOutOfStatistics(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(personal)) {
    const changes = columns.split(' ').map((column) => sql`alter column ${sql.id(column)} set statistics 0`);
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
  for (const index of expressions)
    await sql`alter index ${sql.table(index)} alter column 1 set statistics 0`.execute(db);
}

/** Indexes of expressions have statistics of their own. */
const expressions = ['queue_words_and_marks', 'queue_phone', 'staff_audit_about_account'];

const personal = {
  application_events: 'details',
  appointments: 'contact meeting',
  consents: 'ip',
  corrections: 'note',
  decisions: 'reason',
  deliveries: 'about told',
  document_versions: 'flags',
  documents: 'note',
  earnings_analyses: 'result',
  earnings_weeks: 'amount read_amount',
  erasures: 'reason stages decision crm_email archive_secret',
  figure_sources: 'facts',
  idempotency_keys: 'fingerprint answer',
  link_batch_rows: 'errors given',
  link_origins: 'external_reference email',
  locations: 'claimed_latitude claimed_longitude claimed_accuracy claimed_ip observed_ip place',
  media: 'file_name sha256 flags',
  obligors: 'name phone email location',
  paper_readings: 'fields contradicted places',
  person_exports: 'reason',
  personal_data:
    'first_name last_name email phone birthdate tax_id national_id postal_code city neighborhood state street street_number department ssn_encrypted ssn_last_four avg_earning_per_week flags',
  phone_readings: 'fields',
  picture_prints: 'layout tones',
  platform_accounts: 'account_id',
  platform_profiles: 'full_name rating',
  profile_corrections: 'full_name rating read_name read_rating',
  proposals: 'reason told',
  queue_rows: 'name words email phone national_id tax_id external_reference',
  reading_corrections: 'amount read_amount',
  retention_holds: 'reason',
  screenshots: 'sha256 picture_hash reading',
  staff_audit: 'ip details',
  staff_decisions: 'parts',
  staff_notes: 'text',
  visit_reports: 'details field_revisions',
  waiting_list: 'email place ip',
  week_reviews: 'amount reason',
  widget_accounts: 'account_id',
};
