import { AsyncLocalStorage } from 'node:async_hooks';
import type { Application } from '@volante/contract/admission/application.ts';
import type { CaseFile } from '../deps.ts';

interface Left {
  applicationId: string;
  view: Application;
}

const ofCall = new AsyncLocalStorage<{ left: Left | null }>();

/** Runs a call, so that `viewLeft` returns the application as the call left it. */
export function keepingView<Result>(work: () => Result): Result {
  return ofCall.run({ left: null }, work);
}

/**
 * Remembers the application as it is at the end of a transaction of the call, which reads it there anyway. If the transaction is
 * rolled back, either the call fails, or it runs the transaction again and remembers the new state.
 */
export function leaveView(applicationId: string, view: Application): void {
  const call = ofCall.getStore();
  if (call) call.left = { applicationId, view };
}

/** The application as this call left it; null if the call changed nothing, or if the link was replaced meanwhile. */
export function viewLeft({ applicationId, requestId }: CaseFile): Application | null {
  const left = ofCall.getStore()?.left;
  return left?.applicationId === applicationId && left.view.id === requestId ? left.view : null;
}
