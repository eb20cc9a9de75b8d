import type { Pool, PoolClient } from 'pg';

/**
 * Makes `copies` of every application of a database, with all rows of each: other ids, people, files and days, the same staff and
 * advisors. Written directly and without triggers, from whatever columns the catalog lists. Figures are multiplied likewise.
 */
export async function multiply(pool: Pool, copies: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica; set local statement_timeout = 0');
    await client.query('select setseed(0.42)');
    for (const [table, columns] of await tablesOfApplications(client)) {
      const copied = columns
        .filter(({ isMade }) => !isMade)
        .map(({ name, type }) => [name, another(table, name, type)]);
      const [names, values] = [copied.map(([name]) => `"${name}"`), copied.map(([, value]) => value)];
      await client.query(
        `insert into ${table} (${names}) select ${values} from ${table} t cross join generate_series(1, $1::int) n`,
        [copies],
      );
    }
    await client.query(
      'update queue_rows q set reference = a.reference from applications a where a.id = q.application_id',
    );
    for (const table of ['figures', 'figure_months'])
      await client.query(`update ${table} set count = count * ($1::int + 1), total = total * ($1::int + 1)`, [copies]);
    await client.query('commit');
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

interface Column {
  name: string;
  type: string;
  /** The database makes it. */
  isMade: boolean;
}

/** Not of one application: the company's own, the product's, or unique across the installation. */
const others = [
  ...['installation', 'schema_marks', 'retired_keys', 'changed_settings', 'stray_search', 'web_files', 'rate_limits'],
  ...['kysely_migration', 'kysely_migration_lock', 'views'],
  ...['figures', 'figure_months', 'figures_state', 'reading_counts'],
  ...['advisors', 'advisor_hours', 'advisor_time_off', 'worked_holidays', 'link_batches', 'link_batch_rows'],
  ...['staff_accounts', 'staff_invitations', 'staff_sessions', 'staff_passkeys', 'staff_recovery_codes'],
  ...['staff_totp_steps', 'staff_challenges', 'staff_throttles', 'staff_audit_seals'],
];
/** Of staff and advisors, who stay the same. */
const people = [
  ...['account_id', 'advisor_id', 'assignee', 'responsible', 'reviewed_by', 'dismissed_by', 'changed_by', 'batch_id'],
];

async function tablesOfApplications(client: PoolClient): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column & { table: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
       a.attidentity <> '' or a.attgenerated <> '' or (c.relname = 'applications' and a.attname = 'reference') as "isMade"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname, a.attnum`,
    [others],
  );
  return Map.groupBy(rows, ({ table }) => table);
}

/** The value of a column in copy `n`; ids are made of their original's, so that rows go on referring to each other. */
function another(table: string, name: string, type: string): string {
  const old = `t."${name}"`;
  if (table === 'queue_rows' && name === 'reference') return '0';
  if (table === 'matches' && name === 'low_id') return `least(${idOf('t.low_id')}, ${idOf('t.high_id')})`;
  if (table === 'matches' && name === 'high_id') return `greatest(${idOf('t.low_id')}, ${idOf('t.high_id')})`;
  if (type === 'uuid' && !people.includes(name)) return idOf(old);
  if (name === 'storage_key' || name === 'archive_key') return `${idOf(old)}::text`;
  // Nobody else sends the same files, earned the same, or lives at the same address.
  if (name === 'sha256' && type === 'bytea') return `sha256(${old} || int4send(n))`;
  if (table === 'screenshots' && name === 'reading')
    return `case when ${old} #>> '{amount,value}' is not null
      then jsonb_set(${old}, '{amount,value}', to_jsonb((${old} #>> '{amount,value}')::numeric + n * 0.01)) else ${old} end`;
  if (name === 'street_number') return `case when ${old} <> '' then ${old} || '-' || n else ${old} end`;
  if (name === 'fingerprint' && type === 'bytea') return `sha256(${old} || int4send(n))`;
  if (name === 'print') return `sha256(${old} || int4send(n))`;
  if (name === 'layout')
    return `case when ${old} is not null then ('x' || md5(random()::text) || md5(random()::text))::bit(256) end`;
  // Pictures of one kind share a row now and then.
  if (name === 'bands')
    return `coalesce((select array_agg(case when random() < 0.05 then b else (b & ~65535) + (random() * 65535)::int end)
      from unnest(${old}) b), '{}')`;
  if (name === 'email') return `case when ${old} <> '' then 'd' || n || '.' || ${old} else ${old} end`;
  if (name === 'phone')
    return `case when ${old} ~ '\\d{7}$' then left(${old}, -7) || lpad(((right(${old}, 7)::int + n * 7919) % 10000000)::text, 7, '0')
      else ${old} end`;
  if (name === 'national_id' || name === 'tax_id')
    return `case when length(${old}) > 6 then left(${old}, -6) || upper(left(md5(${old} || n), 6)) else ${old} end`;
  // An advisor is in one place at a time: visits ahead fill the days to come, what is over was on the days before.
  if (table === 'appointments' && (name === 'starts_at' || name === 'ends_at'))
    return `case when t.status in ('booked', 'held') then ${old} + n * interval '1 day' else ${daysBefore(old)} end`;
  return type === 'timestamp with time zone' && !ahead.includes(name) ? daysBefore(old) : old;
}

const ahead = ['due_at', 'visit_at', 'useless_at', 'expires_at', 'until', 'retry_at', 'leased_until', 'archive_until'];
const idOf = (old: string) => `md5(${old}::text || n)::uuid`;
const daysBefore = (old: string) => `${old} - n * interval '1 day'`;
