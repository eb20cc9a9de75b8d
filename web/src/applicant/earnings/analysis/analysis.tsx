import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { isClosed } from '@volante/contract/admission/stages.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import { useApplication } from '../../application/application.ts';
import { failureText } from '../../application/failure.ts';
import { AnalysisDrawing } from '../../drawings/analysis.tsx';
import { DoneDrawing } from '../../drawings/done.tsx';
import { Screen } from '../../layout/screen.tsx';
import { goTo } from '../../navigation/go.ts';
import { earningsTexts } from '../texts.ts';
import { useAnalysis } from './use-analysis.ts';

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
      action={(passed || isClosed(request.status)) && <Button onClick={() => goTo(nextScreen(request))}>{t.go}</Button>}
    />
  );
}

/** What the next screen asks for. */
function kindOf(screen: string): 'personal' | 'documents' | 'review' {
  if (screen.startsWith('/documents')) return 'documents';
  return screen === '/check-your-answers' ? 'review' : 'personal';
}
