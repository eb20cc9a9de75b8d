import { reloadApplication } from '../application.ts';
import { whenNotProved } from '../call.ts';

let openProof = (): Promise<boolean> => Promise.resolve(false);

/** Sets what asks for the proof over a screen. It is made of parts of screens, so the entry passes it in. */
export function proveBy(open: () => Promise<boolean>): void {
  openProof = open;
  whenNotProved(afterRefusal);
}

/**
 * Asks for the proof over the current screen, which stays as it is, with everything typed and chosen. True once this device proved to
 * be the applicant's.
 */
export function proveHere(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Several calls may be refused for the same reason at once. */
let asking: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  const proved = await openProof();
  // Either the values are shown now, or none is from now on.
  await reloadApplication().catch(() => undefined);
  return proved;
}

/** A call was refused, because this device isn't known any more. True if it may be made again. */
async function afterRefusal(name: string): Promise<boolean> {
  if (!name.startsWith('GET ')) return proveHere();
  // A read shows nothing: the application then says so, and the screen covers what it showed.
  reloadApplication().catch(() => undefined);
  return false;
}
