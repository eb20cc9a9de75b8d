import { type Kysely, sql } from 'kysely';

/** Changes statistics only; a release without it goes on. */
export const servesBack = '0033';

/**
 * ANALYZE copies values into the planner's statistics, where they stay after their rows are erased. So it leaves out the columns with
 * values of people, and what it has copied is removed. Columns with codes, days and times keep their statistics.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(personal)) {
    const [name, list] = [sql.table(table), columns.split(' ')];
    const changes = list.map((column) => sql`alter column ${sql.id(column)} set statistics 0`);
    await sql`alter table ${name} ${sql.join(changes)}`.execute(db);
    for (const column of list)
      await sql`select pg_clear_attribute_stats('public', ${table}, ${column}, false)`.execute(db);
  }
  for (const index of expressions) {
    await sql`alter index if exists ${sql.table(index)} alter column 1 set statistics 0`.execute(db);
    await sql`
      select pg_clear_attribute_stats('public', relname, attname, false) from pg_attribute join pg_class on oid = attrelid
      where relname = ${index} and relnamespace = 'public'::regnamespace and attnum = 1`.execute(db);
  }
  await sql`alter table installation add column tidied_at timestamptz`.execute(db);
}

/** Indexes of expressions have statistics of their own. Those that are built later are created without. */
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
