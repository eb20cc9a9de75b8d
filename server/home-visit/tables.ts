import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    home_photos: HomePhotosTable;
  }
}

export interface HomePhotosTable {
  application_id: string;
  step: HomePhotoStep;
  position: number;
  media_id: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const homeVisitTables = [
  declareTable('home_photos', {
    rows: 'application_id',
    exported: ['step', 'position', 'media_id', 'at'],
    technical: ['application_id'],
  }),
];
