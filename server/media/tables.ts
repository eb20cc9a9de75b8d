import type { MediaType } from '@volante/contract/media/rules.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { PdfFlag } from './decoding/finding.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    media: MediaTable;
    media_pages: MediaPagesTable;
    media_removals: MediaRemovalsTable;
    stray_search: StraySearchTable;
  }
}

/** Kinds of files that only the server itself stores; they can't be uploaded as such. */
export type EvidenceType = 'profile_screenshot' | 'earnings_screenshot';

interface MediaTable {
  id: Generated<string>;
  application_id: string;
  media_type: MediaType | EvidenceType;
  /** As sent, sanitized; for display only. */
  file_name: string;
  mime_type: string;
  /** Of the stored file, in bytes. */
  size: number;
  /** Of the received bytes. */
  sha256: Buffer;
  storage_key: string;
  status: Generated<string>;
  /** Uploaded by staff, on the applicant's behalf. */
  by_staff: Generated<boolean>;
  flags: JSONColumnType<PdfFlag[]>;
  pages: number | null;
  created_at: Date;
  updated_at: Date;
}

/** A page of a file as a picture (image/webp). */
interface MediaPagesTable {
  media_id: string;
  page: number;
  /** Of the longest edge, in pixels. */
  edge: number;
  storage_key: string;
  size: number;
}

/** Written by triggers when a row of `media` or `media_pages` goes. */
interface MediaRemovalsTable {
  storage_key: string;
}

interface StraySearchTable {
  one: Generated<boolean>;
  looked_until: Date;
}
