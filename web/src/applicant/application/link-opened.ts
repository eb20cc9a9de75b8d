import { isGuarantorScreen } from '@volante/contract/admission/next-screen.ts';
import { here } from '../../lib/here.ts';
import { requestId } from '../navigation/address.ts';
import { currentApplication, loadApplication } from './application.ts';
import { call } from './call.ts';

/**
 * Reports to the company that the link was opened, once the application is loaded. Nothing depends on it: a failure is
 * only logged.
 */
export async function reportLinkOpened(): Promise<void> {
  const id = requestId();
  if (!id) return;
  try {
    // A guarantor's link opens no application. Drawing its page on the server opened nothing yet.
    if (isGuarantorScreen(here().pathname)) {
      await call('GET /public/guarantors/{id}', { params: { id } });
      return;
    }
    if (!currentApplication()) await loadApplication(id);
    await call('GET /hubspot/link-opened/{id}', { params: { id } });
  } catch (error) {
    console.info('link-opened', error);
  }
}
