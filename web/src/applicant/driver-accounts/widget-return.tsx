import type { PlatformAccount } from '@volante/contract/application.ts';
import { platforms } from '@volante/contract/earnings/platforms.ts';
import { readAddress } from '@volante/contract/fields/address.ts';
import { useEffect, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { pause } from '../../lib/call/waiting.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { reloadApplication, storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { Screen } from '../layout/screen.tsx';
import { go } from '../navigation/go.ts';
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

/** `unknown`: the partner has no such account of this applicant. */
type Brought = PlatformAccount | 'unknown' | null;

/** Sends the account named in the address and returns its state; null if not known yet. */
async function sendAccount(requestId: string, accountId: string, signal: AbortSignal): Promise<Brought> {
  try {
    const body = { accountId, requestId };
    const application = await call('POST /public/admission/requests/{requestId}/palenca-accounts', {
      params: { requestId },
      body,
      signal,
    });
    storeApplication(application);
    return application.palenca.accounts.find((account) => account.accountId === accountId) ?? null;
  } catch (error) {
    return isUnknown(error) ? 'unknown' : null;
  }
}

/** The two calls after returning from the widget: the platform, then profile and earnings. Failures are retried later. */
async function fetchAccount(requestId: string, accountId: string, signal: AbortSignal): Promise<Brought> {
  try {
    const platform = await call('GET /palenca/palencaData', { query: { account_id: accountId }, signal }).then(
      (data) => data.platform,
      () => null,
    );
    const query = { account_id: accountId, external_id: requestId, ...(platform && { platform }) };
    const { status } = await call('GET /palenca/updateProfilAndEarning', { query, signal });
    if (status === 'unknown') return 'unknown';
    const { palenca } = await reloadApplication();
    return palenca.accounts.find((account) => account.accountId === accountId) ?? null;
  } catch {
    return null;
  }
}

function isUnknown(error: unknown): boolean {
  const codes: unknown[] = ['account_not_found', 'unprocessable_error'];
  return error instanceof CallError && codes.includes(error.code);
}
