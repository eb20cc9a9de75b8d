import { countries } from '@volante/contract/countries/index.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { maySameNameBe } from '@volante/contract/earnings/same-name.ts';
import { WEEKS_WANTED } from '@volante/contract/earnings/weeks.ts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/idle.ts';
import { callOld, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { failureText } from '../../application/failure.ts';
import { useHandOff } from '../../hand-off/use-hand-off.ts';
import { Screen } from '../../layout/screen.tsx';
import { accountOf, offeredPlatform, usePlatformName } from '../platform-accounts.ts';
import { isFilled, platformQuery } from '../platform-data.ts';
import { useLeaveUnoffered } from '../platforms/unoffered.ts';
import { earningsTexts } from '../texts.ts';
import { ProfileStep } from '../upload/profile-step.tsx';
import { uploadTexts } from '../upload/upload-texts.ts';
import { askedToOpen, forgetAsked } from './asked-to-open.ts';
import { BoardStep } from './board-step.tsx';

/** The two steps of a platform: its profile, then the board of weeks. */
export default function PlatformScreen({ params }: { params: { slug: string } }) {
  const platform = offeredPlatform(useApplication(), params.slug);
  useLeaveUnoffered(platform);
  return platform && <Steps key={platform} platform={platform} />;
}

function Steps({ platform }: { platform: Platform }) {
  const request = useApplication();
  const [backAtProfile, setBackAtProfile] = useState(() => askedToOpen() === 'profile');
  // Sending a week answers the question; until then it is asked again after a reload.
  const [answered, setAnswered] = useState(false);
  const handOff = useHandOff(() => {
    void callOld(platformQuery(request.id, platform));
    reloadApplication().catch(() => undefined);
  });
  useEffect(() => whenIdle(fetchSender), []);
  const { data, error, refetch } = useQuery(platformQuery(request.id, platform));
  if (!data) return <Loading platform={platform} error={error} retry={refetch} />;
  const { fullName, rating } = data.profileMetrics;
  const profileOnly = countries[request.country].profileOnly.includes(platform);
  const { firstName, lastName } = request.personalData;
  const isOther = fullName !== null && !maySameNameBe(fullName, `${firstName} ${lastName}`);
  const hasProfile = fullName !== null || rating !== null || accountOf(request, platform)?.metrics.status === 'success';
  const doubted = isOther && !answered && !data.earnings.some(isFilled);
  if (!hasProfile || profileOnly || backAtProfile || doubted)
    return (
      <ProfileStep
        platform={platform}
        data={data}
        read={hasProfile}
        profileOnly={profileOnly}
        handOff={handOff}
        onStart={() => setBackAtProfile(true)}
        onDone={() => {
          setAnswered(true);
          setBackAtProfile(false);
          forgetAsked();
        }}
        doubted={doubted}
      />
    );
  return <BoardStep platform={platform} data={data} handOff={handOff} onProfile={() => setBackAtProfile(true)} />;
}

// A deployment before a screenshot is chosen would remove the code that sends it.
function fetchSender(): void {
  import('../upload/send-screenshot.ts').then(
    (sender) => sender.fetchWorker(),
    () => undefined,
  );
}

function Loading({ platform, error, retry }: { platform: Platform; error: unknown; retry: () => void }) {
  const t = useText(uploadTexts);
  const { again, loading } = useText(earningsTexts);
  const name = usePlatformName()(platform);
  if (error)
    return (
      <Screen
        title={t.board}
        step="earnings"
        stepDetail={t.detailWeeks(name)}
        back="/platforms"
        action={<Button onClick={() => retry()}>{again}</Button>}
      >
        <Notice tone="bad" live>
          {failureText(error)}
        </Notice>
      </Screen>
    );
  return (
    <Screen
      title={t.board}
      lead={t.lead}
      step="earnings"
      stepDetail={t.detailWeeks(name)}
      back="/platforms"
      beside={{ column: true, content: null }}
    >
      <Skeleton label={loading} className="sr-only" />
      <div className="grid grid-cols-3 gap-2 wide:grid-cols-4">
        {Array.from({ length: WEEKS_WANTED }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places only
          <Skeleton key={i} className="h-[78px]" />
        ))}
      </div>
    </Screen>
  );
}
