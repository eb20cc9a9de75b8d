import { type RawBuilder, sql } from 'kysely';

/** The number of open matches, for statements about `applications a`. */
export const openMatches: RawBuilder<number> = sql`(
  (select count(*)::int from matches m where m.low_id = a.id and m.dismissed_at is null)
  + (select count(*)::int from matches m where m.high_id = a.id and m.dismissed_at is null))`;

/** Whether this transaction has requested a comparison of the application, for statements about `queue_rows q`. */
export const comparisonWanted = `exists (select from match_checks c
  where c.application_id = q.application_id and c.wanted_in = pg_current_xact_id_if_assigned())`;
