import type { Application } from '@volante/contract/admission/application.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { isMissing } from '@volante/contract/documents/rules.ts';
import { storeApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { queryOfNext } from '../application/corrections/place-of-correction.ts';
import { showFailure } from '../application/failure.ts';
import { goTo } from '../navigation/go.ts';
import { toGoOn } from '../sending/to-go-on.ts';

/** Takes back all postponements and opens the next pending screen. */
export async function goOn(application: Application): Promise<void> {
  const skipped = application.documentsAnalysis.documents.filter((d) => d.skipped && isMissing(d));
  let newest = application;
  try {
    for (const { type } of skipped) {
      newest = await call('DELETE /public/admission/requests/{id}/documents/{type}/skip', {
        params: { id: application.id, type },
      });
      storeApplication(newest);
    }
    const given = toGoOn(newest);
    const next = nextScreen(given);
    await goTo(next, { query: queryOfNext(next, given) });
  } catch (error) {
    showFailure(error);
  }
}
