import { isClosed } from '@volante/contract/admission/closing.ts';
import { addressLine } from '@volante/contract/countries/address-line.ts';
import { formFields } from '@volante/contract/countries/form-fields.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { groupPhone } from '@volante/contract/countries/phone.ts';
import type { CorrectableField, PersonalField } from '@volante/contract/country.ts';
import type { ReviewerApplication, StaffApplication } from '@volante/contract/staff/application.ts';
import { useEffect, useState } from 'react';
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { ReasonDialog } from '../controls/form/form-dialog.tsx';
import { useSending } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { isReviewerApplication, keepApplication } from './application.ts';
import { approvedBy } from './approved-by.ts';
import { ContactDialog, contactTexts } from './contact-dialog.tsx';
import { correctionTexts } from './corrections/correction-texts.ts';
import { PartCorrections } from './corrections/part-corrections.tsx';
import { OpenThings, openAsked } from './open-things.tsx';
import { type Fact, Facts, Section } from './section.tsx';
import { applicationTexts } from './texts.ts';

/** Contact and address for all roles, identifiers for reviewers; doubts are shown beside the values. */
export function PersonalPart({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const language = useLanguage();
  const texts = useText(contactTexts);
  const words = useText(correctionTexts);
  const [corrects, setCorrects] = useState(false);
  const { contact } = application;
  const names: Record<CorrectableField, string> = { ...t.fields, state: words.state, ...words.address };
  const isCorrectable = (field: PersonalField): field is CorrectableField => field in names;
  const fields = formFields[application.country].filter(isCorrectable).map((path) => [path, names[path]] as const);
  const isApproved = isReviewerApplication(application) && application.personalData.status === 'approved';
  const mayCorrect = !isClosed(application) && !isApproved;
  const doubtOf = (field: string) =>
    isReviewerApplication(application) && application.personalData.doubts[field] !== undefined ? t.checkIt : undefined;
  const fact = (field: keyof typeof t.fields, value: Fact[1]): Fact => {
    const doubt = doubtOf(field);
    return doubt ? [t.fields[field], value, doubt] : [t.fields[field], value];
  };
  const facts: Fact[] = [
    fact('firstName', contact.firstName),
    fact('lastName', contact.lastName),
    fact('phone', groupPhone(contact.phone)),
    fact('email', contact.email && <Email address={contact.email} />),
    fact('address', addressLine(application.address, application.country)),
    fact('language', contact.language === 'en' ? 'English' : 'Español'),
  ];
  if (isReviewerApplication(application)) {
    const { personalData: data } = application;
    const country = countries[application.country];
    facts.push(fact('birthdate', data.birthdate && formatDate(data.birthdate, language)));
    for (const field of country.identifiers) {
      facts.push(
        fact(
          field,
          field === 'ssn' && data.ssn ? (
            <Ssn applicationId={application.applicationId} masked={data.ssn} />
          ) : (
            data[field] && (
              <span translate="no" className="font-mono">
                {data[field]}
              </span>
            )
          ),
        ),
      );
    }
    if (country.asksForWork) {
      const { rideShareTotalRides: rides, avgEarningPerWeek: earning } = data;
      facts.push(fact('rideShareTotalRides', rides === null ? null : formatNumber(rides, language)));
      facts.push(fact('avgEarningPerWeek', earning === null ? null : formatMoney(earning, country.currency, language)));
    }
  }
  return (
    <Section
      id="personal"
      title={t.partNames.personal}
      done={isApproved && approvedBy(application.approvals.personal_data, language)}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {mayCorrect && (
            <Button kind="outline" onClick={() => setCorrects(true)}>
              {texts.edit}
            </Button>
          )}
          {isReviewerApplication(application) && <ApproveData application={application} />}
        </span>
      }
    >
      <Facts facts={facts} none={t.notGiven} />
      <PartCorrections application={application} part="personal_data" fields={fields} />
      {corrects && <ContactDialog application={application} onClose={() => setCorrects(false)} />}
    </Section>
  );
}

/** Breaks before the `@` where it has no room. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** The state of the personal data. Approving them asks first if the driver still has to correct something in them. */
function ApproveData({ application }: { application: ReviewerApplication }) {
  const t = useText(applicationTexts);
  const [asks, setAsks] = useState(false);
  const { busy, failure, run } = useSending();
  const { status } = application.personalData;
  if (status === 'pending') return null;
  const isApproved = status === 'approved';
  if (isClosed(application)) return isApproved && <Tag tone="ok">{t.approved}</Tag>;
  const acting = { application, act: 'approve_part', on: 'personal_data' } as const;
  const asked = isApproved ? [] : openAsked(acting);
  const change = () =>
    run(async () => {
      const next = await call(`POST /applications/{applicationId}/personal-data/${isApproved ? 'reopen' : 'approve'}`, {
        params: { applicationId: application.applicationId },
        body: { revision: application.contact.revision, ...(asked.length > 0 && { despite: asked }) },
      });
      setAsks(false);
      keepApplication(next, isApproved ? t.dataReopened : t.dataApproved);
    });
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isApproved && <Tag tone="ok">{t.approved}</Tag>}
      <Button
        kind="outline"
        busy={busy}
        data-act={isApproved ? undefined : ''}
        aria-haspopup={asked.length > 0 ? 'dialog' : undefined}
        onClick={() => (asked.length > 0 ? setAsks(true) : void change())}
      >
        {isApproved ? t.reopen : t.approve}
      </Button>
      {!asks && <FailureNotice error={failure} />}
      {asks && (
        <Dialog title={t.approveTitle} onClose={() => setAsks(false)}>
          <OpenThings {...acting} />
          <p className="mb-3">{t.approveLead}</p>
          {failure !== null && (
            <div className="mb-3">
              <FailureNotice error={failure} />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={() => void change()}>
              {t.approve}
            </Button>
            <Button kind="outline" onClick={() => setAsks(false)}>
              {t.approveCancel}
            </Button>
          </div>
        </Dialog>
      )}
    </span>
  );
}

/** How long the whole number is shown, in s. */
const SHOWN = 30;

/** The masked SSN; the whole one is shown briefly if a reason is given, and stored nowhere. */
function Ssn({ applicationId, masked }: { applicationId: string; masked: string }) {
  const t = useText(applicationTexts);
  const [asks, setAsks] = useState(false);
  const [whole, setWhole] = useState<string | null>(null);
  const [left, setLeft] = useState(SHOWN);
  useEffect(() => {
    if (whole === null) return;
    const until = Date.now() + SHOWN * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(seconds);
      if (seconds <= 0) setWhole(null);
    }, 250);
    return () => clearInterval(timer);
  }, [whole]);

  if (whole !== null)
    return (
      <span className="flex flex-wrap items-center gap-2">
        <span translate="no" className="font-mono">
          {whole}
        </span>
        <span className="font-normal text-ink-2">{t.ssnHides(left)}</span>
        <Button kind="text" className="-ml-3" onClick={() => setWhole(null)}>
          {t.ssnHide}
        </Button>
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span translate="no" className="font-mono">
        {masked}
      </span>
      <Button kind="text" className="-ml-3" onClick={() => setAsks(true)}>
        {t.showSsn}
      </Button>
      {asks && (
        <AskForSsn
          applicationId={applicationId}
          onClose={() => setAsks(false)}
          onShown={(ssn) => {
            setAsks(false);
            setLeft(SHOWN);
            setWhole(ssn);
          }}
        />
      )}
    </span>
  );
}

interface AskForSsnProps {
  applicationId: string;
  onClose(): void;
  onShown(ssn: string): void;
}

function AskForSsn({ applicationId, onClose, onShown }: AskForSsnProps) {
  const t = useText(applicationTexts);
  async function ask(reason: string): Promise<void> {
    const body = { reason };
    const { ssn } = await call('POST /applications/{applicationId}/ssn', { params: { applicationId }, body });
    onShown(ssn);
  }
  return (
    <ReasonDialog
      title={t.ssnTitle}
      lead={<p className="mb-3 text-small text-ink-2">{t.ssnLead}</p>}
      texts={{ reason: t.ssnReason, short: t.ssnReasonShort, send: t.ssnShow, leave: t.ssnCancel }}
      inLine
      onSend={ask}
      onClose={onClose}
    />
  );
}
