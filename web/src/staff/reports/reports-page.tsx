import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Notice } from '../../ui/notice.tsx';
import { Answers } from './answers.tsx';
import { ClosedFigures } from './closed.tsx';
import { Durations } from './durations.tsx';
import { DropOff, Funnel } from './funnel.tsx';
import { LateAnswers, Overdue } from './late-answers.tsx';
import { Advisors, Reviewers } from './people.tsx';
import { isPeriod, PeriodBar, useFigurePeriod } from './period-bar.tsx';
import { Rejections } from './rejections.tsx';
import { SentMessages } from './sent-messages.tsx';
import { figureTexts } from './texts.ts';

/** The figures of a period, each as a chart and as a table. */
export function ReportsPage() {
  const t = useText(figureTexts);
  const [period, change] = useFigurePeriod();
  useWindowTitle(t.title);
  return (
    <main className="mx-auto max-w-[1600px] px-4 py-4">
      <h1 className="mb-3 text-title font-extrabold">{t.title}</h1>
      <PeriodBar period={period} onChange={change} />
      {isPeriod(period) ? (
        <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
          <Funnel period={period} />
          <Durations period={period} />
          <Answers period={period} />
          <LateAnswers period={period} />
          <Overdue period={period} />
          <DropOff period={period} />
          <Rejections period={period} />
          <ClosedFigures period={period} />
          <Advisors period={period} />
          <Reviewers period={period} />
          <SentMessages period={period} />
        </div>
      ) : (
        <Notice tone="warn" live>
          {t.wrongPeriod}
        </Notice>
      )}
    </main>
  );
}
