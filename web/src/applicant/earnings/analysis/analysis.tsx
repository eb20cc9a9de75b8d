import { isClosed } from '@volante/contract/admission/closing.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import { hasCompletePlatform } from '@volante/contract/admission/steps.ts';
import { useCallback, useEffect, useState } from 'react';
import { pause } from '../../../lib/call/waiting.ts';
import { getText, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { currentApplication, reloadApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { failureText } from '../../application/failure.ts';
import { AnalysisDrawing } from '../../drawings/analysis.tsx';
import { DoneDrawing } from '../../drawings/done.tsx';
import { Screen } from '../../layout/screen.tsx';
import { go, goTo } from '../../navigation/go.ts';
import { toGoOn } from '../../sending/under-way.ts';
import { earningsTexts } from '../texts.ts';
import { isAnyLeft, isIncomplete } from './pass-earnings.ts';

/** Starts the earnings analysis, polls it, confirms that it was sent, and opens the next screen by the returned status. */
export default function EarningsAnalysis() {
  const request = useApplication();
  const t = useText(earningsTexts);
  const { phase, error, again } = useAnalysis(request.id);
  if (phase === 'failed')
    return (
      <Screen title={t.failTitle} step="earnings" back="/platforms" action={<Button onClick={again}>{t.again}</Button>}>
        <Notice tone="bad" live>
          {failureText(error)}
        </Notice>
      </Screen>
    );
  if (phase === 'running')
    return (
      <Screen
        part="running"
        title={t.analysisTitle}
        lead={t.analysisLead}
        step="earnings"
        stepShare={0.9}
        hero={<AnalysisDrawing />}
      >
        <ProgressBar value={0.6} label={t.analysisTitle} />
      </Screen>
    );
  const passed = phase === 'passed';
  return (
    <Screen
      part={phase}
      title={passed ? t.sentTitle : t.waitTitle}
      lead={passed ? t.sentLead[kindOf(nextScreen(request))] : t.waitLead}
      step="earnings"
      stepShare={1}
      hero={<DoneDrawing />}
      action={(passed || isClosed(request)) && <Button onClick={() => goTo(nextScreen(request))}>{t.go}</Button>}
    />
  );
}

/** What the next screen asks for. */
function kindOf(screen: string): 'personal' | 'documents' | 'review' {
  if (screen.startsWith('/documents')) return 'documents';
  return screen === '/check-your-answers' ? 'review' : 'personal';
}

/** `sent`: submitted, outcome still unknown. */
type Phase = 'running' | 'sent' | 'passed' | 'failed';

/** How long "analysis sent" is shown before the next screen, in ms. */
const SHOWN = 2500;
/** Polling interval, in ms. */
const TIMEOUT = 4000;

/** Runs the analysis once; `again` after it failed. */
function useAnalysis(id: string) {
  const [run, setRun] = useState(0);
  const [phase, setPhase] = useState<Phase>('running');
  const [error, setError] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` restarts it
  useEffect(() => {
    const stop = new AbortController();
    analyse(id, setPhase, stop.signal).catch((cause) => {
      if (stop.signal.aborted) return;
      setError(cause);
      setPhase('failed');
    });
    return () => stop.abort();
  }, [id, run]);
  const again = useCallback(() => {
    setPhase('running');
    setRun((n) => n + 1);
  }, []);
  return { phase, error, again };
}

async function analyse(id: string, show: (phase: Phase) => void, signal: AbortSignal): Promise<void> {
  try {
    const before = currentApplication();
    if (before && isRunning(before.status)) {
      if (!hasCompletePlatform(before)) return lackingWeeks();
      // The analysis closes the earnings. The platforms screen asks about screenshots that wait or are still being sent.
      if (isAnyLeft(before)) return go('/platforms', {}, { replace: true });
    }
    await call('POST /public/admission/requests/{id}/start-earnings-analysis', { params: { id }, signal });
  } catch (error) {
    if (!isIncomplete(error)) throw error;
    return lackingWeeks();
  }
  while (isRunning(await check(id, signal))) {
    show('sent');
    await pause(TIMEOUT, signal);
  }
  const application = await reloadApplication();
  show('passed');
  await pause(SHOWN, signal);
  await goTo(nextScreen(toGoOn(application)), { replace: true });
}

function lackingWeeks(): Promise<void> {
  toast.error(getText(earningsTexts).errorToast);
  return go('/platforms', {}, { replace: true });
}

async function check(id: string, signal: AbortSignal): Promise<Stage> {
  const answer = await call('GET /public/admission/requests/{id}/check-earnings-analysis', { params: { id }, signal });
  return answer.status;
}

function isRunning(stage: Stage): boolean {
  return stage === 'created' || stage === 'earnings_analysis';
}
