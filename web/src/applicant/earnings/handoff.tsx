import type { ProfileData } from '@volante/contract/earnings.ts';
import type { Platform } from '@volante/contract/platforms.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { addressOf } from '../address.ts';
import { queries, reloadRequest } from '../request.ts';
import { platformQuery, summarize } from './platform-data.ts';
import { uploadTexts } from './upload-texts.ts';

/** How often a waiting computer asks what the phone has sent, in ms. */
const ASK_EVERY = 4000;

/** Whether the code is shown, kept over both steps of a platform: the phone goes through them while the computer waits. */
export interface Handover {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** From the first look at the code on, what the phone sends shows up here. */
export function useHandover(requestId: string, platform: Platform): Handover {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const used = state !== 'unused';
  useEffect(() => {
    if (!used) return;
    const timer = setInterval(() => {
      void queries.invalidateQueries(platformQuery(requestId, platform));
      void reloadRequest();
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }, [used, requestId, platform]);
  return { open: state === 'open', setOpen: (open) => setState(open ? 'open' : 'closed') };
}

/** On a computer: a code that opens this step on the phone, where the screenshots are. */
export function Handoff({ platform, data, handover }: { platform: Platform; data: ProfileData; handover: Handover }) {
  const t = useText(uploadTexts);
  const { filled, of } = summarize(data);
  return (
    <div className="mt-4 hidden desk:block">
      <Button kind="outline" icon={<Icon name="phone" />} onClick={() => handover.setOpen(true)}>
        {t.phone.link}
      </Button>
      <Dialog
        open={handover.open && filled < of}
        onClose={() => handover.setOpen(false)}
        title={t.phone.link}
        closeLabel={t.dialog.close}
      >
        <div className="grid justify-items-center gap-4">
          <p>{t.phone.text}</p>
          <QrCode
            address={`${location.origin}${addressOf(`/platforms/${platform}`, { handoff: '1' })}`}
            label={t.phone.code}
          />
          <p role="status" className="flex items-center gap-2 text-small text-ink-2">
            <Spinner /> {t.phone.waiting} {filled > 0 && `${t.title(filled, of)}.`}
          </p>
        </div>
      </Dialog>
    </div>
  );
}
