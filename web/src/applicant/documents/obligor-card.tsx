import type { Application, DocumentView } from '@volante/contract/application.ts';
import { documentScreen } from '@volante/contract/documents.ts';
import { nextDocumentScreen } from '@volante/contract/next-screen.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { useDocumentName } from '../document-names.ts';
import { isHandedOver } from '../hand-over.ts';
import { goTo } from '../navigation.ts';
import { useRequest } from '../request.ts';
import { Screen } from '../screen.tsx';
import { CancelLine } from './cancel-line.tsx';
import { ExampleButton } from './example.tsx';
import { HandedOver } from './handed-over.tsx';
import { Handoff } from './handoff.tsx';
import { canWait, LaterButton } from './later.tsx';
import { usePlace } from './place.ts';
import { SlotCard } from './slot-card.tsx';
import { useSlots, waits } from './slots.ts';
import { documentTexts } from './texts.ts';

const screen = 'solidarity_obligor_identity_card_front';

/** Both sides of the guarantor's card on one screen. */
export default function ObligorCard() {
  const t = useText(documentTexts);
  const request = useRequest();
  const documents = request.documentsAnalysis.documents.filter((d) => documentScreen(d.type) === screen);
  const name = useDocumentName();
  const place = usePlace(screen);
  const slots = useSlots();
  const [done, setDone] = useState(false);
  if (done) return <HandedOver />;

  const goOn = (application: Application) => {
    if (isHandedOver()) setDone(true);
    else goTo(nextDocumentScreen(application));
  };
  const send = async () => {
    const updated = await slots.send(name);
    if (updated) goOn(updated);
  };
  const isThere = (d: DocumentView) => waits(slots.of(d.type)) || (d.mediaId !== null && d.status !== 'rejected');
  const whole = documents.every(isThere);
  const [front] = documents;
  return (
    <Screen
      title={t.obligor.title}
      lead={t.obligor.lead}
      {...place}
      back
      action={
        <Button
          onClick={slots.chosen ? send : () => goOn(request)}
          disabled={!whole || slots.busy}
          busy={slots.sending}
        >
          {t.send}
        </Button>
      }
      below={
        <CancelLine slots={slots}>
          {front && canWait(front) && <LaterButton document={front} disabled={slots.chosen} />}
        </CancelLine>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {documents.map((document) => (
          <SlotCard
            key={document.type}
            document={document}
            title={document.type.endsWith('front') ? t.obligor.front : t.obligor.back}
            slots={slots}
          />
        ))}
        <ExampleButton type={screen} />
        <Handoff
          types={documents.map((d) => d.type)}
          path={`/documents/${screen}`}
          onArrived={() => goTo(nextDocumentScreen(request))}
          offered={!slots.chosen && !whole}
        />
      </div>
    </Screen>
  );
}
