import { countries } from '@volante/contract/countries/index.ts';
import { type Platform, platforms } from '@volante/contract/earnings/platforms.ts';
import { useText } from '../../../lib/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { useWaitingPictures } from '../../application/waiting-pictures.ts';
import { lazyPart } from '../../navigation/lazy-part.tsx';
import { ScreenLink } from '../../navigation/link.tsx';
import { accountOf, connectedPlatforms, usePlatformName } from '../platform-accounts.ts';
import { earningsTexts } from '../texts.ts';

// Loaded separately: the code that reads weeks needs the query library, and most drivers see this list without a
// platform on it.
const ConnectedWeeks = lazyPart(() => import('./connected-weeks.tsx'), <Skeleton className="h-10 w-full" />);

/** The connected platforms with their data. */
export function ConnectedList() {
  const t = useText(earningsTexts);
  const connected = connectedPlatforms(useApplication());
  if (connected.length === 0) return null;
  return (
    <ul aria-label={t.listTitle} className="grid grid-cols-1 gap-3">
      {connected.map((platform) => (
        <li key={platform}>
          <ConnectedPlatform platform={platform} />
        </li>
      ))}
    </ul>
  );
}

function ConnectedPlatform({ platform }: { platform: Platform }) {
  const t = useText(earningsTexts);
  const request = useApplication();
  const name = usePlatformName()(platform);
  const { origin, onWord } = accountOf(request, platform) ?? {};
  const title = onWord ? t.completeTitle : t.connectedTitle;
  const profileOnly = countries[request.country].profileOnly.includes(platform);
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-card border border-ok-line bg-ok-soft py-2 pr-2 pl-4">
      <span className="text-ok-ink">
        <Icon name="check" />
      </span>
      <div className="min-w-0 flex-[1_1_9rem] py-1.5">
        <p className="font-bold">{title(platforms[platform].name)}</p>
        {profileOnly && <p className="text-small">{t.profileOnly}</p>}
        {!profileOnly && origin === 'widget' && <p className="text-small">{t.fromWidget}</p>}
        {!profileOnly && !request.access && <ConnectedWeeks platform={platform} />}
      </div>
      {!profileOnly && (
        <ScreenLink
          to={`/platforms/${platform}`}
          aria-label={t.seeWeeksOf(name)}
          className="grid min-h-12 min-w-12 flex-none place-content-center rounded-button px-2 text-small font-bold text-brand-ink underline"
        >
          {t.see}
        </ScreenLink>
      )}
    </div>
  );
}

/** The screenshots that wait for the driver on a platform's board, with a link to it. */
export function PicturesWait() {
  return useWaitingPictures().map(({ platform, title, look, place: { path, query } }) => (
    <Notice key={platform} tone="info" title={title}>
      <ScreenLink to={path} query={query} className="inline-grid min-h-12 content-center font-bold underline">
        {look}
      </ScreenLink>
    </Notice>
  ));
}
