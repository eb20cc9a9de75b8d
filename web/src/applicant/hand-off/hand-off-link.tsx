import { here } from '../../lib/here.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { appTexts } from '../frame/app-texts.ts';
import { addressOf } from '../router/address.ts';
import { type HandedThings, handOffTexts } from './hand-off-texts.ts';
import type { HandOffState } from './use-hand-off.ts';

export interface HandOffLinkProps {
  handOff: HandOffState;
  /** The path and parameters of this step. */
  path: string;
  query?: Record<string, string>;
  /** What the phone will send. */
  things: HandedThings;
  /** Progress in words. */
  soFar?: string | undefined;
}

/** On a computer: a QR code that opens this step on the phone. */
export default function HandOffLink({ handOff, path, query, things, soFar }: HandOffLinkProps) {
  const t = useText(handOffTexts);
  const app = useText(appTexts);
  return (
    <div>
      <Button kind="outline" icon={<Icon name="phone" />} onClick={() => handOff.setOpen(true)}>
        {t.link}
      </Button>
      <Dialog open={handOff.open} onClose={() => handOff.setOpen(false)} title={t.link} closeLabel={app.close}>
        <div className="grid justify-items-center gap-4">
          <p>{t.text}</p>
          <QrCode address={`${here().origin}${addressOf(path, { ...query, handoff: '1' })}`} label={t.code} />
          <p role="status" className="flex items-center gap-2 text-small text-ink-2">
            <Spinner /> {t.waiting[things]} {soFar}
          </p>
        </div>
      </Dialog>
    </div>
  );
}
