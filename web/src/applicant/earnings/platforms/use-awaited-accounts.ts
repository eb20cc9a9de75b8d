import type { Application } from '@volante/contract/admission/application.ts';
import { platforms } from '@volante/contract/earnings/platforms.ts';
import { useEffect, useRef } from 'react';
import { usePolling } from '../../../lib/polling.ts';
import { getText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { reloadApplication } from '../../application/application.ts';
import { accountTexts } from './account-texts.ts';

/** Polling interval while an account is being read, in ms. */
const EVERY = 4000;

/** Polls while the partner reads an account, and announces the result. */
export function useAwaitedAccounts({ palenca }: Application): void {
  const waiting = palenca.accounts.filter(({ origin, status }) => origin === 'widget' && status === 'pending');
  const awaited = useRef(new Set<string>());
  const ask = () => void reloadApplication().catch(() => undefined);
  usePolling(ask, { every: waiting.length > 0 ? EVERY : null });
  useEffect(() => {
    for (const { accountId, platform, origin, status } of palenca.accounts) {
      if (origin !== 'widget') continue;
      if (status === 'pending') awaited.current.add(accountId);
      else if (awaited.current.delete(accountId) && status === 'success')
        toast.success(getText(accountTexts).connected(platforms[platform].name));
    }
  }, [palenca.accounts]);
}
