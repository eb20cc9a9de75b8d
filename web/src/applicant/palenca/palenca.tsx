import { readAddress } from '@volante/contract/address.ts';
import { useEffect } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PhoneEarningsDrawing } from '../drawings/phone-earnings.tsx';
import { ScreenButton } from '../link.tsx';
import { go } from '../navigation.ts';
import { useRequest } from '../request.ts';
import { Screen } from '../screen.tsx';
import { palencaTexts } from './texts.ts';
import { widgetAddress } from './widget-address.ts';

/** How long the message stands before the redirect, in ms. */
const PAUSE = 2000;

/** Announces the driver-data partner and leads there; without one it leads to the platforms at once. */
export default function Palenca() {
  const { id } = useRequest();
  const t = useText(palencaTexts);
  const language = useLanguage();
  const { widget } = settings;
  const address = widget && widgetAddress(widget, { requestId: id, language, origin: location.origin });
  useEffect(() => {
    if (!address) return void go('/platforms', {}, { replace: true });
    // Whoever comes back from the partner by the browser's button wants to choose, not to be sent there again.
    if (cameBack()) return;
    const timer = setTimeout(() => location.assign(address), PAUSE);
    return () => clearTimeout(timer);
  }, [address]);
  if (!address) return null;
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      step="earnings"
      back="/customer"
      hero={<PhoneEarningsDrawing />}
      action={<ButtonLink href={address}>{t.now}</ButtonLink>}
      below={
        <ScreenButton kind="text" to="/platforms">
          {t.screenshots}
        </ScreenButton>
      }
    />
  );
}

function cameBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward' && readAddress(new URL(load.name).pathname, '').path === '/palenca';
}
