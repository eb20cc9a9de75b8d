import { minutes } from '@volante/contract/admission/minutes.ts';
import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type Platform, platforms } from '@volante/contract/earnings/platforms.ts';
import { useEffect, useState } from 'react';
import { pause } from '../../lib/call/waiting.ts';
import { here } from '../../lib/here.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { usableWidget } from '../application/usable-widget.ts';
import { Screen } from '../layout/screen.tsx';
import { go } from '../navigation/go.ts';
import { ScreenLink } from '../navigation/link.tsx';
import { PartnerBridge } from './partner-bridge.tsx';
import { palencaTexts } from './texts.ts';
import { widgetAddress } from './widget-address.ts';

/**
 * Both ways to prove earnings, side by side: the partner, with what it does and doesn't read, and screenshots. Drivers
 * go to the partner only by pressing a button. Without a partner it opens the platforms at once.
 */
export default function Palenca() {
  const request = useApplication();
  const t = useText(palencaTexts);
  const language = useLanguage();
  const widget = usableWidget(request);
  const address = widget && widgetAddress(widget, { requestId: request.id, language, origin: here().origin });
  const [down, setDown] = useState<Platform[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the application must not ask again
  useEffect(() => {
    if (!address) return void go('/platforms', {}, { replace: true });
    const stop = new AbortController();
    askPlatformsDown(request, stop.signal).then(setDown, () => undefined);
    return () => stop.abort();
  }, [address]);
  if (!widget || !address) return null;
  const isDown = down.length > 0;
  const all = down.length === countries[request.country].widgetPlatforms.length;
  const connect = (
    <li key="connect" className="grid">
      <a href={address} className={wayClass(!isDown)}>
        <WayCard
          title={isDown ? t.anyway : t.connect}
          text={t.connectText(widget.partner)}
          time={t.connectTime}
          icon="external"
        />
      </a>
    </li>
  );
  const upload = (
    <li key="upload" className="grid">
      <ScreenLink to="/platforms" className={wayClass(isDown)}>
        <WayCard title={t.upload} text={t.uploadText} time={t.uploadTime(minutes.platform)} icon="camera" />
      </ScreenLink>
    </li>
  );
  return (
    <Screen
      title={isDown ? t.downTitle : t.title}
      lead={isDown ? t.downLead : t.lead}
      step="earnings"
      back="/customer"
      part={down.length}
    >
      {isDown && (
        <div className="mb-3">
          <Notice tone="warn">
            {t.down(
              widget.partner,
              down.map((slug) => platforms[slug].name),
            )}
          </Notice>
        </div>
      )}
      <ul aria-label={t.ways} className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-3">
        {isDown ? [upload, !all && connect] : [connect, upload]}
      </ul>
      {!all && (
        <>
          <PartnerBridge partner={widget.partner} />
          <h2 className="mt-4 mb-2 font-extrabold">{t.partnerTitle(widget.partner)}</h2>
          <CheckList lines={t.read.split('|')} />
          <h2 className="mt-4 mb-2 font-extrabold">{t.notReadTitle}</h2>
          <CheckList lines={t.notRead(widget.partner).split('|')} mark="close" />
        </>
      )}
    </Screen>
  );
}

/** Timeout of the check, in ms. */
const TIMEOUT = 3000;

/** The country's platforms that the widget can't reach now; empty if unknown within the timeout. */
async function askPlatformsDown({ country }: Application, signal: AbortSignal): Promise<Platform[]> {
  const asked = call('GET /palenca/platforms-status', { signal }).then(({ platforms }) =>
    platforms.filter(({ status }) => status === 'down' || status === 'maintenance').map(({ platform }) => platform),
  );
  const down = await Promise.race([asked.catch(nobodySays), pause(TIMEOUT, signal).then(nobodySays)]);
  return countries[country].widgetPlatforms.filter((platform) => down.includes(platform));
}

function nobodySays(): Platform[] {
  return [];
}

interface WayCardProps {
  title: string;
  text: string;
  time: string;
  icon: IconName;
}

/** The link to one of the two ways: its name says what it does, the text explains it, and the time how long it takes. */
function WayCard({ title, text, time, icon }: WayCardProps) {
  return (
    <>
      <span className="grid size-9 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon name={icon} />
      </span>
      <span className="font-extrabold leading-tight">{title}</span>
      <span className="flex-1 text-small text-ink-2">{text}</span>
      <span className="text-small font-semibold">{time}</span>
    </>
  );
}

/** The style of the link; the recommended way is outlined in the action colour. */
function wayClass(first: boolean): string {
  return classes(
    'flex flex-col items-start gap-2 rounded-card border-2 bg-card p-3.5 active:bg-brand-soft',
    first ? 'border-brand' : 'border-line',
  );
}
