import type { MediaType } from '@volante/contract/media/rules.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Generated } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    media: MediaTable;
    media_pages: MediaPagesTable;
    kept_files: KeptFilesTable;
    media_removals: MediaRemovalsTable;
    stray_search: StraySearchTable;
  }
}

/** Kinds of files that only the server itself stores; they can't be uploaded. */
export type EvidenceType = 'profile_screenshot' | 'earnings_screenshot' | 'chat_file';

interface MediaTable {
  id: string;
  application_id: string;
  media_type: MediaType | EvidenceType;
  /** As sent by the client, sanitized; only for display. */
  file_name: string;
  mime_type: string;
  /** Size of the stored file in bytes. */
  size: number;
  /** Hash of the received bytes. */
  sha256: Buffer;
  storage_key: string;
  status: Generated<string>;
  /** Uploaded by staff, on the applicant's behalf. */
  by_staff: Generated<boolean>;
  /** Warnings about a PDF that earlier releases looked for. */
  flags: Generated<string[]>;
  pages: number | null;
  /** Sent by an invited guarantor: the driver is not shown it. */
  invitation_id: Generated<string | null>;
  /** By which way a message brought it; null for an upload. */
  channel: Generated<MessageChannel | null>;
  created_at: Date;
  updated_at: Date;
}

/** A page of a file as a picture (image/webp). */
interface MediaPagesTable {
  media_id: string;
  page: number;
  /** Longest edge in pixels. */
  edge: number;
  storage_key: string;
  size: number;
}

/** Stored files that no driver uploaded: archives of a person's data. */
interface KeptFilesTable {
  storage_key: string;
  /** The application with which it is deleted; null if it outlives the application. */
  application_id: string | null;
  until: Date;
}

/** Written by triggers when a row of `media`, `media_pages` or `kept_files` is deleted. */
interface MediaRemovalsTable {
  storage_key: string;
}

interface StraySearchTable {
  one: Generated<boolean>;
  looked_until: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const mediaTables = [
  declareTable('media', {
    rows: 'application_id',
    exported: [
      'id',
      'media_type',
      'file_name',
      'mime_type',
      'size',
      'pages',
      'flags',
      'by_staff',
      'channel',
      'created_at',
      'updated_at',
    ],
    erased: { sha256: 'made of a file that is given itself', storage_key: 'where the bytes are, which go too' },
    technical: ['application_id', 'status', 'invitation_id'],
  }),
  declareTable('media_pages', {
    rows: { column: 'media_id', in: { table: 'media', column: 'id', rows: 'application_id' } },
    erased: { storage_key: 'a page drawn of a file that is given itself' },
    technical: ['media_id', 'page', 'edge', 'size'],
  }),
  declareTable('kept_files', {
    rows: 'application_id',
    erased: { storage_key: 'an archive made of the data that is given itself' },
    technical: ['application_id', 'until'],
  }),
  declareTable('media_removals', { rows: null, technical: ['storage_key'] }),
  declareTable('stray_search', { rows: null, technical: ['one', 'looked_until'] }),
];
