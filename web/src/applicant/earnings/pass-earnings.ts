import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { CallError } from '../../lib/call-error.ts';
import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { call } from '../call.ts';
import { showFailure } from '../failure.ts';
import { go, goTo } from '../navigation.ts';
import { reloadRequest } from '../request.ts';
import { earningsTexts } from './texts.ts';

/** Has the earnings analysed and opens what comes next; without a complete platform it says so and leads to the platforms. */
export async function passEarnings(requestId: string): Promise<void> {
  try {
    await call('GET /ocr/get-earnings-analysis/{requestId}', { params: { requestId } });
    const application = await reloadRequest();
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
