import type { FastifyRequest } from 'fastify';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { addressKey } from '../core/http/connection/client-address.ts';
import { budgetOf } from '../core/http/devices/caller.ts';
import { type FormLimits, type ReceivedForm, receiveForm, receivingFolder } from './receive.ts';

/** Staff name only the application. */
type Proved = Pick<ApplicationFile, 'applicationId'> & Partial<ApplicationFile>;

interface Proof {
  /** The application whose id the sender has proved, or null. */
  application: Proved | null;
  /** Proves an id from the form, before its first file. */
  prove?(requestId: string): Promise<ApplicationFile>;
}

/**
 * Receives an upload's form within the limits on concurrent uploads. A sender who hasn't proved an id before the first file gets
 * one of few places, for one file and two minutes. While the disk is nearly full, every upload is refused. Refuses with
 * `rate_limited` or `server_unavailable_error`, both with the seconds to wait. Dropping the form frees its place.
 */
export async function receiveUpload(
  deps: Deps,
  request: FastifyRequest,
  { application, prove }: Proof,
  limits: FormLimits,
): Promise<ReceivedForm> {
  await deps.disk.refuseWhenLow();
  const turn = deps.receiving.enter(addressKey(request), application && ownerOf(deps, application));
  let deadline: NodeJS.Timeout | undefined;
  const leave = () => {
    clearTimeout(deadline);
    turn.leave();
  };

  async function beforeFile({ fields, files }: ReceivedForm): Promise<boolean> {
    if (turn.applicationId === null && prove && fields.requestId !== undefined)
      turn.prove(ownerOf(deps, await prove(fields.requestId)));
    if (turn.applicationId !== null) return true;
    turn.keepUnproved();
    deadline ??= setTimeout(() => request.raw.socket.destroy(), UNPROVED_TIMEOUT);
    return files.length === 0;
  }

  try {
    const form = await receiveForm(request, receivingFolder(deps), { ...limits, beforeFile, count: turn.add });
    clearTimeout(deadline);
    return { ...form, drop: () => form.drop().finally(leave) };
  } catch (error) {
    leave();
    throw error;
  }
}

/** Under which forms count together: those of devices that proved nothing, and of guarantors, take no place of the driver's. */
function ownerOf(deps: Deps, application: Proved): string {
  return budgetOf(deps, { guarded: false, ...application } as ApplicationFile).join(' ');
}

// In ms: enough for 5 MB at 45 KB/s.
const UNPROVED_TIMEOUT = 120_000;
