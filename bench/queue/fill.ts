import type { Pool } from 'pg';
import type { WorkRule, WorkRules } from '../../contract/staff/administration/work-rules.ts';

/**
 * Puts `count` applications with their rows in the queue into a database, beside those that are there, and 20 reviewers, who have taken
 * two fifths of what waits for the company. Written directly, without the triggers, since only reading is measured; names are as unevenly
 * distributed as in real life, with the first of each list the most frequent.
 */
export async function fill(pool: Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      'begin; set local session_replication_role = replica; set local statement_timeout = 0; select setseed(0.42)',
    );
    await client.query(reviewers, [team]);
    await client.query(applications, [count]);
    await client.query(rows, [first, last, team]);
    await client.query(people);
    await client.query('commit');
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

const first = [
  ...[
    'Maria Guadalupe',
    'Jose Luis',
    'Juan Carlos',
    'Maria Fernanda',
    'Miguel Angel',
    'Francisco',
    'Alejandra',
    'Jesus',
  ],
  ...['Veronica', 'Ricardo', 'Daniela', 'Eduardo', 'Rocio', 'Raul', 'Leticia', 'Oscar', 'Ximena', 'Patricia', 'Hector'],
  ...['Yolanda', 'Arturo', 'Norma', 'Gerardo', 'Silvia', 'Ramon', 'Teresa', 'Ivan', 'Monica', 'Ruben', 'Citlalli'],
];
const last = [
  ...['Hernandez', 'Garcia', 'Martinez', 'Lopez', 'Gonzalez', 'Perez', 'Rodriguez', 'Sanchez', 'Ramirez', 'Cruz'],
  ...['Flores', 'Gomez', 'Morales', 'Vazquez', 'Jimenez', 'Reyes', 'Diaz', 'Torres', 'Gutierrez', 'Ruiz', 'Mendoza'],
  ...['Aguilar', 'Ortiz', 'Castillo', 'Moreno', 'Romero', 'Alvarez', 'Mendez', 'Chavez', 'Rivera', 'Juarez', 'Ramos'],
  ...['Dominguez', 'Herrera', 'Medina', 'Castro', 'Vargas', 'Guzman', 'Velazquez', 'Rojas', 'Quetzalcoatl'],
];

/** 20 people: reviewers, and in the reports also advisors. */
export const team = Array.from({ length: 20 }, (_, n) => `0190b0a0-0000-7000-8000-${String(n).padStart(12, '0')}`);

const reviewers = `
  insert into staff_accounts (id, email, name, role, roles, password_hash, totp_secret, created_at, capacity)
  select id, 'team' || n || '@example.com', 'Persona ' || n, 'reviewer', array['reviewer'], '', '', now(), 2500
  from unnest($1::uuid[]) with ordinality as made (id, n)`;

const rule = (name: string, [from, to]: [number, number], more: Partial<WorkRule>): WorkRule => ({
  ...{ name, countries: [], flags: [], languages: [], weeklyFromMinor: null, weeklyToMinor: null },
  members: team.slice(from, to),
  ...more,
});

/** Rules with every kind of condition; one of the two countries fits whatever is left. */
export const workRules: WorkRules = {
  rules: [
    rule('Estados Unidos, en español', [0, 3], { countries: ['us'], languages: ['es-MX'] }),
    rule('Estados Unidos', [0, 6], { countries: ['us'] }),
    rule('Ganancias raras', [4, 9], { flags: ['earnings_unusual', 'earnings_typed'] }),
    rule('Coincidencias', [6, 9], { flags: ['match_open', 'identifier_doubt'] }),
    rule('Ganan mucho', [9, 12], { countries: ['mx'], weeklyFromMinor: 800_000 }),
    rule('Ganan poco', [9, 12], { countries: ['mx'], weeklyFromMinor: 1, weeklyToMinor: 150_000 }),
    rule('México', [6, 20], { countries: ['mx'] }),
  ],
  leads: team.slice(18),
};

const applications = `
  with made as (
    select case when random() < 0.8 then 'mx' else 'us' end as country,
      (array['created', 'created', 'documents_analysis', 'risk_analysis', 'home_visit', 'approved', 'approved', 'rejected'])
        [1 + floor(random() * 8)] as stage,
      now() - random() * interval '500 days' as created_at, now() - random() * interval '30 days' as updated_at
    from generate_series(1, $1)
  )
  insert into applications (id, country, stage, came_from, created_at, updated_at)
  select gen_random_uuid(), country, stage, case stage when 'rejected' then 'risk_analysis' end, created_at, updated_at from made`;

const rows = `
  with made as (
    select *, $1::text[] as f, $2::text[] as l, row_number() over () as n,
      power(random(), 2) as a, power(random(), 2) as b, power(random(), 2) as c, random() as d
    from applications where id not in (select application_id from queue_rows)
  ), named as (
    select *, f[1 + floor(a * cardinality(f))] || ' ' || l[1 + floor(b * cardinality(l))] || ' ' || l[1 + floor(c * cardinality(l))]
        as full_name,
      case stage when 'approved' then 'nobody' when 'rejected' then 'nobody' when 'risk_analysis' then 'review'
        when 'home_visit' then case when d < 0.5 then 'visit' else 'report' end else 'driver' end as turn
    from made
  )
  insert into queue_rows (application_id, stale, reference, country, stage, name, waits_for, waiting_since, to_review, flags,
    because, visit_at, answer_by, assignee, created_at, updated_at, words, email, phone, national_id)
  select id, false, reference, country, stage, full_name, turn,
    updated_at, case stage when 'risk_analysis' then 1 + floor(d * 12)::int else 0 end,
    case when d < 0.05 then array['earnings_unusual'] else '{}' end,
    case turn
      when 'nobody' then '[{"code": "decided", "params": {}}]'
      when 'review' then '[{"code": "papers_to_review", "params": {"count": 9}}, {"code": "correction_answered", "params": {"part": "earnings"}}]'
      when 'report' then '[{"code": "visit_unreported", "params": {}}]'
      when 'visit' then '[{"code": "visit_ahead", "params": {"at": "2026-11-27T18:00:00.000Z"}}]'
      else '[{"code": "driver_steps", "params": {"steps": ["platforms", "earnings", "personal_data", "documents"]}}]' end::jsonb,
    case stage when 'home_visit' then now() + (d - 0.5) * interval '20 days' end,
    case when turn in ('review', 'report') then now() + (random() - 0.2) * interval '100 hours' end,
    case when turn in ('review', 'report') and random() < 0.4 then ($3::uuid[])[1 + floor(random() * 20)] end,
    created_at, updated_at, ' ' || lower(full_name) || ' ', 'driver' || n || '@example.com',
    lpad((5500000000 + n)::text, 10, '0'), 'XEXX' || lpad(n::text, 14, '0')
  from named`;

const people = `
  insert into personal_data (application_id, first_name, last_name, phone, email, updated_at)
  select application_id, split_part(name, ' ', 1), split_part(name, ' ', 2), '+52' || phone, email, updated_at from queue_rows
  on conflict do nothing`;

/**
 * Adds the reports' sums for applications made by `fill`, as the job would have: how far each got, how long it stayed
 * in its stages, for whom it waited, and the work of 20 advisors and 20 reviewers.
 */
export async function fillFigures(pool: Pool): Promise<void> {
  for (const [select, ...values] of facts)
    await pool.query(
      `with facts as (${select}), minutes as (select *, floor(log(2, greatest(1, lasted)::numeric))::int as doubling from facts)
       insert into figures (figure, country, day, name, part, bucket, count, total)
       select figure, country, day, name, part,
         coalesce(greatest(0, doubling - 5) * 32 + floor(lasted / 2 ^ greatest(0, doubling - 5))::int, 0),
         count(*), coalesce(sum(lasted), 0)
       from minutes group by 1, 2, 3, 4, 5, 6`,
      values,
    );
  await pool.query(`update figures_state set as_of = now()`);
  await pool.query('vacuum analyze figures');
}

const stages = ['created', 'earnings_analysis', 'documents_analysis', 'risk_analysis', 'home_visit'];
const steps = ['contact', 'platforms', 'earnings', 'personal_data', 'documents', 'review'];
const documents = ['identity_card_front', 'proof_of_address', 'bank_statement_month_1', 'curp'];

const day = `created_at::date`;
/** A duration in minutes: mostly short, up to two months. */
const lasted = `floor(power(random(), 4) * 86400)::int`;

const facts: [select: string, ...values: unknown[]][] = [
  [
    `select 'funnel' as figure, country, ${day} as day, one as name, '' as part, null::int as lasted
    from queue_rows, unnest($1::text[]) as one`,
    stages,
  ],
  [
    `select 'stage_time' as figure, country, ${day} as day, one as name, '' as part, ${lasted} as lasted
    from queue_rows, unnest($1::text[]) as one`,
    stages,
  ],
  [
    `select 'waiting_time' as figure, country, ${day} as day, one as name, '' as part, ${lasted} as lasted
    from queue_rows, unnest($1::text[]) as one where stage in ('approved', 'rejected')`,
    ['company', 'driver', 'outside'],
  ],
  [
    `select 'steps' as figure, country, ${day} as day, one as name, part, null::int as lasted
    from queue_rows, unnest($1::text[]) as one, unnest(array['reached', 'done']) as part`,
    steps,
  ],
  [
    `select 'paper_rejections' as figure, country, ${day} as day, one as name, part, null::int as lasted
    from queue_rows, unnest($1::text[]) as one, unnest(array['blurred_or_dark', 'expired', 'incomplete']) as part
    where to_review > 0`,
    documents,
  ],
  [
    `select 'rejections' as figure, country, ${day} as day, one as name, '' as part, null::int as lasted
    from queue_rows, unnest(array['earnings_too_low', 'papers_incomplete', 'other']) as one where stage = 'rejected'`,
  ],
  [
    `select 'visits' as figure, country, ${day} as day, ($1::text[])[1 + floor(random() * 20)] as name, part, null::int as lasted
    from queue_rows, unnest(array['booked', 'held', 'missed']) as part where stage in ('home_visit', 'approved')`,
    team,
  ],
  [
    `select 'reviews' as figure, country, ${day} as day, ($1::text[])[1 + floor(random() * 20)] as name, part, null::int as lasted
    from queue_rows, unnest(array['approved', 'rejected', 'weeks', 'corrections', 'reviewedAgain', 'disagreed']) as part
    where stage <> 'created'`,
    team,
  ],
];
