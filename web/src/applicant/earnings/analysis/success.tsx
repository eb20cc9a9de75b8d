import { countries } from '@volante/contract/countries/index.ts';
import { platforms } from '@volante/contract/earnings/platforms.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { FullWeeksDrawing } from '../../drawings/full-weeks.tsx';
import { Screen } from '../../layout/screen.tsx';
import { lazyPart } from '../../navigation/lazy-part.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { accountOf, isConnected, offeredPlatform, usePlatformName } from '../platform-accounts.ts';
import { ConnectedList, PicturesWait } from '../platforms/connected-list.tsx';
import { useLeaveUnoffered } from '../platforms/unoffered.ts';
import { earningsTexts } from '../texts.ts';
import { PassButton } from './pass-button.tsx';

const Chart = lazyPart(() => import('./earnings-chart.tsx'), <Skeleton className="min-h-[236px]" />);

/** Success screen of a platform: connected platforms, and both next actions. */
export default function PlatformSuccess({ params }: { params: { slug: string } }) {
  const request = useApplication();
  const t = useText(earningsTexts);
  const nameOf = usePlatformName();
  const offered = offeredPlatform(request, params.slug);
  const platform = offered && isConnected(request, offered) ? offered : null;
  useLeaveUnoffered(platform);
  if (!platform) return null;
  const title = accountOf(request, platform)?.onWord ? t.completeSuccess : t.successTitle;
  const hasWeeks = !countries[request.country].profileOnly.includes(platform);
  return (
    <Screen
      title={title(platforms[platform].name)}
      lead={t.successLead}
      step="earnings"
      stepDetail={nameOf(platform)}
      stepShare={1}
      back={`/platforms/${platform}`}
      action={<PassButton />}
      below={
        <ScreenButton kind="text" to="/platforms">
          {t.another}
        </ScreenButton>
      }
    >
      <div className="grid gap-3 not-empty:mb-3">
        <PicturesWait />
      </div>
      <div className="mb-3 max-w-[24rem]">
        <FullWeeksDrawing />
      </div>
      {hasWeeks && !request.access && (
        <div className="mb-3">
          <Chart platform={platform} />
        </div>
      )}
      <ConnectedList />
    </Screen>
  );
}
