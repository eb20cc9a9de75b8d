import type { Trx } from '../core/database/db.ts';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    locations: LocationsTable;
  }
}

/** The source of a location: coordinates reported by the device, or the IP address of the call. */
type LocationSource = 'device' | 'address';

export interface LocationsTable {
  application_id: string;
  source: LocationSource;
  /** In degrees, as reported by the device. */
  claimed_latitude: number | null;
  claimed_longitude: number | null;
  /** Radius in metres. */
  claimed_accuracy: number | null;
  claimed_ip: string | null;
  /** The IP address of the call, as seen by the server. */
  observed_ip: string | null;
  /** Two-letter code, from the observed IP address. */
  observed_country: string | null;
  /** Name of the place: that of the coordinates if there are any, otherwise the observed country. */
  place: string | null;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const locationTables = [
  declareTable('locations', {
    rows: 'application_id',
    exported: [
      'source',
      'claimed_latitude',
      'claimed_longitude',
      'claimed_accuracy',
      'claimed_ip',
      'observed_ip',
      'observed_country',
      'place',
      'at',
    ],
    technical: ['application_id'],
  }),
];

export async function deleteLocations(trx: Trx, applicationId: string): Promise<void> {
  await trx.deleteFrom('locations').where('application_id', '=', applicationId).execute();
}

/** Replaces the previous location from the same source. */
export async function upsertLocation(trx: Trx, { application_id, source, ...found }: LocationsTable): Promise<void> {
  await trx
    .insertInto('locations')
    .values({ application_id, source, ...found })
    .onConflict((conflict) => conflict.columns(['application_id', 'source']).doUpdateSet(found))
    .execute();
}
