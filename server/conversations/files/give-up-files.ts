import type { Deps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { orderConfirmation } from '../confirm.ts';
import * as store from '../store.ts';
import { refuseFile } from './take-file.ts';

/** How long a file is fetched and read, in ms. Its driver can still be answered for some hours then, outside any template. */
const MOST_MS = 20 * 3_600_000;

/** Refuses the files that couldn't be fetched or read for so long, also by a job that was given up, and asks for them again. */
export async function giveUpFiles(deps: Deps, signal?: AbortSignal): Promise<void> {
  const before = new Date(deps.now().getTime() - MOST_MS);
  for (const message of await store.selectFetchingBefore(deps.db, before)) {
    signal?.throwIfAborted();
    try {
      await refuseFile(deps, message, 'media_not_found');
      await orderConfirmation(deps, message.application_id);
    } catch (error) {
      // Erased meanwhile.
      if (!(error instanceof Problem && error.code === 'admission_request_not_found')) throw error;
    }
  }
}
