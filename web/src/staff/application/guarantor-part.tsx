import { groupPhone } from '@volante/contract/countries/phone.ts';
import type { ReviewerInvitation, StaffApplication } from '@volante/contract/staff/application.ts';
import { browserName } from '@volante/contract/words/browsers.ts';
import { type Language, useLanguage } from '../../lib/language.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { showMoment } from '../words/moments.ts';
import { isReviewerApplication, keepApplication } from './application.ts';
import { PartCorrections } from './corrections/part-corrections.tsx';
import { type Fact, Facts, Section } from './section.tsx';
import { applicationTexts } from './texts.ts';

/** The driver's guarantor; advisors see only whether there is one, and where the invitation is. */
export function GuarantorPart({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const language = useLanguage();
  const names = t.guarantorFields;
  const { given, invitation } = application.obligor;
  return (
    <Section
      id="guarantor"
      title={t.partNames.guarantor}
      done={
        given &&
        (invitation === null || (invitation.state === 'agreed' && invitation.driversDeviceAt === null)) &&
        application.corrections.every(({ part }) => part !== 'obligor') &&
        givenAs(application, language)
      }
    >
      {!given && !invitation && <p className="text-small text-ink-2">{t.noGuarantor}</p>}
      {invitation && <InvitationFacts application={application} />}
      {given && !isReviewerApplication(application) && <p className="text-small">{t.guarantorGiven}</p>}
      {given && isReviewerApplication(application) && (
        <Facts
          none={t.notGiven}
          facts={[
            [names.name, application.obligor.name],
            [names.phone, groupPhone(application.obligor.phone ?? '')],
            [names.email, application.obligor.email],
            [names.location, application.obligor.location],
          ]}
        />
      )}
      {given && <PartCorrections application={application} part="obligor" fields={Object.entries(names)} />}
    </Section>
  );
}

/** That there is one, who, and since when they agree, as far as the reader sees it. */
function givenAs(application: StaffApplication, language: Language): string {
  const { invitation } = application.obligor;
  const name = isReviewerApplication(application) ? application.obligor.name : null;
  const agreedAt = invitation?.answeredAt;
  const parts = [applicationTexts[language].done.guarantor, name, agreedAt && showMoment(agreedAt, language)];
  return parts.filter(Boolean).join(' · ');
}

/** Where a guarantor on their own phone is: asked, opened, answered, and on which device they agreed. */
function InvitationFacts({ application }: { application: StaffApplication }) {
  const t = useText(invitationTexts);
  const language = useLanguage();
  const [busy, run] = useBusy(showFailure);
  const { applicationId, obligor, stage } = application;
  const { invitation } = obligor;
  if (!invitation) return null;
  const whole = isReviewerApplication(application) ? application.obligor.invitation : null;
  const { state, askedAt, openedAt, answeredAt, driversDeviceAt } = invitation;
  const moment = (at: string | null) => at && showMoment(at, language);
  const facts: Fact[] = [
    [t.state, t.states[state]],
    ...(whole ? [[t.asked, `${whole.asked.firstName} ${whole.asked.lastName}`.trim()] as Fact] : []),
    ...(whole ? [[t.phone, groupPhone(whole.asked.phone)] as Fact] : []),
    [t.askedAt, moment(askedAt)],
    ...(openedAt ? [[t.openedAt, moment(openedAt)] as Fact] : []),
    ...(answeredAt ? [[t.answeredAt, moment(answeredAt)] as Fact] : []),
    ...(whole?.reason ? [[t.reason, whole.reason] as Fact] : []),
    ...(whole?.consent ? [[t.consent, consentWords(whole.consent, language, t.version)] as Fact] : []),
  ];
  const isClosed = stage === 'approved' || stage === 'rejected';
  const again = () =>
    run(async () => {
      const params = { applicationId };
      keepApplication(await call('POST /applications/{applicationId}/guarantor/ask-again', { params }), t.askedAgain);
    });
  return (
    <div className="mb-3 grid gap-3">
      {driversDeviceAt && <Notice tone="warn">{t.driversDevice(moment(driversDeviceAt) ?? '')}</Notice>}
      <Facts none="" facts={facts} />
      {state !== 'agreed' && !isClosed && (
        <div className="grid justify-items-start gap-1">
          <Button kind="outline" busy={busy} onClick={() => void again()}>
            {t.askAgain}
          </Button>
          <p className="text-small text-ink-2">{t.askAgainText}</p>
        </div>
      )}
    </div>
  );
}

function consentWords(
  { at, textVersion, ip, device }: NonNullable<ReviewerInvitation['consent']>,
  language: ReturnType<typeof useLanguage>,
  version: (text: string) => string,
): string {
  const parts = [showMoment(at, language), version(textVersion), browserName(device, language), ip ?? ''];
  return parts.filter(Boolean).join(' · ');
}

const invitationTexts = dictionary({
  es: {
    state: 'En su propio celular',
    states: {
      asked: 'No ha abierto su enlace',
      opened: 'Abrió su enlace y no ha respondido',
      agreed: 'Aceptó',
      refused: 'Dijo que no',
      withdrawn: 'Aceptó y después dejó de ser aval',
    },
    asked: 'A quién se le pidió',
    phone: 'Celular que dio el conductor',
    askedAt: 'Se le pidió',
    openedAt: 'Lo abrió',
    answeredAt: 'Respondió',
    reason: 'Su motivo (el conductor no lo ve)',
    consent: 'Su consentimiento',
    version: (text: string) => `versión ${text}`,
    driversDevice: (when: string) =>
      `Su enlace se abrió en un celular del conductor (${when}). Ahí no se pudo responder.`,
    askAgain: 'Pedírselo otra vez',
    askAgainText: 'Si tenemos su correo, le manda ahí un enlace nuevo. El conductor también lo puede reenviar.',
    askedAgain: 'Se le pidió otra vez.',
  },
  en: {
    state: 'On their own phone',
    states: {
      asked: 'Hasn’t opened their link',
      opened: 'Opened their link and hasn’t answered',
      agreed: 'Agreed',
      refused: 'Said no',
      withdrawn: 'Agreed, and stopped later',
    },
    asked: 'Who was asked',
    phone: 'Phone number the driver gave',
    askedAt: 'Asked',
    openedAt: 'Opened',
    answeredAt: 'Answered',
    reason: 'Their reason (the driver doesn’t see it)',
    consent: 'Their consent',
    version: (text: string) => `version ${text}`,
    driversDevice: (when: string) =>
      `Their link was opened on a phone of the driver’s (${when}). It couldn’t be answered there.`,
    askAgain: 'Ask again',
    askAgainText: 'Sends them a new link by email, if there is an address. The driver can forward it, too.',
    askedAgain: 'Asked again.',
  },
});
