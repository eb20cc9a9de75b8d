import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import {
  type Act,
  askedAbout,
  type OpenKind,
  type OpenThing,
  openThings,
  pathOfOpen,
} from '@volante/contract/staff/open-things/open-things.ts';
import type { Trx } from '../core/database/db.ts';
import { Problem } from '../core/problem.ts';
import { selectOpen } from './open-store.ts';

export interface Acting {
  act: Act;
  /** The part it acts on; left out if it acts on the whole application. */
  on?: CorrectionPart;
}

/** Everything open on an application. The application must be locked if something is decided by it. */
export async function readOpenThings(trx: Trx, applicationId: string): Promise<OpenThing[]> {
  return openThings(await selectOpen(trx, applicationId));
}

/**
 * Throws `open_requests`, which names everything open that the act asks about, unless its kind is in `despite`. The application
 * must be locked.
 */
export async function refuseOpen(
  trx: Trx,
  applicationId: string,
  { act, on }: Acting,
  despite: readonly OpenKind[] = [],
): Promise<void> {
  const asked = askedAbout(await readOpenThings(trx, applicationId), act, on);
  const left = asked.filter(({ kind }) => !despite.includes(kind));
  if (left.length === 0) return;
  const message = 'This is still open.';
  throw new Problem('open_requests', {
    errors: left.map((openThing) => ({ path: pathOfOpen(openThing), code: 'open', message })),
  });
}

/** The rows behind what is open, for whoever ends them. */
export function readOpenRows(trx: Trx, applicationId: string): ReturnType<typeof selectOpen> {
  return selectOpen(trx, applicationId);
}
