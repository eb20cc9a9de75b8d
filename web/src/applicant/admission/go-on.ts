import type { Application } from '@volante/contract/admission/application.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { isMissing } from '@volante/contract/documents/rules.ts';
import { call } from '../call.ts';
import { showFailure } from '../failure.ts';
import { goTo } from '../navigation.ts';
import { storeRequest } from '../request.ts';

/** Forgets what was left for later, so that it is asked for again, and opens the next thing that waits. */
export async function goOn(application: Application): Promise<void> {
  const skipped = application.documentsAnalysis.documents.filter((d) => d.skipped && isMissing(d));
  let newest = application;
  try {
    for (const { type } of skipped) {
      newest = await call('DELETE /public/admission/requests/{id}/documents/{type}/skip', {
        params: { id: application.id, type },
      });
      storeRequest(newest);
    }
    await goTo(nextScreen(newest));
  } catch (error) {
    showFailure(error);
  }
}
