import { useEffect } from 'react';
import { here } from '../../lib/here.ts';
import { useText } from '../../lib/text.ts';
import { useComputer } from '../../lib/wide.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { addressOf } from '../navigation/address.ts';
import { type HandedThings, handOffTexts } from './hand-off-texts.ts';
import { fragmentOf } from './scanned-token.ts';
import type { HandOffState } from './use-hand-off.ts';
import { useToken } from './use-token.ts';

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

/** A QR code that opens this step on the phone: on a computer visible from the start, on a tablet behind a button. */
export default function HandOffLink(props: HandOffLinkProps) {
  return useComputer() ? <Code {...props} /> : <Link {...props} />;
}

/** The screen beside it shows the progress. */
function Code({ handOff, path, query, things }: HandOffLinkProps) {
  const t = useText(handOffTexts);
  const { onShown } = handOff;
  useEffect(onShown, [onShown]);
  return (
    <section aria-labelledby="hand-off" className="hidden rounded-card border border-line bg-ground p-5 wide:block">
      <h2 id="hand-off" className="flex items-center gap-2 font-bold">
        <span className="text-brand">
          <Icon name="phoneCode" size={24} />
        </span>
        {t.link}
      </h2>
      <div className="my-3 grid justify-items-center">
        <StepCode path={path} query={query} className="size-40" />
      </div>
      <p className="text-small">{t.text}</p>
      <p role="status" className="mt-3 border-t border-line pt-3 text-small text-ink-2">
        {t.waiting[things]}
      </p>
    </section>
  );
}

function Link({ handOff, path, query, things, soFar }: HandOffLinkProps) {
  const t = useText(handOffTexts);
  return (
    <div>
      <Button kind="outline" icon={<Icon name="phoneCode" />} onClick={() => handOff.setOpen(true)}>
        {t.link}
      </Button>
      {handOff.open && (
        <Dialog onClose={() => handOff.setOpen(false)} title={t.link}>
          <div className="grid justify-items-center gap-4">
            <p>{t.text}</p>
            <StepCode path={path} query={query} className="size-[220px]" />
            <p role="status" className="flex items-center gap-2 text-small text-ink-2">
              <Spinner /> <span>{soFar ? `${t.waiting[things]} ${soFar}` : t.waiting[things]}</span>
            </p>
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface StepCodeProps {
  path: string;
  query: Record<string, string> | undefined;
  className: string;
}

/** The code of the step, with the token that makes the phone known. */
function StepCode({ path, query, className }: StepCodeProps) {
  const t = useText(handOffTexts);
  const token = useToken();
  if (token === undefined) return <Skeleton className={className} />;
  const step = `${here().origin}${addressOf(path, { ...query, handoff: '1' })}`;
  return <QrCode address={token ? step + fragmentOf(token) : step} label={t.code} className={className} />;
}
