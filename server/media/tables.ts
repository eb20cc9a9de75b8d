import type { MediaType } from '@volante/contract/media/rules.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { PdfFlag } from './decoding/finding.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    media: MediaTable;
  }
}

/** Files that the server keeps of its own accord; nobody can upload one as such. */
export type EvidenceType = 'profile_screenshot' | 'earnings_screenshot';

interface MediaTable {
  id: Generated<string>;
  application_id: string;
  media_type: MediaType | EvidenceType;
  /** As sent, made harmless; only for display. */
  file_name: string;
  mime_type: string;
  /** Of what is stored, in bytes. */
  size: number;
  /** Of the bytes that were sent. */
  sha256: Buffer;
  storage_key: string;
  status: Generated<string>;
  flags: JSONColumnType<PdfFlag[]>;
  pages: number | null;
  created_at: Date;
  updated_at: Date;
}
