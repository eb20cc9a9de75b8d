import { type DeclaredTable, declareUntyped } from './declared-data.ts';

/** The tables that belong to no feature. */
export const coreTables: readonly DeclaredTable[] = [
  declareUntyped('idempotency_keys', {
    rows: ['owner_id', 'about'],
    erased: { answer: 'a copy of an answer, kept for a day', fingerprint: 'made of a request' },
    technical: ['owner_id', 'about', 'key', 'status', 'leased_until', 'created_at'],
  }),
  declareUntyped('rate_limits', {
    rows: null,
    kept: { key: 'ends with its hour; holds an id or a network address, and no value' },
    technical: ['points', 'expire'],
  }),
  declareUntyped('installation', {
    rows: null,
    technical: ['one', 'key_print', 'created_at', 'folder_mark', 'backed_up_at', 'restored_at', 'tidied_at'],
  }),
  declareUntyped('web_files', { rows: null, technical: ['address', 'body', 'brotli', 'published_at'] }),
  declareUntyped('retired_keys', { rows: null, technical: ['id', 'purpose', 'sealed'] }),
  declareUntyped('schema_marks', { rows: null, technical: ['name', 'serves_back'] }),
  declareUntyped('kysely_migration', { rows: null, technical: ['name', 'timestamp'] }),
  declareUntyped('kysely_migration_lock', { rows: null, technical: ['id', 'is_locked'] }),
];
