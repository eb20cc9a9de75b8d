import { platforms } from '@volante/contract/earnings/platforms.ts';
import { readAddress } from '@volante/contract/fields/address.ts';
import { useEffect, useState } from 'react';
import { pause } from '../../lib/call/waiting.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { reloadApplication, useApplication } from '../application/application.ts';
import { Screen } from '../layout/screen.tsx';
import { go } from '../navigation/go.ts';
import { type Brought, fetchAccount, sendAccount } from './bring-account.ts';
import { PartnerBridge } from './partner-bridge.tsx';
import { palencaTexts } from './texts.ts';

/** Minimum time on this screen, in ms; reading an account may take longer, which the platform list shows. */
const PAUSE = 5000;

/**
 * Return from the partner, or verification of a link's account: reads and shows the account, then opens the platforms. Only
 * the account id in the address is used, and the server verifies it.
 */
export default function PalencaReturn() {
  const { id } = useApplication();
  const t = useText(palencaTexts);
  const [account, setAccount] = useState<Brought>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the screen opens
  useEffect(() => {
    const stop = new AbortController();
    const { path, query } = readAddress(location.pathname, location.search);
    const accountId = query.get('account_id');
    const bring = async () => {
      if (!accountId) return reloadApplication();
      const fetched = await (path === '/palenca-return' ? fetchAccount : sendAccount)(id, accountId, stop.signal);
      setAccount(fetched);
      if (fetched === 'unknown') toast.error(t.unknownAccount, 9000);
    };
    const leave = async () => {
      // Without an update on the account, the platforms are shown in their last known state.
      if (settings.widget) await Promise.all([pause(PAUSE, stop.signal), bring().catch(() => undefined)]);
      if (!stop.signal.aborted) await go('/platforms', {}, { replace: true });
    };
    leave().catch(() => undefined);
    return () => stop.abort();
  }, []);
  if (!settings.widget) return null;
  return (
    <Screen title={t.returnTitle} lead={t.returnLead} step="earnings" stepShare={0.2}>
      <PartnerBridge partner={settings.widget.partner} moving />
      <p role="status" className="mt-4 flex min-h-12 items-center justify-center gap-3 text-center font-bold">
        {account && account !== 'unknown' ? t.account[account.status](platforms[account.platform].name) : t.asking}
      </p>
    </Screen>
  );
}
