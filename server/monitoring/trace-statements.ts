import type { LogEvent } from 'kysely';
import { currentTrace } from '../core/tracing/trace.ts';
import type { Tracing } from '../core/tracing/tracing.ts';

/**
 * Records the statements of calls and job runs by their first word and table. Those that the process runs for itself aren't
 * recorded.
 */
export function traceStatements(tracing: Tracing): (event: LogEvent) => void {
  return ({ query, queryDurationMillis: ms, ...event }) => {
    const trace = currentTrace();
    if (!trace?.isSampled) return;
    const { operation, table } = summaryOf(query.sql);
    const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table };
    const span = tracing.begin(`${operation} ${table}`.trim(), 'client', trace, facts, ms);
    if (event.level !== 'error') return span.end({});
    const { code = 'unknown' } = (event.error ?? {}) as { code?: unknown };
    span.end({ failed: true, facts: { 'error.type': String(code) } });
  };
}

/** The first word and the table of a statement, such as `update applications`, without any values. */
export function summaryOf(text: string): { operation: string; table: string } {
  const known = summaries.get(text);
  if (known) return known;
  const outer = withoutInner(text);
  const operation = operationOf.exec(outer)?.[1]?.toLowerCase() ?? 'other';
  const summary = { operation, table: tableOf.exec(outer)?.[1]?.toLowerCase() ?? '' };
  if (summaries.size < MOST) summaries.set(text, summary);
  return summary;
}

// Subqueries in parentheses have tables of their own.
function withoutInner(text: string): string {
  for (let rest = text; ; ) {
    const shorter = rest.replaceAll(/\([^()]*\)/g, ' ');
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

// Statements with lists differ for each length of the list.
const MOST = 2000;
const summaries = new Map<string, { operation: string; table: string }>();
const operationOf = /\b(select|insert|update|delete|begin|commit|rollback|set|lock|listen|notify|savepoint|release)\b/i;
const tableOf = /\b(?:from|into|update|table)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i;
