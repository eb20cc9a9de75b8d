import { useEffect, useState } from 'react';
import { here } from '../../lib/here.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { appTexts } from '../frame/app-texts.ts';
import { addressOf } from '../router/address.ts';
import { homeVisitTexts } from './texts.ts';

interface HandoffProps {
  index: number;
  /** How many photos of this step have not arrived. */
  missing: number;
  follow: { ask: () => void; every: number };
  /** All photos of the step came while the code was shown. */
  onArrived: () => void;
}

/** On a computer: a code that opens this step on the phone. What the phone sends shows up here, also once the code is closed. */
export default function Handoff({ index, missing, follow: { ask, every }, onArrived }: HandoffProps) {
  const t = useText(homeVisitTexts);
  const { close } = useText(appTexts);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const used = state !== 'unused';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking is the same every time
  useEffect(() => {
    if (!used) return;
    const timer = setInterval(ask, every);
    return () => clearInterval(timer);
  }, [used, every]);
  const complete = missing === 0 && state === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, when its last photo has arrived
  useEffect(() => {
    if (complete) onArrived();
  }, [complete, index]);
  if (missing === 0) return null;
  return (
    <>
      <Button kind="outline" icon={<Icon name="phone" />} onClick={() => setState('open')}>
        {t.phoneLink}
      </Button>
      <Dialog open={state === 'open'} onClose={() => setState('closed')} title={t.phoneLink} closeLabel={close}>
        <div className="grid justify-items-center gap-4">
          <p>{t.phoneText}</p>
          <QrCode
            address={`${here().origin}${addressOf('/home-image-upload', { step: String(index), handoff: '1' })}`}
            label={t.phoneCode}
          />
          <p role="status" className="flex items-center gap-2 text-small text-ink-2">
            <Spinner /> {t.phoneWaiting} {t.missing(missing)}.
          </p>
        </div>
      </Dialog>
    </>
  );
}
