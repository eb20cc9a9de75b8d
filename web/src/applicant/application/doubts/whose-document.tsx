import { type DocumentType, documentScreen } from '@volante/contract/documents/rules.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { goTo } from '../../navigation/go.ts';
import { storeApplication, useApplication } from '../application.ts';
import { call } from '../call.ts';
import { showFailure } from '../failure.ts';
import { doubtTexts } from './doubt-texts.ts';

/** The answers to whether a document is the applicant's. One that isn't is missing again, and its screen asks for another. */
export function WhoseDocument({ type }: { type: DocumentType }) {
  const t = useText(doubtTexts);
  const { id, documentsAnalysis } = useApplication();
  const mediaId = documentsAnalysis.documents.find((item) => item.type === type)?.mediaId;
  const [busy, run] = useBusy(showFailure);
  const answer = (mine: boolean) =>
    run(async () => {
      const path = 'POST /public/admission/requests/{id}/documents/{type}/contradiction' as const;
      const body = { mine, ...(mediaId && { mediaId }) };
      storeApplication(await call(path, { params: { id, type }, body }));
      if (!mine) await goTo(`/documents/${documentScreen(type)}`);
    });
  return (
    <div className="mt-3 grid gap-2">
      <Button kind="outline" busy={busy} onClick={() => answer(true)}>
        {t.mine}
      </Button>
      <Button kind="text" busy={busy} onClick={() => answer(false)}>
        {t.notMine}
      </Button>
    </div>
  );
}
