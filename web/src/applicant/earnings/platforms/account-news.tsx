import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { PlatformAccount } from '@volante/contract/application.ts';
import type { ReactNode } from 'react';
import { formatRetryTime } from '../../../lib/call/retry-time.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useApplication } from '../../application/application.ts';
import { usableWidget } from '../../application/usable-widget.ts';
import { ScreenLink } from '../../navigation/link.tsx';
import { useToGoOn } from '../../sending/under-way.ts';
import { usePlatformName } from '../platform-accounts.ts';
import { accountTexts } from './account-texts.ts';

/** The state of a widget account, or why it failed, with the next actions. */
export function AccountNews({ account }: { account: PlatformAccount }) {
  const t = useText(accountTexts);
  const name = usePlatformName()(account.platform);
  const isAllGiven = nextScreen(useToGoOn(useApplication())) === '/platforms';
  const screenshots = <Way to={`/platforms/${account.platform}/connect`}>{t.screenshots}</Way>;
  if (account.status === 'failed') return <Failed account={account} screenshots={screenshots} />;
  if (account.status === 'pending')
    return (
      <Notice tone="info" title={t.readingTitle(name)} live>
        <p>{isAllGiven ? t.readingAll : t.reading}</p>
        <Ways>{screenshots}</Ways>
      </Notice>
    );
  return (
    <Notice tone="warn" title={t.missingTitle(name)}>
      <p>{t.missing}</p>
      <Ways>
        <Way to={`/platforms/${account.platform}`}>{t.complete}</Way>
      </Ways>
    </Notice>
  );
}

function Failed({ account, screenshots }: { account: PlatformAccount; screenshots: ReactNode }) {
  const t = useText(accountTexts);
  const language = useLanguage();
  const request = useApplication();
  const name = usePlatformName()(account.platform);
  const reason = account.reason ?? 'other';
  const until = account.retryAt ? Date.parse(account.retryAt) : 0;
  const refused = until > Date.now();
  const again = usableWidget(request) && reason !== 'platform_not_offered' && !refused;
  return (
    <Notice tone="bad" title={t.failedTitle(name)}>
      <p>
        <span>{t.reasons[reason](name)}</span>{' '}
        {refused && <span>{t.retryAfter(formatRetryTime(until, language))}</span>}
      </p>
      <Ways>
        {again && <Way to="/palenca">{t.again}</Way>}
        {screenshots}
      </Ways>
    </Notice>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-x-6">{children}</div>;
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ScreenLink to={to} className="inline-grid min-h-12 content-center font-bold underline">
      {children}
    </ScreenLink>
  );
}
