import { AsyncLocalStorage } from 'node:async_hooks';
import type { Application } from '@volante/contract/admission/application.ts';
import type { CaseFile } from '../deps.ts';

interface Left {
  applicationId: string;
  view: Application;
}

const ofCall = new AsyncLocalStorage<{ left: Left | null }>();

/** Carries out a call that may ask with `viewLeft` for the application as it left it. */
export function keepingView<Result>(work: () => Result): Result {
  return ofCall.run({ left: null }, work);
}

/**
 * Keeps the application as it is at the end of a transaction of the call, which reads it there anyway. One that is rolled back ends
 * its call, or is done again and keeps another.
 */
export function leaveView(applicationId: string, view: Application): void {
  const call = ofCall.getStore();
  if (call) call.left = { applicationId, view };
}

/** The application as this call left it; null when it changed nothing, or the link has become another since. */
export function viewLeft({ applicationId, requestId }: CaseFile): Application | null {
  const left = ofCall.getStore()?.left;
  return left?.applicationId === applicationId && left.view.id === requestId ? left.view : null;
}
