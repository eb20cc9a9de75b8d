import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { getText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { reloadApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { showFailure } from '../../application/failure.ts';
import { go, goTo } from '../../router/navigation.ts';
import { earningsTexts } from '../texts.ts';

/** Has the earnings analysed and opens what comes next; without a complete platform it says so and leads to the platforms. */
export async function passEarnings(requestId: string): Promise<void> {
  try {
    await call('GET /ocr/get-earnings-analysis/{requestId}', { params: { requestId } });
    const application = await reloadApplication();
    await goTo(nextScreen(application));
  } catch (error) {
    if (!isIncomplete(error)) return showFailure(error);
    toast.error(getText(earningsTexts).errorToast);
    await go('/platforms');
  }
}

export function isIncomplete(error: unknown): boolean {
  return error instanceof CallError && error.code === 'earnings_incomplete';
}
