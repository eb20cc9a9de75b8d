import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { DocumentView } from '@volante/contract/application.ts';
import { ADDRESS_MONTHS, type DocumentType, documentScreen, documents } from '@volante/contract/documents/rules.ts';
import { useEffect, useState } from 'react';
import { acceptOf, takesOnlyPdf } from '../../lib/files/file-kind.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { FilePicker } from '../../ui/files/file-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useApplication } from '../application/application.ts';
import { useDocumentName } from '../application/document-names.ts';
import { useProvedFirst } from '../application/limited/limited.ts';
import { DocumentHandedOff } from '../hand-off/lazy-parts.tsx';
import { Screen } from '../layout/screen.tsx';
import { goTo } from '../navigation/go.ts';
import { Capture, CaptureButton, TakeAgain } from './document/capture.tsx';
import { doubtfulPage } from './document/doubtful-page.ts';
import { RejectionNotice } from './document/rejection-notice.tsx';
import { BelowLine, canWait, LaterButton } from './later.tsx';
import { ChosenFile, FailureNotice, FileHandOff, SentFile } from './lazy-parts.tsx';
import { usePlace } from './place.ts';
import { goOnFrom, useGoOn } from './sending/use-go-on.ts';
import { useSlots } from './slots/slots.ts';
import { documentTexts } from './texts.ts';

/** The screen of a single document. */
export default function DocumentScreen({ params }: { params: { type: string } }) {
  const request = useApplication();
  const document = request.documentsAnalysis.documents.find((d) => d.type === params.type);
  return document ? <SingleDocument document={document} /> : <Elsewhere to={nextScreen(request)} />;
}

/** The application doesn't need this document. */
function Elsewhere({ to }: { to: string }) {
  useEffect(() => {
    goTo(to, { replace: true });
  }, [to]);
  return null;
}

/** One document: capture or choose, preview, send. */
function SingleDocument({ document }: { document: DocumentView }) {
  const { type } = document;
  const t = useText(documentTexts);
  const name = useDocumentName()(type);
  const place = usePlace(documentScreen(type));
  const slots = useSlots([type]);
  const slot = slots.of(type);
  const [replacing, setReplacing] = useState(false);
  const provedFirst = useProvedFirst();
  const replace = () => provedFirst(() => setReplacing(true));
  const chosen = slot.files.length > 0;
  const sent = document.mediaId !== null && document.status !== 'rejected' && !replacing && !chosen;
  const focus = useKeptFocus(`${chosen} ${sent}`);
  const { goOn, waiting, done } = useGoOn(slots, [], type);
  // A file that comes back costs days, so choosing another one is the primary action and continuing anyway the secondary one.
  const doubtful = chosen && (slot.sentBack !== undefined || doubtfulPage(slot.files) !== null);
  const severalPages = takesOnlyPdf(type) && slot.files.length > 1;
  const capture = { type, onFiles: (files: File[]) => void slots.choose(type, files), disabled: slot.preparing };
  const busy = waiting || slot.preparing;
  if (done) return <DocumentHandedOff onStay={() => goOnFrom(type)} />;
  return (
    <Screen
      title={name}
      lead={sent || chosen ? undefined : leadOf(type, t)}
      {...place}
      back
      action={
        !sent && !chosen ? (
          <CaptureButton {...capture} />
        ) : doubtful ? (
          <TakeAgain type={type} slots={slots} kind="solid" />
        ) : (
          <Button onClick={goOn} busy={busy}>
            {t.send}
          </Button>
        )
      }
      below={
        sent && document.status === 'pending' ? (
          <Button kind="text" onClick={replace}>
            {t.replace}
          </Button>
        ) : chosen ? (
          <BelowLine>
            {doubtful ? (
              <Button kind="text" onClick={goOn} busy={busy}>
                {t.send}
              </Button>
            ) : (
              !severalPages && <TakeAgain type={type} slots={slots} kind="text" />
            )}
          </BelowLine>
        ) : canWait(document) ? (
          <BelowLine>
            <LaterButton document={document} disabled={slot.preparing} />
          </BelowLine>
        ) : undefined
      }
      beside={{
        column: !chosen && !sent,
        content: (
          <FileHandOff
            types={[type]}
            path={`/documents/${type}`}
            offered={!chosen && !sent}
            onArrived={() => goOnFrom(type)}
          />
        ),
      }}
    >
      <div {...focus} className="grid grid-cols-1 gap-3.5 focus:outline-none">
        <RejectionNotice document={document} chosen={chosen} />
        {slot.failure && <FailureNotice failure={slot.failure} type={type} chosen={chosen} />}
        {sent ? (
          <SentFile document={document} onReplace={replace} />
        ) : chosen ? (
          <ChosenFile type={type} slots={slots} />
        ) : (
          <Capture {...capture} />
        )}
        {slot.preparing && (
          <Notice tone="info" live>
            {t.preparing}
          </Notice>
        )}
        {chosen && takesOnlyPdf(type) && slot.files[0]?.photo && (
          <FilePicker
            kind="outline"
            accept={acceptOf(['jpeg', 'png'])}
            multiple
            onFiles={(files) => slots.choose(type, files)}
          >
            {t.addPage}
          </FilePicker>
        )}
      </div>
    </Screen>
  );
}

function leadOf(type: DocumentType, { leads, notes, addressNote }: Words): string {
  const { accepts } = documents[type];
  const how = takesOnlyPdf(type) ? leads.pdf : accepts.some((kind) => kind === 'pdf') ? leads.page : leads.photo;
  const note = type === 'proof_of_address' ? addressNote(ADDRESS_MONTHS) : notes[type as keyof typeof notes];
  return [note, how].filter(Boolean).join(' ');
}

type Words = ReturnType<typeof useText<(typeof documentTexts)['es']>>;
