import { isReadingAccount } from '@volante/contract/admission/before-earnings.ts';
import { minutes } from '@volante/contract/admission/minutes.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { Application, PlatformAccount } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type Platform, platformName, platforms } from '@volante/contract/earnings/platforms.ts';
import { WEEKS_WANTED } from '@volante/contract/earnings/weeks.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { usePolling } from '../../../lib/polling.ts';
import { getText, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { usableWidget } from '../../application/usable-widget.ts';
import { useWaitingPictures } from '../../application/waiting-pictures.ts';
import { PhoneEarningsDrawing, PlatformTile as PlatformLogo } from '../../drawings/platforms.tsx';
import { Screen } from '../../layout/screen.tsx';
import { ScreenButton, ScreenLink } from '../../navigation/link.tsx';
import { useToGoOn } from '../../sending/under-way.ts';
import { PassButton } from '../analysis/pass-button.tsx';
import { accountOf, connectedPlatforms, isComplete, usePlatformName } from '../platform-accounts.ts';
import { earningsTexts } from '../texts.ts';
import { AccountNews } from './account-news.tsx';
import { accountTexts } from './account-texts.ts';
import { ConnectedList, PicturesWait } from './connected-list.tsx';

/** The platforms of the applicant's country; one connected platform is enough to continue. */
export default function Platforms() {
  const request = useApplication();
  const t = useText(earningsTexts);
  const language = useLanguage();
  const accounts = useText(accountTexts);
  const grid = useRef<HTMLUListElement>(null);
  const { platforms } = countries[request.country];
  const connected = connectedPlatforms(request);
  const open = platforms.filter((platform) => !connected.includes(platform));
  const news = open.flatMap((platform) => {
    const account = accountOf(request, platform);
    return account?.origin === 'widget' ? [account] : [];
  });
  const waiting = useWaitingPictures();
  useAwaitedAccounts(request);
  const weeks = useBegunWeeks(open);
  // The platform that only needs more screenshots; a connected account shows itself what is missing.
  const begun = open.find((item) => weeks[item] && !news.some(({ platform }) => platform === item));
  const next = nextScreen(useToGoOn(request));
  const ahead = isReadingAccount(request) && next !== '/platforms' ? next : null;
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      step="earnings"
      stepShare={connected.length ? 0.9 : 0.2}
      back="/customer"
      action={
        connected.length > 0 ? (
          <PassButton />
        ) : ahead ? (
          <ScreenButton to={ahead}>{accounts.meanwhile}</ScreenButton>
        ) : (
          begun && <ScreenButton to={`/platforms/${begun}`}>{t.goOnWith(platformName(begun, language))}</ScreenButton>
        )
      }
      below={
        connected.length > 0 ? (
          <Another open={open} onMany={() => grid.current?.querySelector('a')?.focus()} />
        ) : (
          usableWidget(request) &&
          news.length === 0 && (
            <ScreenButton kind="text" to="/palenca">
              {accounts.connectAccount}
            </ScreenButton>
          )
        )
      }
    >
      <ul ref={grid} aria-label={t.grid} className={`mb-4 grid ${platforms.length > 2 ? three : two}`}>
        {platforms.map((platform) => (
          <li key={platform} className="grid">
            <PlatformTile platform={platform} account={accountOf(request, platform)} progress={weeks[platform]} />
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <PicturesWait />
        <ConnectedList />
        {news.map((account) => (
          <AccountNews key={account.accountId} account={account} />
        ))}
      </div>
      {open.length === platforms.length && news.length + waiting.length === 0 && (
        <div className="desk:flex desk:items-center desk:gap-6">
          <div className="desk:w-80 desk:flex-none">
            <PhoneEarningsDrawing />
          </div>
          {!begun && <p className="text-small text-ink-2 max-desk:mt-3">{t.howLong(minutes.platform)}</p>}
        </div>
      )}
    </Screen>
  );
}

// Side by side while their names fit; very large letters wrap to more rows.
const three = 'grid-cols-[repeat(auto-fit,minmax(max(5.4rem,30%),1fr))] gap-2';
const two = 'grid-cols-[repeat(auto-fit,minmax(max(5.4rem,40%),1fr))] gap-3';

/** A link to the only platform left, or to the first of several. */
function Another({ open, onMany }: { open: readonly Platform[]; onMany: () => void }) {
  const t = useText(earningsTexts);
  const [first, ...others] = open;
  if (!first) return null;
  if (others.length)
    return (
      <Button kind="text" onClick={onMany}>
        {t.another}
      </Button>
    );
  return (
    <ScreenButton kind="text" to={`/platforms/${first}/connect`}>
      {t.another}
    </ScreenButton>
  );
}

/** "7 of 12 weeks" for each started, incomplete platform. */
function useBegunWeeks(open: readonly Platform[]): Partial<Record<Platform, string>> {
  const t = useText(earningsTexts);
  const request = useApplication();
  const texts = open.flatMap((platform) => {
    const { status, origin, weeks = 0 } = accountOf(request, platform) ?? {};
    const begun = status === 'success' || (status === 'pending' && origin === 'screenshots');
    return begun ? [[platform, t.weeksOf(weeks, WEEKS_WANTED)]] : [];
  });
  return Object.fromEntries(texts);
}

/** Polling interval while an account is being read, in ms. */
const EVERY = 4000;

/** Polls while the partner reads an account, and announces the result. */
function useAwaitedAccounts({ palenca }: Application): void {
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

interface PlatformTileProps {
  platform: Platform;
  account: PlatformAccount | undefined;
  /** Number of filled weeks of a started platform. */
  progress: ReactNode;
}

/** A platform in the grid. A connected one can't be chosen again; a started one resumes. */
function PlatformTile({ platform, account, progress }: PlatformTileProps) {
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
