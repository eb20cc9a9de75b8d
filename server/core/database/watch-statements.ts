import type { Logger } from 'kysely';
import type pg from 'pg';

/** `text` is the statement without its values, which are sent separately. */
export type StatementListener = (text: string, ms: number, error?: unknown) => void;

/**
 * Reports the statements sent by the pool itself. The returned function reports those sent by Kysely, which uses connections of
 * the pool directly.
 */
export function watchStatements(pool: pg.Pool, report: StatementListener): Logger {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: unknown[]) => {
    const start = performance.now();
    const [asked] = args as [string | { text: string }];
    const text = typeof asked === 'string' ? asked : asked.text;
    const answer = query(...args);
    if (answer instanceof Promise) return reported(answer);
    return answer;

    async function reported(result: Promise<unknown>): Promise<unknown> {
      try {
        const rows = await result;
        report(text, performance.now() - start);
        return rows;
      } catch (error) {
        report(text, performance.now() - start, error);
        throw error;
      }
    }
  }) as typeof pool.query;
  return (event) => report(event.query.sql, event.queryDurationMillis, 'error' in event ? event.error : undefined);
}
