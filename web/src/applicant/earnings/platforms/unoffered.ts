import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useEffect } from 'react';
import { go } from '../../router/navigation.ts';

/** Leads to the list when the address names a platform that the applicant's country does not offer. */
export function useLeaveUnoffered(platform: Platform | null): void {
  useEffect(() => {
    if (!platform) void go('/platforms', {}, { replace: true });
  }, [platform]);
}
