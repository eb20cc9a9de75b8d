import type { PlatformAccount } from '@volante/contract/admission/application.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PlatformTile as PlatformLogo } from '../../drawings/platforms.tsx';
import { ScreenLink } from '../../navigation/link.tsx';
import { isComplete, usePlatformName } from '../platform-accounts.ts';
import { earningsTexts } from '../texts.ts';

interface PlatformTileProps {
  platform: Platform;
  account: PlatformAccount | undefined;
  /** Number of filled weeks of a started platform. */
  progress: ReactNode;
}

/** A platform in the grid. A connected one can't be chosen again; a started one resumes. */
export function PlatformTile({ platform, account, progress }: PlatformTileProps) {
  const t = useText(earningsTexts);
  const name = usePlatformName()(platform);
  const connected = account !== undefined && isComplete(account);
  const begun = account !== undefined && !connected && account.status !== 'failed';
  const look = classes(
    'relative flex min-h-32 flex-col items-center gap-2 rounded-card border-[1.5px] bg-card px-1 pt-4 pb-3 text-center font-bold',
    connected ? 'border-ok' : 'border-line active:bg-brand-soft',
  );
  const inside = (
    <>
      <PlatformLogo slug={platform} />
      <span className="grid w-full flex-1 place-items-center hyphens-auto wrap-anywhere text-[0.9375rem] leading-[1.25rem]">
        <span translate="no">{name}</span>
      </span>
      {!account && <span className="-mt-1 text-small font-semibold text-brand-ink">{t.connect}</span>}
      {connected && (
        <span className="-mt-1 text-small font-semibold text-ok-ink">{account.onWord ? t.complete : t.connected}</span>
      )}
      {begun && (
        <span className="-mt-1 text-small font-semibold text-warn-ink">
          {account.origin === 'widget' && account.status === 'pending' ? t.reading : progress}
        </span>
      )}
      {account?.status === 'failed' && <span className="-mt-1 text-small font-semibold text-bad-ink">{t.failed}</span>}
    </>
  );
  if (connected)
    return (
      <div className={look}>
        <span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-ok text-on-ok">
          <Icon name="check" size={15} />
        </span>
        {inside}
      </div>
    );
  return (
    <ScreenLink likely to={begun ? `/platforms/${platform}` : `/platforms/${platform}/connect`} className={look}>
      {inside}
    </ScreenLink>
  );
}
