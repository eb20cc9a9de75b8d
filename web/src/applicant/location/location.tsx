import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { useState } from 'react';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useApplication } from '../application/application.ts';
import { failureText } from '../application/failure.ts';
import { DoneDrawing } from '../drawings/done.tsx';
import { PlaceDrawing } from '../drawings/place.tsx';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { useToGoOn } from '../sending/under-way.ts';
import { locationTexts } from './texts.ts';
import { type LocationSharing, useLocationSharing } from './use-location.ts';

/** Duration of the success toast, in ms. */
const NEWS = 9000;

/** Asks for the location, waits for it, and shows what was saved. */
export default function Location() {
  const { locationData } = useApplication();
  const t = useText(locationTexts);
  const sharing = useLocationSharing();
  const [asking, setAsking] = useState(locationData === null);
  const share = async () => {
    if (!(await sharing.share())) return;
    setAsking(false);
    toast.success(t.toast, NEWS);
  };
  if (sharing.looking) return <Looking />;
  return asking || !locationData ? (
    <Ask share={share} problem={sharing.problem} />
  ) : (
    <Done data={locationData} share={() => setAsking(true)} />
  );
}

function Ask({ share, problem }: Pick<LocationSharing, 'problem'> & { share: () => void }) {
  const t = useText(locationTexts);
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      step="home_visit"
      stepDetail={t.detail}
      part="ask"
      back
      action={<Button onClick={share}>{t.share}</Button>}
      below={
        <ScreenButton kind="text" to="/tasks">
          {t.later}
        </ScreenButton>
      }
    >
      {problem !== null && (
        <div className="mb-4">
          <Notice tone="bad" title={t.failed} live>
            {failureText(problem)} {t.failedText}
          </Notice>
        </div>
      )}
      <div className="mx-auto mb-4 w-[190px] desk:w-[300px]">
        <PlaceDrawing />
      </div>
      <ul className="grid gap-2.5">
        {[t.consent.once, t.consent.people, t.consent.rough].map((line) => (
          <li key={line} className="flex gap-3">
            <span className="mt-0.5 text-ok-ink">
              <Icon name="check" />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <a
        href={settings.brand.privacyPolicyUrl}
        target="_blank"
        rel="noreferrer"
        className="mt-1 inline-flex min-h-12 items-center font-semibold text-brand-ink underline"
      >
        {t.privacy}
      </a>
    </Screen>
  );
}

function Looking() {
  const t = useText(locationTexts);
  return (
    <Screen
      title={t.lookingTitle}
      lead={t.lookingLead}
      step="home_visit"
      stepDetail={t.detail}
      stepShare={0.5}
      part="looking"
    >
      <div className="pulse-soft mx-auto mb-5 w-[190px] desk:w-[300px]">
        <PlaceDrawing />
      </div>
      <p className="grid place-items-center text-brand">
        <Spinner />
      </p>
    </Screen>
  );
}

function Done({
  data,
  share,
}: {
  data: NonNullable<ReturnType<typeof useApplication>['locationData']>;
  share: () => void;
}) {
  const t = useText(locationTexts);
  const request = useApplication();
  const exact = data.latitude !== null;
  const where = data.location && (exact ? t.near(data.location) : t.roughIn(data.location));
  return (
    <Screen
      title={exact ? t.doneTitle : t.roughTitle}
      lead={[exact ? t.exact : t.rough, where].filter(Boolean).join(' ')}
      part="done"
      hero={<DoneDrawing />}
      action={<ScreenButton to={nextScreen(useToGoOn(request))}>{t.goOn}</ScreenButton>}
      below={
        <Button kind="text" onClick={share}>
          {exact ? t.renew : t.again}
        </Button>
      }
    />
  );
}
