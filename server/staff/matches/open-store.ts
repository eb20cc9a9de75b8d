import { type RawBuilder, sql } from 'kysely';

/** The number of open matches, for statements about `applications a`. */
export const openMatches: RawBuilder<number> = sql`(
  (select count(*)::int from matches m where m.low_id = a.id and m.dismissed_at is null)
  + (select count(*)::int from matches m where m.high_id = a.id and m.dismissed_at is null))`;
