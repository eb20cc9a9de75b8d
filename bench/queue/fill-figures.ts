import type { Pool } from 'pg';

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
const papers = ['identity_card_front', 'proof_of_address', 'bank_statement_month_1', 'curp'];
const people = Array.from({ length: 20 }, (_, n) => `0190b0a0-0000-7000-8000-${String(n).padStart(12, '0')}`);

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
    papers,
  ],
  [
    `select 'rejections' as figure, country, ${day} as day, one as name, '' as part, null::int as lasted
    from queue_rows, unnest(array['earnings_too_low', 'papers_incomplete', 'other']) as one where stage = 'rejected'`,
  ],
  [
    `select 'visits' as figure, country, ${day} as day, ($1::text[])[1 + floor(random() * 20)] as name, part, null::int as lasted
    from queue_rows, unnest(array['booked', 'held', 'missed']) as part where stage in ('home_visit', 'approved')`,
    people,
  ],
  [
    `select 'reviews' as figure, country, ${day} as day, ($1::text[])[1 + floor(random() * 20)] as name, part, null::int as lasted
    from queue_rows, unnest(array['approved', 'rejected', 'weeks', 'corrections', 'reviewedAgain', 'disagreed']) as part
    where stage <> 'created'`,
    people,
  ],
];
