import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import { hasCompletePlatform } from '@volante/contract/admission/steps.ts';
import { useCallback, useEffect, useState } from 'react';
import { pause } from '../../../lib/call/waiting.ts';
import { getText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { currentApplication, reloadApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { go, goTo } from '../../navigation/go.ts';
import { toGoOn } from '../../sending/to-go-on.ts';
import { earningsTexts } from '../texts.ts';
import { isAnyLeft, isIncomplete } from './pass-earnings.ts';

/** `sent`: submitted, outcome still unknown. */
type Phase = 'running' | 'sent' | 'passed' | 'failed';

/** How long "analysis sent" is shown before the next screen, in ms. */
const SHOWN = 2500;
/** Polling interval, in ms. */
const TIMEOUT = 4000;

/** Runs the analysis once; `again` after it failed. */
export function useAnalysis(id: string) {
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
