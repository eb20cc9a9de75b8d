import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { useEffect, useState } from 'react';
import { here } from '../../../lib/here.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { appTexts } from '../../frame/app-texts.ts';
import { addressOf } from '../../router/address.ts';
import { handoffTexts } from './handoff-texts.ts';

/** How often a waiting computer asks whether the phone has sent the file, in ms. */
const ASK_EVERY = 4000;

interface HandoffProps {
  /** The documents of this screen. */
  types: readonly DocumentType[];
  /** Its path. */
  path: string;
  /** False once there is something chosen or sent; a code that is being shown stays until it has done its work. */
  offered: boolean;
  /** Every one of them is there, sent from the phone. */
  onArrived: () => void;
}

/** On a computer: a code that opens this very step on the phone. */
export default function Handoff({ types, path, offered, onArrived }: HandoffProps) {
  const t = useText(handoffTexts);
  const { close } = useText(appTexts);
  const [open, setOpen] = useState(false);
  if (!offered && !open) return null;
  return (
    <div>
      <Button kind="outline" icon={<Icon name="phone" />} onClick={() => setOpen(true)}>
        {t.phoneLink}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.phoneTitle} closeLabel={close}>
        <Waiting types={types} path={path} onArrived={onArrived} />
      </Dialog>
    </div>
  );
}

function Waiting({ types, path, onArrived }: Omit<HandoffProps, 'offered'>) {
  const t = useText(handoffTexts);
  const arrived = useArrived(types);
  useEffect(() => {
    const timer = setInterval(reloadApplication, ASK_EVERY);
    return () => clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has arrived
  useEffect(() => {
    if (!arrived) return;
    toast.success(t.phoneArrived);
    onArrived();
  }, [arrived]);
  return (
    <div className="grid justify-items-center gap-4">
      <p>{t.phoneText}</p>
      <QrCode address={`${here().origin}${addressOf(path, { handoff: '1' })}`} label={t.phoneCode} />
      <p className="flex items-center gap-2 text-small text-ink-2">
        <Spinner /> {t.phoneWaiting}
      </p>
    </div>
  );
}

/** True when every document has a file, and at least one of them another than when the waiting began. */
function useArrived(types: readonly DocumentType[]): boolean {
  const { documents } = useApplication().documentsAnalysis;
  const mine = documents.filter((d) => types.includes(d.type));
  const files = mine.map((d) => d.mediaId).join();
  const [before] = useState(files);
  return files !== before && mine.every((d) => d.mediaId !== null && d.status !== 'rejected');
}
