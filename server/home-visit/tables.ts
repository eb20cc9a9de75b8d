import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';

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
