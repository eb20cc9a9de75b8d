import { countries } from '@volante/contract/countries/index.ts';
import { type Platform, platforms } from '@volante/contract/earnings/platforms.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { ScreenLink } from '../../router/link.tsx';
import { accountOf, connectedPlatforms, platformQuery, summarize, usePlatformName } from '../platform-data.ts';
import { earningsTexts } from '../texts.ts';

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
  const origin = accountOf(request, platform)?.origin;
  const profileOnly = countries[request.country].profileOnly.includes(platform);
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-card border border-ok-line bg-ok-soft py-2 pr-2 pl-4">
      <span className="text-ok-ink">
        <Icon name="check" />
      </span>
      <div className="min-w-0 flex-[1_1_9rem] py-1.5">
        <p className="font-bold">{t.connectedTitle(platforms[platform].name)}</p>
        {profileOnly && <p className="text-small">{t.profileOnly}</p>}
        {!profileOnly && origin === 'widget' && <p className="text-small">{t.fromWidget}</p>}
        {!profileOnly && <Weeks platform={platform} />}
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

function Weeks({ platform }: { platform: Platform }) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const { data } = useQuery(platformQuery(useApplication().id, platform));
  if (!data) return <Skeleton label={t.loading} className="h-10 w-full" />;
  const { filled, of, average } = summarize(data);
  return (
    <p className="min-h-10 text-small">{t.summary(filled, of, formatMoney(average ?? 0, data.currency, language))}</p>
  );
}
