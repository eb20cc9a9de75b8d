import type { Application, Decision } from '@volante/contract/admission/application.ts';
import { decisionReasonWords, rejectionGroundText } from '@volante/contract/words/rejection-grounds.ts';
import type { ReactNode } from 'react';
import { formatLongDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { KeysDrawing } from '../drawings/keys.tsx';
import { RoadDrawing } from '../drawings/road.tsx';
import { hasHelp } from '../frame/help-channels.ts';
import { HelpLink } from '../frame/help-link.tsx';
import { Screen } from '../frame/screen.tsx';
import { ScreenButton } from '../router/link.tsx';
import { decisionTexts } from './decision-texts.ts';
import { Reference } from './reference.tsx';
import { NumberedSteps } from './what-follows.tsx';

/** The decision. Approved: what happens next and what to bring. Rejected: why, when to try again and whom to ask. */
export function Decided({ application }: { application: Application }) {
  return application.status === 'approved' ? <Approved {...application} /> : <Rejected {...application} />;
}

function Approved({ decision, country }: Application) {
  const t = useText(decisionTexts);
  const language = useLanguage();
  const day = decision?.handOverOn && formatLongDate(decision.handOverOn, language);
  return (
    <Frame title={t.approvedTitle} lead={day ? t.approvedLeadOn(day) : t.approvedLead} drawing={<KeysDrawing />}>
      <NumberedSteps title={t.nextTitle} steps={day ? t.nextOn : t.next} />
      <section>
        <h2 className="mb-2 font-extrabold">{t.bringTitle}</h2>
        <CheckList lines={t.bring[country].split('|')} />
      </section>
    </Frame>
  );
}

function Rejected({ decision }: Application) {
  const t = useText(decisionTexts);
  const language = useLanguage();
  const day = decision?.applyAgainOn && formatLongDate(decision.applyAgainOn, language);
  return (
    <Frame title={t.rejectedTitle} lead={t.rejectedLead} drawing={<RoadDrawing />}>
      <Card>
        <dl className="grid gap-3">
          {decision && <Why decision={decision} />}
          <Answer title={t.againTitle}>{day ? t.againOn(day) : t.againAsk}</Answer>
          {hasHelp() && <Answer title={t.askTitle}>{t.ask}</Answer>}
        </dl>
      </Card>
    </Frame>
  );
}

/** The reason staff chose to show, or all reasons in countries that require it. */
function Why({ decision: { reason, reasons = [] } }: { decision: Decision }) {
  const t = useText(decisionTexts);
  const language = useLanguage();
  if (reason) return <Answer title={t.whyTitle}>{decisionReasonWords[language][reason]}</Answer>;
  if (reasons.length === 0) return null;
  return (
    <div>
      <dt className="font-extrabold">{t.whyTitle}</dt>
      {reasons.map((ground) => (
        <dd key={ground} className="text-small">
          {rejectionGroundText(ground, language, hasHelp())}
        </dd>
      ))}
    </div>
  );
}

function Answer({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt className="font-extrabold">{title}</dt>
      <dd className="text-small">{children}</dd>
    </div>
  );
}

interface FrameProps {
  title: string;
  lead: string;
  drawing: ReactNode;
  children: ReactNode;
}

function Frame({ title, lead, drawing, children }: FrameProps) {
  const t = useText(decisionTexts);
  return (
    <Screen
      title={title}
      lead={lead}
      hero={<div className="mx-auto w-3/4 pb-4">{drawing}</div>}
      action={<HelpLink kind="outline" />}
      below={
        <ScreenButton kind="text" to="/tasks">
          {t.seeSent}
        </ScreenButton>
      }
    >
      {children}
      <Reference />
    </Screen>
  );
}
