import type { Application, DocumentView } from '@volante/contract/admission/application.ts';
import { nextDocumentScreen } from '@volante/contract/admission/next-screen.ts';
import { type DocumentType, documentScreen, documents } from '@volante/contract/documents/rules.ts';
import { useState } from 'react';
import { acceptOf } from '../../lib/files/file-kind.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { FilePicker } from '../../ui/files/file-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useApplication } from '../application/application.ts';
import { useDocumentName } from '../application/document-names.ts';
import { Screen } from '../frame/screen.tsx';
import { isHandedOff } from '../hand-off/is-handed-off.ts';
import { HandedOff } from '../hand-off/lazy-parts.tsx';
import { goTo } from '../router/navigation.ts';
import { CancelLine } from './cancel-line.tsx';
import { canWait, LaterButton } from './later.tsx';
import { FailureNotice, FileHandOff, SentFile } from './lazy-parts.tsx';
import { Capture, CaptureButton } from './paper/capture.tsx';
import { ChosenFile } from './paper/chosen-file.tsx';
import { doubtfulPage } from './paper/doubtful-page.ts';
import { takesOnlyPdf } from './paper/prepare-file.ts';
import { RejectionNotice } from './paper/rejection-notice.tsx';
import { TakeAgain } from './paper/take-again.tsx';
import { usePlace } from './place.ts';
import { useSlots } from './slots/slots.ts';
import { documentTexts } from './texts.ts';

/** One document: capture or choose, preview, send. */
export function SingleDocument({ document }: { document: DocumentView }) {
  const { type } = document;
  const t = useText(documentTexts);
  const request = useApplication();
  const name = useDocumentName()(type);
  const place = usePlace(documentScreen(type));
  const slots = useSlots([type]);
  const slot = slots.of(type);
  const [replacing, setReplacing] = useState(false);
  const [done, setDone] = useState(false);
  const chosen = slot.files.length > 0;
  const sent = document.mediaId !== null && document.status !== 'rejected' && !replacing && !chosen;
  const focus = useKeptFocus(`${chosen} ${sent} ${slots.sending}`);
  // A photo that can't be read costs days: then taking another comes first, and sending it all the same second.
  const doubtful = chosen && !slots.sending && !slot.sent && doubtfulPage(slot.files) !== null;
  const severalPages = takesOnlyPdf(type) && slot.files.length > 1;
  const capture = { type, onFiles: (files: File[]) => void slots.choose(type, files), disabled: slot.preparing };
  if (done) return <HandedOff things="file" onStay={() => goTo(nextDocumentScreen(request))} />;

  const goOn = (application: Application) => {
    if (isHandedOff()) setDone(true);
    else goTo(nextDocumentScreen(application));
  };
  const send = async () => {
    const updated = await slots.send(() => name);
    if (updated) goOn(updated);
  };
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
          <Button
            onClick={sent ? () => goOn(request) : send}
            disabled={slot.preparing || slot.sent}
            busy={slots.sending}
          >
            {t.send}
          </Button>
        )
      }
      below={
        sent && document.status === 'pending' ? (
          <Button kind="text" onClick={() => setReplacing(true)}>
            {t.replace}
          </Button>
        ) : chosen ? (
          <CancelLine slots={slots}>
            {doubtful ? (
              <Button kind="text" onClick={send} disabled={slot.preparing}>
                {t.send}
              </Button>
            ) : (
              !slot.sent && !severalPages && <TakeAgain type={type} slots={slots} kind="text" />
            )}
          </CancelLine>
        ) : canWait(document) ? (
          <CancelLine slots={slots}>
            <LaterButton document={document} disabled={slots.busy} />
          </CancelLine>
        ) : undefined
      }
      beside={{
        column: !chosen && !sent,
        content: (
          <FileHandOff
            types={[type]}
            path={`/documents/${type}`}
            offered={!chosen && !sent}
            onArrived={() => goTo(nextDocumentScreen(request))}
          />
        ),
      }}
    >
      <div {...focus} className="grid grid-cols-1 gap-3.5 focus:outline-none">
        <RejectionNotice document={document} chosen={chosen} />
        {slot.failure && <FailureNotice failure={slot.failure} type={type} />}
        {sent ? (
          <SentFile document={document} />
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
        {chosen && !slots.sending && takesOnlyPdf(type) && slot.files[0]?.photo && (
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

function leadOf(type: DocumentType, { leads, notes }: Words): string {
  const { accepts } = documents[type];
  const how = takesOnlyPdf(type) ? leads.pdf : accepts.some((kind) => kind === 'pdf') ? leads.page : leads.photo;
  return [notes[type as keyof typeof notes], how].filter(Boolean).join(' ');
}

type Words = ReturnType<typeof useText<(typeof documentTexts)['es']>>;
