import type { Trx } from '../core/database/db.ts';
import type { LocationsTable } from './tables.ts';

/** Replaces the previous location from the same source. */
export async function upsertLocation(trx: Trx, { application_id, source, ...found }: LocationsTable): Promise<void> {
  await trx
    .insertInto('locations')
    .values({ application_id, source, ...found })
    .onConflict((conflict) => conflict.columns(['application_id', 'source']).doUpdateSet(found))
    .execute();
}
