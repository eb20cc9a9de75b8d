import type { ExportState } from '@volante/contract/staff/privacy/privacy.ts';
import type { ExportRow } from './export-store.ts';

export function showExport({ id, state, size, created_at, expires_at }: ExportRow): ExportState {
  return {
    exportId: id,
    state,
    size,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  };
}
