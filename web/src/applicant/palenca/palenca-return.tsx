import { useEffect } from 'react';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { pause } from '../../lib/waiting.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { go } from '../navigation.ts';
import { reloadRequest } from '../request.ts';
import { Screen } from '../screen.tsx';
import { palencaTexts } from './texts.ts';

/** The least this screen shows, in ms; reading an account takes longer, and the list of platforms says so. */
const PAUSE = 5000;

/** Back from the partner: a moment of patience, then the platforms. What the address says of the account is not trusted. */
export default function PalencaReturn() {
  const t = useText(palencaTexts);
  useEffect(() => {
    const stop = new AbortController();
    const leave = async () => {
      // Without news of the account the platforms are shown as they were last known.
      if (settings.widget) await Promise.all([pause(PAUSE, stop.signal), reloadRequest().catch(() => undefined)]);
      await go('/platforms', {}, { replace: true });
    };
    leave().catch(() => undefined);
    return () => stop.abort();
  }, []);
  if (!settings.widget) return null;
  return (
    <Screen
      title={t.returnTitle}
      lead={t.returnLead}
      step="earnings"
      hero={
        <div className="grid place-items-center py-16 text-brand" role="status">
          <Spinner size={48} />
          <span className="sr-only">{t.returnTitle}</span>
        </div>
      }
    />
  );
}
