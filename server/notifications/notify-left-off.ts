import type { Stage } from '@volante/contract/admission/stages.ts';
import { findIdle } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import type { ReviewKind } from './kinds.ts';
import { languageFor, notify } from './notify.ts';

const HOUR_MS = 3_600_000;
/** How late a reminder may be, in ms: for so long no server may have run. */
const LATE_MS = 12 * HOUR_MS;

const reminders = [
  { kind: 'left_off_day', afterMs: 24 * HOUR_MS },
  { kind: 'left_off_days', afterMs: 72 * HOUR_MS },
] as const satisfies { kind: ReviewKind; afterMs: number }[];

/** Before the application is sent; between the stages the driver has nothing to do. */
const unfinished: Stage[] = ['created', 'earnings_analysis', 'documents_analysis'];

/**
 * Reminds drivers who stored personal data and left off, a day and three days after the last thing they did, once each. It is dropped
 * when they have come back by the time it is sent.
 */
export async function notifyLeftOff(deps: Deps, signal?: AbortSignal): Promise<void> {
  for (const { kind, afterMs } of reminders) {
    const until = new Date(deps.now().getTime() - afterMs);
    const after = new Date(until.getTime() - LATE_MS);
    for (const { applicationId, country, lastAct } of await findIdle(deps.db, unfinished, { after, until })) {
      signal?.throwIfAborted();
      await transaction(deps, async (trx) => {
        const language = await languageFor(trx, applicationId, null, country);
        await notify(deps, trx, { applicationId, kind, about: kind, language, detail: lastAct.toISOString() });
      });
    }
  }
}
