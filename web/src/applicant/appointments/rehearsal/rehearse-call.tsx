import { bookingScreen } from '@volante/contract/admission/visit-parts.ts';
import { type RehearsalResult, rehearsalChecks } from '@volante/contract/appointments/attendance.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { useEffect, useRef, useState } from 'react';
import { keepWritten } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { Screen } from '../../layout/screen.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { useVisit, visitQuery } from '../visit/visit.ts';
import { CheckRows } from './check-rows.tsx';
import { HomeQuestion } from './home-question.tsx';
import { canRehearse } from './open-call.ts';
import { type Phone, phoneOf } from './phone.ts';
import { rehearsalTexts } from './rehearsal-texts.ts';
import { type Found, type Running, useRehearsal } from './use-rehearsal.ts';

/** Tries out camera, light, microphone and upload before the call, and says how to mend what fails on this phone. */
export default function RehearseCall({ seconds }: { seconds?: number }) {
  const t = useText(rehearsalTexts);
  const application = useApplication();
  const { data: visit } = useVisit(application);
  const running = useRehearsal(application.id, seconds);
  const phone = usePhone();
  const [home, setHome] = useState<Found>({ state: 'skipped' });
  const isDone = running.phase === 'done';
  useSaved(application.id, visit ?? null, isDone ? resultOf(running, home) : null);
  const failed = isDone && [...Object.values(running.findings), home].some(({ state }) => state === 'failed');
  const isUnderWay = running.phase === 'opening' || running.phase === 'running';
  const start = (kind: 'solid' | 'outline') => (
    <Button kind={kind} busy={isUnderWay} disabled={!visit} onClick={running.start}>
      {isDone ? t.again : t.start}
    </Button>
  );
  const leave = (kind: 'solid' | 'text') => (
    <ScreenButton kind={kind} to={bookingScreen} query={{ step: 'reschedule' }}>
      {isDone ? t.back : t.notNow}
    </ScreenButton>
  );
  return (
    <Screen
      title={!isDone ? t.title : failed ? t.doneTitle : t.fineTitle}
      lead={!isDone ? t.lead : failed ? t.doneLead : t.fineLead}
      step="home_visit"
      back={bookingScreen}
      part={isDone ? 'done' : 'try'}
      action={isDone && !failed ? leave('solid') : start('solid')}
      below={isDone && !failed ? start('outline') : leave('text')}
    >
      {visit === undefined && <Skeleton className="h-60" />}
      {phone && !phone.canRehearse && (
        <Notice tone="info" title={t.withoutTitle} className="mb-4">
          <p>{t.without}</p>
          {phone.kind.startsWith('app_') && <p className="mt-2 font-semibold">{t.allow[phone.kind]}</p>}
        </Notice>
      )}
      <Picture running={running} shown={isUnderWay} />
      {running.phase !== 'ready' && (
        <>
          <CheckRows findings={running.findings} home={isDone ? home : null} phone={phone?.kind ?? 'computer'} />
          <HomeQuestion answer={home} onAnswer={setHome} />
        </>
      )}
    </Screen>
  );
}

/** The driver as the advisor will see them: mirrored, as people know themselves. */
function Picture({ running, shown }: { running: Running; shown: boolean }) {
  const t = useText(rehearsalTexts);
  const { video, level, phase, secondsLeft } = running;
  return (
    <div hidden={!shown} className="mb-4">
      <p role="status" className="mb-2 text-center font-bold">
        {phase === 'opening' ? t.opening : t.speak}
      </p>
      <div className="mx-auto aspect-[4/3] max-w-[420px] overflow-hidden rounded-card bg-[#0b0814]">
        <video ref={video} muted playsInline aria-label={t.picture} className="size-full -scale-x-100 object-cover" />
      </div>
      <div className="mx-auto mt-3 max-w-[420px]">
        <meter aria-label={t.level} min={0} max={0.3} value={Math.min(0.3, level)} className="h-3 w-full" />
        <p className="text-center text-small text-ink-2" role="timer">
          {phase === 'running' && t.left(secondsLeft)}
        </p>
      </div>
    </div>
  );
}

function resultOf({ findings }: Running, home: Found): RehearsalResult {
  const states = rehearsalChecks.map((check) => [
    check,
    check === 'home' ? home.state : (findings[check]?.state ?? 'skipped'),
  ]);
  return Object.fromEntries(states) as RehearsalResult;
}

/** Stores each result for the advisor, and again when the question is answered afterwards. */
function useSaved(requestId: string, visit: Appointment | null, checks: RehearsalResult | null): void {
  const t = useText(rehearsalTexts);
  const saved = useRef('');
  const text = checks ? JSON.stringify(checks) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (!checks) saved.current = '';
    if (!checks || !visit || saved.current === text) return;
    saved.current = text;
    call('PUT /public/admission/requests/{id}/calendar/appointment/rehearsal', {
      params: { id: requestId },
      body: { id: visit.id, checks },
    }).then(
      (rehearsal) => keepWritten(visitQuery(requestId).queryKey, (before) => before && { ...before, rehearsal }),
      () => toast.error(t.notSaved),
    );
  }, [text, visit?.id]);
}

/** Known after the first drawing only: the server doesn't know the browser. */
function usePhone(): { kind: Phone; canRehearse: boolean } | null {
  const [phone, setPhone] = useState<{ kind: Phone; canRehearse: boolean } | null>(null);
  useEffect(() => setPhone({ kind: phoneOf(navigator.userAgent), canRehearse: canRehearse() }), []);
  return phone;
}
