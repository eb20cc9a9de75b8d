import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { Application } from '@volante/contract/application.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { getText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { reloadApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { showFailure } from '../../application/failure.ts';
import { go, goTo } from '../../navigation/go.ts';
import { toGoOn, underWay } from '../../sending/under-way.ts';
import { earningsTexts } from '../texts.ts';

/** Runs the earnings analysis and opens the next screen; without a complete platform shows an error and opens the platforms. */
export async function passEarnings(requestId: string): Promise<void> {
  try {
    await call('GET /ocr/get-earnings-analysis/{requestId}', { params: { requestId } });
    const application = await reloadApplication();
    await goTo(nextScreen(toGoOn(application)));
  } catch (error) {
    if (!isIncomplete(error)) return showFailure(error);
    toast.error(getText(earningsTexts).errorToast);
    await go('/platforms');
  }
}

export function isIncomplete(error: unknown): boolean {
  return error instanceof CallError && error.code === 'earnings_incomplete';
}

/** Whether screenshots wait for the applicant or are still being sent. Closed earnings accept none. */
export function isAnyLeft({ openPictures = [] }: Application): boolean {
  return openPictures.length > 0 || underWay().some(({ of }) => 'platform' in of);
}
