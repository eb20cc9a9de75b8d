import type { Limits } from '@volante/contract/terms/limits.ts';
import type { Config } from '../../config/config.ts';

/** Up to which amount one person approves alone, as it is set now. */
export function limitsOf(config: Config): Limits {
  return { reviewer: config.APPROVAL_LIMIT_REVIEWER ?? {}, admin: config.APPROVAL_LIMIT_ADMIN ?? {} };
}
