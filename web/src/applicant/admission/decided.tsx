import type { Application, Decision } from '@volante/contract/application.ts';
import { perCountry } from '@volante/contract/country.ts';
import { decisionReasonWords, rejectionGroundText } from '@volante/contract/words/rejection-grounds.ts';
import { termsLines } from '@volante/contract/words/terms.ts';
import type { ReactNode } from 'react';
import { formatLongDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { hasHelp } from '../application/help-channels.ts';
import { KeysDrawing, RoadDrawing } from '../drawings/decided.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { FileLink } from './file-link.tsx';
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
      {decision?.terms && (
        <section>
          <h2 className="mb-2 font-extrabold">{t.termsTitle}</h2>
          <Card>
            <ul className="grid gap-1.5">
              {termsLines(decision.terms, language).map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          </Card>
          {hasHelp() && <p className="mt-2 text-small text-ink-2">{t.termsAsk}</p>}
        </section>
      )}
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
      <FileLink />
    </Screen>
  );
}

/** Words of the decision. */
const decisionTexts = dictionary({
  es: {
    approvedTitle: '¡Felicidades! Tu solicitud fue aprobada',
    approvedLead: 'Un asesor te va a llamar o escribir para entregarte tu auto.',
    approvedLeadOn: (day: string) =>
      `Te vamos a entregar tu auto el ${day}. Un asesor te va a llamar o escribir para acordar la hora y el lugar.`,
    termsTitle: 'Tus condiciones',
    termsAsk: 'Si algo no es lo que esperabas, pregúntanos antes de firmar.',
    nextTitle: 'Qué sigue',
    next: 'Un asesor te llama o te escribe para acordar el día, la hora y el lugar|Firmas tu contrato|Recibes tu auto',
    nextOn: 'Un asesor te llama o te escribe para acordar la hora y el lugar|Firmas tu contrato|Recibes tu auto',
    bringTitle: 'Qué llevar',
    bring: perCountry({
      mx: 'Tu INE original|Tu licencia de conducir vigente|El celular con el que manejas',
      us: 'Tu licencia de conducir original y vigente|El celular con el que manejas',
    }),
    rejectedTitle: 'Esta vez no pudimos aprobar tu solicitud',
    rejectedLead: 'Gracias por tu tiempo.',
    whyTitle: 'Por qué',
    againTitle: 'Cuándo puedes intentarlo otra vez',
    againOn: (day: string) => `A partir del ${day}.`,
    againAsk: 'Depende de cada caso.',
    askTitle: 'A quién preguntar',
    ask: 'A nosotros. Ten a la mano el número de tu solicitud.',
    seeSent: 'Ver mi solicitud',
  },
  en: {
    approvedTitle: 'Congratulations! Your application was approved',
    approvedLead: 'An advisor will call or text you to hand over your car.',
    approvedLeadOn: (day: string) =>
      `You get your car on ${day}. An advisor will call or text you to set the time and place.`,
    termsTitle: 'Your terms',
    termsAsk: 'If something isn’t what you expected, ask us before you sign.',
    nextTitle: 'What happens next',
    next: 'An advisor calls or texts you to set the day, time, and place|You sign your contract|You get your car',
    nextOn: 'An advisor calls or texts you to set the time and place|You sign your contract|You get your car',
    bringTitle: 'What to bring',
    bring: perCountry({
      mx: 'Your original INE|Your valid driver’s license|The phone you drive with',
      us: 'Your original, valid driver’s license|The phone you drive with',
    }),
    rejectedTitle: 'We couldn’t approve your application this time',
    rejectedLead: 'Thanks for your time.',
    whyTitle: 'Why',
    againTitle: 'When you can try again',
    againOn: (day: string) => `Starting ${day}.`,
    againAsk: 'It depends on each case.',
    askTitle: 'Who to ask',
    ask: 'Us. Have your application number ready.',
    seeSent: 'See my application',
  },
});
