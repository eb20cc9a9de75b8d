import type { Application, DocumentView } from '@volante/contract/admission/application.ts';
import { nextDocumentScreen } from '@volante/contract/admission/next-screen.ts';
import { documents as kinds, obligorScreen } from '@volante/contract/documents/rules.ts';
import type { ObligorUpdate } from '@volante/contract/obligor/calls.ts';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { storeApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { useDocumentName } from '../../application/document-names.ts';
import { showFailure } from '../../application/failure.ts';
import { Screen } from '../../frame/screen.tsx';
import { BesideCode } from '../../hand-off/beside-code.tsx';
import { isHandedOff } from '../../hand-off/is-handed-off.ts';
import { HandedOff } from '../../hand-off/lazy-parts.tsx';
import { goTo } from '../../router/navigation.ts';
import { CancelLine } from '../cancel-line.tsx';
import { canWait, LaterButton } from '../later.tsx';
import { FileHandOff } from '../lazy-parts.tsx';
import { ExampleButton } from '../paper/example.tsx';
import { usePlace } from '../place.ts';
import { waits } from '../slots/slot.ts';
import { SlotCard } from '../slots/slot-card.tsx';
import { useSlots } from '../slots/slots.ts';
import { documentTexts } from '../texts.ts';
import { ObligorFields } from './obligor-fields.tsx';
import { useObligorForm } from './obligor-form.ts';
import { obligorTexts } from './obligor-texts.ts';

/** The guarantor: contact data and both sides of the card, saved together. */
export default function ObligorCard() {
  const t = useText(obligorTexts);
  const { send: continueText } = useText(documentTexts);
  const request = useApplication();
  const documents = request.documentsAnalysis.documents.filter((d) => kinds[d.type].person === 'obligor');
  const name = useDocumentName();
  const place = usePlace(obligorScreen);
  const slots = useSlots(documents.map(({ type }) => type));
  const notice = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState(false);
  const [done, setDone] = useState(false);
  const missing = documents.filter((d) => !waits(slots.of(d.type)) && (d.mediaId === null || d.status === 'rejected'));
  const approved = request.avalData !== null && documents.every((d) => d.status === 'approved');

  const goOn = async (application: Application) => {
    if (isHandedOff()) setDone(true);
    else await goTo(nextDocumentScreen(application));
  };
  const form = useObligorForm(request, {
    send: async (obligor) => {
      if (missing.length > 0) throw new Stopped('photos');
      const cards = await slots.upload(name);
      if (!cards) throw new Stopped('upload');
      const body = { ...obligor, documents: cards as ObligorUpdate['documents'] };
      const updated = await call('POST /public/admission/requests/{id}/aval-data', {
        params: { id: request.id },
        body,
      });
      slots.settle();
      storeApplication(updated);
      await goOn(updated);
    },
    onFailure: (error) => {
      if (!(error instanceof Stopped)) return showFailure(error);
      if (error.at !== 'photos') return;
      setMissed(true);
      requestAnimationFrame(() => {
        notice.current?.scrollIntoView({ block: 'center' });
        notice.current?.focus({ preventScroll: true });
      });
    },
  });
  if (done) return <HandedOff things="file" onStay={() => goTo(nextDocumentScreen(request))} />;

  const [front] = documents;
  // Rejected parts come first, above data that are fine.
  const cameBack = documents.some((d) => d.status === 'rejected');
  const blocked = form.submit.blocked || missing.length > 0;
  const cards = (
    <>
      <h2 className="mt-2 mb-2 text-big font-extrabold">{t.cards}</h2>
      <BesideCode
        column={!approved}
        code={
          <FileHandOff
            types={documents.map((d) => d.type)}
            path={`/documents/${obligorScreen}`}
            onArrived={() => goTo(nextDocumentScreen(request))}
            offered={!slots.chosen && missing.length > 0}
          />
        }
      >
        <div className="grid grid-cols-1 gap-3">
          {missed && missing.length > 0 && (
            <div ref={notice} tabIndex={-1}>
              <Notice tone="bad" live>
                {missing.length === documents.length ? t.photosMissing : t.photoMissing(sides(missing))}
              </Notice>
            </div>
          )}
          {documents.map((document) => (
            // Sent together, so both sides are required together.
            <SlotCard
              key={document.type}
              document={{ ...document, required: front?.required ?? document.required }}
              title={sides([document])}
              slots={slots}
            />
          ))}
          {!approved && <ExampleButton type={obligorScreen} />}
        </div>
      </BesideCode>
    </>
  );
  return (
    <Screen
      title={approved ? t.approvedTitle : t.title}
      lead={approved ? undefined : t.lead}
      {...place}
      back
      action={
        approved ? (
          <Button onClick={() => goOn(request)}>{continueText}</Button>
        ) : (
          <Button {...form.submit} blocked={blocked && !form.submit.busy} disabled={slots.busy && !form.submit.busy}>
            {continueText}
          </Button>
        )
      }
      below={
        approved ? undefined : (
          <CancelLine slots={slots}>
            {front && canWait(front) && <LaterButton document={front} disabled={slots.chosen} />}
          </CancelLine>
        )
      }
    >
      {cameBack && <div className="mb-5">{cards}</div>}
      {approved ? (
        <div className="mt-2 mb-4">
          <Notice tone="ok" title={request.avalData?.name}>
            {t.approvedText}
          </Notice>
        </div>
      ) : (
        <ObligorFields form={form} />
      )}
      {!cameBack && cards}
    </Screen>
  );

  function sides(list: readonly DocumentView[]): string {
    return list.map(({ type }) => (kinds[type].side === 'back' ? t.back : t.front)).join(', ');
  }
}

/** Nothing was sent, and the screen shows the reason in its place. */
class Stopped extends Error {
  readonly at: 'photos' | 'upload';

  constructor(at: Stopped['at']) {
    super(`stopped at the ${at}`);
    this.at = at;
  }
}
