import { countries } from '@volante/contract/countries/index.ts';
import { type Platform, platforms } from '@volante/contract/earnings/platforms.ts';
import { readAddress } from '@volante/contract/fields/address.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pause } from '../../lib/call/waiting.ts';
import { here } from '../../lib/here.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useApplication } from '../application/application.ts';
import { usableWidget } from '../application/usable-widget.ts';
import { PhoneEarningsDrawing } from '../drawings/phone-earnings.tsx';
import { Screen } from '../frame/screen.tsx';
import { ScreenButton } from '../router/link.tsx';
import { go } from '../router/navigation.ts';
import { askPlatformsDown } from './platforms-down.ts';
import { palencaTexts } from './texts.ts';
import { widgetAddress } from './widget-address.ts';

/** How long the message is shown before the redirect, in ms. */
const PAUSE = 2000;

/**
 * Announces the driver-data partner and redirects there, unless a platform is known to be unreachable; without a partner
 * redirects to the platforms at once.
 */
export default function Palenca() {
  const request = useApplication();
  const t = useText(palencaTexts);
  const language = useLanguage();
  const widget = usableWidget(request);
  const address = widget && widgetAddress(widget, { requestId: request.id, language, origin: here().origin });
  const [down, setDown] = useState<Platform[]>([]);
  const back = useSyncExternalStore(nothingToHear, cameBack, () => false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the application must not begin the pause anew
  useEffect(() => {
    if (!address) return void go('/platforms', {}, { replace: true });
    const stop = new AbortController();
    const leave = async () => {
      const [found] = await Promise.all([askPlatformsDown(request, stop.signal), pause(PAUSE, stop.signal)]);
      setDown(found);
      // Whoever comes back from the partner by the browser's button wants to choose, not to be sent there again.
      if (found.length === 0 && !cameBack()) location.assign(address);
    };
    leave().catch(() => undefined);
    return () => stop.abort();
  }, [address]);
  if (!address) return null;
  const all = down.length === countries[request.country].widgetPlatforms.length;
  const goThere = (
    <ButtonLink kind={down.length ? 'text' : 'solid'} href={address}>
      {down.length ? t.anyway : back ? t.goToPartner : t.now}
    </ButtonLink>
  );
  const screenshots = (
    <ScreenButton kind={down.length ? 'solid' : 'text'} to="/platforms">
      {down.length ? t.useScreenshots : t.screenshots}
    </ScreenButton>
  );
  return (
    <Screen
      title={down.length ? t.downTitle : back ? t.chooseTitle : t.title}
      lead={down.length ? t.downLead : back ? t.chooseLead : t.lead}
      step="earnings"
      back="/customer"
      part={down.length}
      hero={<PhoneEarningsDrawing />}
      action={down.length ? screenshots : goThere}
      below={down.length ? !all && goThere : screenshots}
    >
      {down.length > 0 && <Notice tone="warn">{t.down(down.map((slug) => platforms[slug].name))}</Notice>}
    </Screen>
  );
}

function cameBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward' && readAddress(new URL(load.name).pathname, '').path === '/palenca';
}

const nothingToHear = () => () => {};
