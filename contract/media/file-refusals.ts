/** Why a call with a file is refused. */
export const fileRefusals = [
  'file_missing',
  'file_empty',
  'file_too_large',
  'file_type_not_accepted',
  'file_unreadable',
  'too_many_files',
  'file_quota_exceeded',
  'file_infected',
  'virus_scan_unavailable',
  'server_unavailable_error',
] as const;
