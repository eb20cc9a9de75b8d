import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useEffect } from 'react';
import { go } from '../../navigation/go.ts';

/** Redirects to the list if the address names a platform the country doesn't offer. */
export function useLeaveUnoffered(platform: Platform | null): void {
  useEffect(() => {
    if (!platform) void go('/platforms', {}, { replace: true });
  }, [platform]);
}
