import { countries } from '@volante/contract/countries/index.ts';
import { type Platform, platforms } from '@volante/contract/earnings/platforms.ts';
import { type ReactNode, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../../lib/idle.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { settings } from '../../../lib/settings.ts';
import { useText } from '../../../lib/text.ts';
import { inBrowser } from '../../../lib/visit.ts';
import { Card, Details } from '../../../ui/card.tsx';
import { useApplication } from '../../application/application.ts';
import { Screen } from '../../layout/screen.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { offeredPlatform, usePlatformName } from '../platform-accounts.ts';
import { platformQuery, spanOf } from '../platform-data.ts';
import { useLeaveUnoffered } from '../platforms/unoffered.ts';
import { HowToRecord } from '../recording/how-to-record.tsx';
import { ExampleScreen } from './example-screen.tsx';
import { howToTexts } from './how-to-texts.ts';
import { KeepPictures } from './keep-pictures.tsx';

/** Instructions for taking a platform's screenshots, with drawn examples. */
export default function Connect({ params }: { params: { slug: string } }) {
  const request = useApplication();
  const t = useText(howToTexts);
  const nameOf = usePlatformName();
  const platform = offeredPlatform(request, params.slug);
  useLeaveUnoffered(platform);
  if (!platform) return null;
  const { country } = request;
  const profileOnly = countries[country].profileOnly.includes(platform);
  return (
    <Screen
      title={t.title(platforms[platform].name)}
      lead={profileOnly ? t.leadProfileOnly : t.lead}
      step="earnings"
      stepDetail={nameOf(platform)}
      stepShare={0.3}
      back="/platforms"
      action={<ScreenButton to={`/platforms/${platform}`}>{t.start}</ScreenButton>}
      below={t.privacy(settings.learnsFromScreenshots && request.improvesReading === true)}
    >
      <div className="grid gap-4">
        <HowTo title={profileOnly ? t.profileOnly : t.profile} steps={t.profileSteps[platform]} marks={t.profileMarks}>
          <ExampleScreen platform={platform} country={country} kind="profile" />
        </HowTo>
        {!profileOnly && (
          <Later className="min-h-[38rem]">
            <HowTo
              title={t.earnings}
              steps={t.earningsSteps[platform]}
              marks={t.earningsMarks}
              note={<Which platform={platform} />}
            >
              <ExampleScreen platform={platform} country={country} kind="earnings" />
            </HowTo>
          </Later>
        )}
        {!profileOnly && <HowToRecord platform={platform} />}
        <Details summary={t.keys}>
          <p>{t.android}</p>
          <p className="mt-2">{t.iphone}</p>
        </Details>
        <KeepPictures />
      </div>
    </Screen>
  );
}

interface HowToProps {
  title: string;
  steps: string;
  marks: string;
  note?: ReactNode;
  children: ReactNode;
}

function HowTo({ title, steps, marks, note, children }: HowToProps) {
  const t = useText(howToTexts);
  return (
    <Card>
      <h2 className="mb-2 text-big font-extrabold">{title}</h2>
      <ol className="mb-4 grid list-decimal gap-1 pl-5 text-small marker:font-bold marker:text-brand-ink">
        {steps.split('|').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="-mx-4 overflow-hidden border-y border-line bg-brand-soft px-4 pt-4">{children}</div>
      <p className="mt-3 text-small">
        <b>{t.mustShow}:</b> {marks}.
      </p>
      {note}
    </Card>
  );
}

/**
 * Renders the part below the fold one render later, in reserved space, so that the screen opens sooner after a tap. A
 * server-rendered page has it from the start.
 */
function Later({ className, children }: { className: string; children: ReactNode }) {
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const isDrawn = useDeferredValue(true, isFromServer);
  return isDrawn ? children : <div className={className} />;
}

const neverChanges = () => () => undefined;

/** The span of the twelve weeks, from the server, which fixes them at the first upload. */
function Which({ platform }: { platform: Platform }) {
  const t = useText(howToTexts);
  const language = useLanguage();
  // Requested after the screen is painted: it is below the fold, and starting the first read of a visit takes a cheap
  // phone 40 ms.
  const [painted, setPainted] = useState(!inBrowser);
  useEffect(() => whenIdle(() => setPainted(true)), []);
  const { data } = useQuery({ ...platformQuery(useApplication().id, platform), enabled: painted });
  return <p className="mt-1 min-h-10 text-small text-ink-2">{data && t.which(spanOf(data, language))}</p>;
}
