import type { TestApp } from '../../testing/test-app.ts';

/** What every table holds, as a text that changes with any row, except what counts calls and sessions, and pages drawn in advance. */
export function everyRow({ query }: Pick<TestApp, 'query'>, { reads = true }: { reads?: boolean } = {}) {
  const counting = ['idempotency_keys', 'rate_limits', 'staff_sessions', 'media_pages'];
  return async (): Promise<Record<string, string>> => {
    const tables = await query(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1)`,
      [counting],
    );
    const counts = tables.map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as held from "${name}" t${
          !reads && name === 'staff_audit' ? ` where kind <> 'read'` : ''
        }`,
    );
    const jobs = `select 'jobs' as name, count(*)::text as held from pgboss.job`;
    return Object.fromEntries(
      (await query([...counts, jobs].join(' union all '))).map(({ name, held }) => [name, held]),
    );
  };
}
