import { type RawBuilder, sql } from 'kysely';

/** How many matches of an application nobody found harmless, for statements about `applications a`. */
export const openMatches: RawBuilder<number> = sql`(
  (select count(*)::int from matches m where m.low_id = a.id and m.dismissed_at is null)
  + (select count(*)::int from matches m where m.high_id = a.id and m.dismissed_at is null))`;
