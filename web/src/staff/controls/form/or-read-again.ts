import { CallError } from '../../../lib/call/call-error.ts';

/** Reads again what somebody else saved meanwhile, before the refusal shows: the next press is of somebody who saw it. */
export async function orReadAgain<Saved>(saving: Promise<Saved>, readAgain: () => Promise<unknown>): Promise<Saved> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof CallError && error.code === 'changed_meanwhile') await readAgain();
    throw error;
  }
}
