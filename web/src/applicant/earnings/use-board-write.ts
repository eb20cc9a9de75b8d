import type { ProfileData } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { callOld } from '../../lib/queries.ts';
import { reloadApplication, useApplication } from '../application/application.ts';
import { failureText } from '../application/failure.ts';
import { platformQuery, storePlatformData } from './platform-data.ts';

/**
 * Writes to a platform's board, which shows the result at once. Returns the write in progress and the last failure.
 * `ofOldBoard` has the texts of refusals that mean the board on screen is outdated; the board is then read again.
 */
export function useBoardWrite<What extends string>(platform: Platform, ofOldBoard: Record<string, () => string>) {
  const { id } = useApplication();
  const [busy, setBusy] = useState<What | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(what: What, write: () => Promise<ProfileData>, onDone?: () => void): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      storePlatformData(id, await write());
      void reloadApplication().catch(() => undefined);
      onDone?.();
    } catch (error) {
      const old = error instanceof CallError ? ofOldBoard[error.code]?.() : undefined;
      if (old) void callOld(platformQuery(id, platform));
      setFailure(old ?? failureText(error));
    }
    setBusy(null);
  }
  return { id, busy, failure, run };
}
