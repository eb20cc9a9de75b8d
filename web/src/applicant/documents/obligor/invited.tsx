import type { Invitation } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { documents as kinds, obligorScreen } from '@volante/contract/documents/rules.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { storeApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { showFailure } from '../../application/failure.ts';
import { ForwardLink } from '../../application/guarantor/forward-link.tsx';
import { useNews } from '../../application/use-news.ts';
import { Screen } from '../../layout/screen.tsx';
import { usePlace } from '../place.ts';
import { goOnFrom } from '../sending/use-go-on.ts';
import ByLink from './by-link.tsx';
import { linkTexts } from './link-texts.ts';

type Wish = 'beside' | 'somebody';

interface InvitedProps {
  guarantor: Invitation;
  /** The driver fills it in beside them after all. */
  onBeside: () => void;
}

/** The guarantor who was sent a link: where they are, and how to go on. */
export default function Invited({ guarantor, onBeside }: InvitedProps) {
  useNews();
  const t = useText(linkTexts);
  const place = usePlace(obligorScreen);
  const { documentsAnalysis } = useApplication();
  const [wish, setWish] = useState<Wish | null>(null);
  const [asking, setAsking] = useState(false);
  const { state, firstName, link } = guarantor;
  const cards = documentsAnalysis.documents.filter((document) => kinds[document.type].person === 'obligor');
  const isSentBack = state === 'agreed' && cards.some(({ status }) => status === 'rejected');
  const isApproved = state === 'agreed' && cards.every(({ status }) => status === 'approved');
  const isOver = state === 'refused' || state === 'withdrawn';
  if (asking) return <ByLink onDone={() => setAsking(false)} />;
  const askAnother = () => (isOver ? setAsking(true) : setWish('somebody'));
  const goOn = (
    <Button kind={isOver ? 'outline' : 'solid'} onClick={() => void goOnFrom()}>
      {t.goOn}
    </Button>
  );
  return (
    <Screen
      title={t.titles[state](firstName)}
      lead={isSentBack ? undefined : t.leads[state]}
      {...place}
      back
      part={state}
      action={isOver ? <Button onClick={askAnother}>{t.somebodyElse}</Button> : goOn}
      below={isOver && goOn}
    >
      <States guarantor={guarantor} isSentBack={isSentBack} />
      {link && (state !== 'agreed' || isSentBack) && <ForwardLink link={link} />}
      {!isApproved && (
        <div className="mt-3 grid grid-cols-1">
          {!isOver && (
            <Button kind="text" onClick={askAnother}>
              {t.somebodyElse}
            </Button>
          )}
          <Button kind="text" onClick={() => setWish('beside')}>
            {t.switchToBeside}
          </Button>
        </div>
      )}
      {wish && (
        <Change
          wish={wish}
          name={firstName}
          onClose={() => setWish(null)}
          onBeside={onBeside}
          onAsk={() => {
            setWish(null);
            setAsking(true);
          }}
        />
      )}
    </Screen>
  );
}

function States({ guarantor, isSentBack }: { guarantor: Invitation; isSentBack: boolean }) {
  const t = useText(linkTexts);
  const language = useLanguage();
  const { country } = useApplication();
  const day = formatLongDate(dateIn(countries[country].zone, new Date(guarantor.askedAt)), language);
  const isOpen = guarantor.state === 'asked' || guarantor.state === 'opened';
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      {isSentBack && <Notice tone="warn">{t.sentBack}</Notice>}
      {guarantor.forwardAgain && <Notice tone="warn">{t.forwardAgain}</Notice>}
      {isOpen && (
        <p className="text-small text-ink-2">
          <span>{t.askedAt(day)}</span> {guarantor.messaged && <span>{t.messaged}</span>}
        </p>
      )}
    </div>
  );
}

interface ChangeProps {
  wish: Wish;
  name: string;
  onClose: () => void;
  onBeside: () => void;
  /** Opens the form for somebody else; only sending it changes anything. */
  onAsk: () => void;
}

/** Says first what a change does: the link ends, and what the guarantor gave is deleted. */
function Change({ wish, name, onClose, onBeside, onAsk }: ChangeProps) {
  const t = useText(linkTexts);
  const { id } = useApplication();
  const [busy, run] = useBusy(showFailure);
  const withdraw = () =>
    run(async () => {
      const updated = await call('DELETE /public/admission/requests/{id}/guarantor', { params: { id } });
      onBeside();
      storeApplication(updated);
    });
  return (
    <Dialog
      title={wish === 'beside' ? t.besideTitle : t.changeTitle}
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t.no}
          </Button>
          <Button busy={busy} onClick={wish === 'beside' ? withdraw : onAsk}>
            {t.yes}
          </Button>
        </>
      }
    >
      <p>{t.changeText(name)}</p>
    </Dialog>
  );
}
