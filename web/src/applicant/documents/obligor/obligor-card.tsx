import type { DocumentView } from '@volante/contract/application.ts';
import { documents as kinds, obligorScreen } from '@volante/contract/documents/rules.ts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { storeApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { DoubtNotice } from '../../application/doubts/doubt-notice.tsx';
import { showFailure } from '../../application/failure.ts';
import { Covered } from '../../devices/lazy-parts.tsx';
import { DocumentHandedOff, isHandedOff } from '../../hand-off/lazy-parts.tsx';
import { SendButton } from '../../layout/form-end.tsx';
import { Screen } from '../../layout/screen.tsx';
import { lazyPart } from '../../navigation/lazy-part.tsx';
import { ExampleButton } from '../document/example.tsx';
import { BelowLine, canWait, LaterButton } from '../later.tsx';
import { FileHandOff } from '../lazy-parts.tsx';
import { usePlace } from '../place.ts';
import { goOnFrom, useGoOn } from '../sending/use-go-on.ts';
import { waits } from '../slots/slot.ts';
import { SlotCard } from '../slots/slot-card.tsx';
import { type Slots, useSlots } from '../slots/slots.ts';
import { documentTexts } from '../texts.ts';
import { ObligorFields } from './obligor-fields.tsx';
import { useFromCard, useObligorForm } from './obligor-form.ts';
import { obligorTexts } from './obligor-texts.ts';
import { type Way, Ways } from './ways.tsx';

const Invited = lazyPart(() => import('./invited.tsx'));
const ByLink = lazyPart(() => import('./by-link.tsx'));

/** The guarantor: beside the driver, or on their own phone; on a device that proved nothing only one that isn't there yet. */
export default function ObligorScreen() {
  const { access, guarantor, avalData, documentsAnalysis } = useApplication();
  const [way, setWay] = useState<Way>('beside');
  if (access && (avalData || guarantor)) return <Covered />;
  if (guarantor) return <Invited guarantor={guarantor} onBeside={() => setWay('beside')} />;
  const cards = documentsAnalysis.documents.filter(({ type }) => kinds[type].person === 'obligor');
  const isApproved = avalData !== null && cards.every(({ status }) => status === 'approved');
  const ways = !isApproved && !access && !isHandedOff() && <Ways way={way} onChange={setWay} />;
  return way === 'link' && ways ? <ByLink onWay={setWay} /> : <Beside ways={ways} />;
}

/** A guarantor who is beside the driver: contact data and both sides of the card, saved together. */
function Beside({ ways }: { ways: ReactNode }) {
  const t = useText(obligorTexts);
  const { send: continueText } = useText(documentTexts);
  const request = useApplication();
  const documents = request.documentsAnalysis.documents.filter((d) => kinds[d.type].person === 'obligor');
  const place = usePlace(obligorScreen);
  const slots = useSlots(documents.map(({ type }) => type));
  const notice = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState(false);
  const { goOn, waiting, done } = useGoOn(slots);
  const missing = documents.filter((d) => !waits(slots.of(d.type)) && (d.mediaId === null || d.status === 'rejected'));
  const approved = request.avalData !== null && documents.every((d) => d.status === 'approved');

  const form = useObligorForm(request, {
    send: async (obligor) => {
      if (missing.length > 0) throw new PhotosMissing();
      // Cards that are still uploading follow automatically.
      const cards = slots.uploaded();
      const body = { ...obligor, ...(cards.length > 0 && { documents: cards }) };
      const params = { id: request.id };
      storeApplication(await call('POST /public/admission/requests/{id}/aval-data', { params, body }));
      slots.settle(cards.map(({ type }) => type));
      await goOn();
    },
    onFailure: (error) => {
      if (error instanceof CallError && error.code === 'media_not_found') slots.sendAgain(documents.map((d) => d.type));
      if (!(error instanceof PhotosMissing)) return showFailure(error);
      setMissed(true);
      requestAnimationFrame(() => {
        notice.current?.scrollIntoView({ block: 'center' });
        notice.current?.focus({ preventScroll: true });
      });
    },
  });
  const fromCard = useFromCard(request, form, slots);
  if (done) return <DocumentHandedOff onStay={() => goOnFrom()} />;

  const [front] = documents;
  // The card fills in the form, so it comes first; later, rejected parts come above valid data.
  const cardsFirst = request.avalData === null || documents.some((d) => d.status === 'rejected');
  const blocked = form.submit.blocked || missing.length > 0;
  const cards = (
    <Cards documents={documents} missing={missing} approved={approved} slots={slots} notice={missed ? notice : null} />
  );
  return (
    <Screen
      title={approved ? t.approvedTitle : t.title}
      lead={approved ? undefined : t.lead}
      {...place}
      back
      action={
        approved ? (
          <Button onClick={goOn}>{continueText}</Button>
        ) : (
          <SendButton
            {...form.submit}
            blocked={blocked && !form.submit.busy}
            busy={form.submit.busy || waiting || slots.preparing}
          >
            {continueText}
          </SendButton>
        )
      }
      below={
        approved ? undefined : (
          <BelowLine>{front && canWait(front) && <LaterButton document={front} disabled={slots.chosen} />}</BelowLine>
        )
      }
    >
      {ways}
      {cardsFirst && <div className="mb-5">{cards}</div>}
      {approved ? (
        <div className="mt-2 mb-4">
          <Notice tone="ok" title={request.avalData?.name}>
            {t.approvedText}
          </Notice>
        </div>
      ) : (
        <>
          {cardsFirst && <h2 className="mt-2 mb-2 text-big font-extrabold">{t.data}</h2>}
          <ObligorFields form={form} fromCard={fromCard} />
        </>
      )}
      {!cardsFirst && cards}
    </Screen>
  );
}

interface CardsProps {
  documents: readonly DocumentView[];
  /** The sides without a photo. */
  missing: readonly DocumentView[];
  approved: boolean;
  slots: Slots;
  /** Holds the notice about missing sides, once they were missed. */
  notice: RefObject<HTMLDivElement | null> | null;
}

function Cards({ documents, missing, approved, slots, notice }: CardsProps) {
  const t = useText(obligorTexts);
  const sides = (list: readonly DocumentView[]) =>
    list.map(({ type }) => (kinds[type].side === 'back' ? t.back : t.front)).join(', ');
  const [front] = documents;
  return (
    <>
      <h2 className="mt-2 mb-2 text-big font-extrabold">{t.cards}</h2>
      <BesideCode
        column={!approved}
        code={
          <FileHandOff
            types={documents.map((d) => d.type)}
            path={`/documents/${obligorScreen}`}
            onArrived={() => goOnFrom()}
            offered={!slots.chosen && missing.length > 0}
          />
        }
      >
        <div className="grid grid-cols-1 gap-3">
          {notice && missing.length > 0 && (
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
            >
              {!waits(slots.of(document.type)) && <DoubtNotice document={document} />}
            </SlotCard>
          ))}
          {!approved && <ExampleButton type={obligorScreen} />}
        </div>
      </BesideCode>
    </>
  );
}

/** Nothing was sent, and the screen shows the reason in its place. */
class PhotosMissing extends Error {}

interface BesideCodeProps {
  /** Keeps the column, so that nothing moves when the code appears or disappears. */
  column: boolean;
  /** The QR code, or the button that opens it. */
  code: ReactNode;
  children: ReactNode;
}

/** A part of a screen with the QR code for the phone: at the right on computers, below elsewhere. */
function BesideCode({ column, code, children }: BesideCodeProps) {
  return (
    <div
      className={classes(
        'grid grid-cols-1 gap-3',
        column && 'wide:grid-cols-[minmax(0,1fr)_240px] wide:items-start wide:gap-x-6',
      )}
    >
      <div className="min-w-0">{children}</div>
      {code}
    </div>
  );
}
