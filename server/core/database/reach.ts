import { isEverywhere, type Reach } from '@volante/contract/staff/roles.ts';
import { type RawBuilder, sql } from 'kysely';

/** Whether the country of a row, in this column, is covered. One country is compared by `=`, with which an index also keeps its order. */
export function inReach(reach: Reach, column: string): RawBuilder<boolean> {
  if (isEverywhere(reach)) return sql<boolean>`true`;
  const [only, ...others] = reach;
  const country = sql.ref(column);
  return only && others.length === 0 ? sql`${country} = ${only}` : sql`${country} = any(${reach}::text[])`;
}

/** The same for rows that name an application in this column. */
export function ofReached(reach: Reach, column: string): RawBuilder<boolean> {
  if (isEverywhere(reach)) return sql<boolean>`true`;
  return sql`exists (select from applications reached where reached.id = ${sql.ref(column)} and ${inReach(reach, 'reached.country')})`;
}
