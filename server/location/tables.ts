import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    locations: LocationsTable;
  }
}

/** How a location became known: the device said it, or the address of the call tells. */
export type LocationSource = 'device' | 'address';

export interface LocationsTable {
  application_id: string;
  source: LocationSource;
  /** In degrees, as the device says. */
  claimed_latitude: number | null;
  claimed_longitude: number | null;
  /** Radius in metres. */
  claimed_accuracy: number | null;
  claimed_ip: string | null;
  /** Where the call came from, as the server saw it. */
  observed_ip: string | null;
  /** Two letters, by the observed address. */
  observed_country: string | null;
  /** Name of the place; of the coordinates where there are any, else of the observed country. */
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
