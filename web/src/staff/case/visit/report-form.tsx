import type { Case } from '@volante/contract/staff/case.ts';
import {
  addressMatches,
  behaviours,
  ownershipProofs,
  ownershipStates,
  type Report,
  stepStates,
  type Visit,
  visitSteps,
} from '@volante/contract/staff/visit.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { useText } from '../../../lib/text.ts';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { Press } from '../../controls/press.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { fieldId } from './draft.ts';
import { FinishReport } from './finish-report.tsx';
import { ReportPictures } from './report-pictures.tsx';
import { reportTexts } from './report-texts.ts';
import { useReport } from './use-report.ts';
import { stepOf } from './value-text.ts';

interface ReportFormProps {
  one: Case;
  /** When the visit began; null of an earlier one, which is over. */
  start: Pick<Visit, 'startsAt' | 'zone'> | null;
  report: Report;
}

type Answers = Pick<Report, 'isAddressProvidedByApplicant' | 'hasGarage'>;
type TextName = 'characteristicsOfGarage' | 'houseInformation' | 'comments';

/** What the advisor finds, while they find it. */
export function ReportForm({ one, start, report }: ReportFormProps) {
  const t = useText(reportTexts);
  const writing = useReport(one, report);
  const { shown, change } = writing;
  const idOf = (path: string) => fieldId(report.visitId, path);
  const yesOrNo = (name: keyof Answers) => (
    <ChoiceRow
      id={idOf(name)}
      label={t.fields[name]}
      options={[
        ['yes', t.yes],
        ['no', t.no],
      ]}
      value={shown[name] === null ? null : shown[name] ? 'yes' : 'no'}
      onChoose={(value) => change({ [name]: value === 'yes' })}
    />
  );
  const words = (name: TextName) => (
    <TextArea
      label={t.fields[name]}
      maxLength={4000}
      value={shown[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-2">{t.lead}</p>
      {writing.changed.length > 0 && <ChangedNotice writing={writing} />}
      <div>
        <h3 className="mb-2 text-small font-bold">{t.steps}</h3>
        <div className="grid gap-x-6 gap-y-3 desk:grid-cols-2">
          {visitSteps.map((step) => (
            <ChoiceRow
              key={step}
              id={idOf(`homeVisitStepsStatus.${step}`)}
              label={t.stepNames[step]}
              options={stepStates.map((state) => [state, t.stepStates[state]] as const)}
              value={stepOf(shown, step)}
              onChoose={(state) => change({ homeVisitStepsStatus: { ...shown.homeVisitStepsStatus, [step]: state } })}
            />
          ))}
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-3 desk:grid-cols-2">
        {yesOrNo('isAddressProvidedByApplicant')}
        <ChoiceRow
          id={idOf('doesProofOfAddressMatchLocation')}
          label={t.fields.doesProofOfAddressMatchLocation}
          options={addressMatches.map((one) => [one, t.choices.doesProofOfAddressMatchLocation[one]] as const)}
          value={shown.doesProofOfAddressMatchLocation}
          onChoose={(doesProofOfAddressMatchLocation) => change({ doesProofOfAddressMatchLocation })}
        />
        {yesOrNo('hasGarage')}
        <ChoiceRow
          id={idOf('residentOwnershipStatus')}
          label={t.fields.residentOwnershipStatus}
          options={ownershipStates.map((one) => [one, t.choices.residentOwnershipStatus[one]] as const)}
          value={shown.residentOwnershipStatus}
          onChoose={(residentOwnershipStatus) => change({ residentOwnershipStatus })}
        />
        <ChoiceRow
          id={idOf('proofOfPropertyOwnership')}
          label={t.fields.proofOfPropertyOwnership}
          options={ownershipProofs.map((one) => [one, t.choices.proofOfPropertyOwnership[one]] as const)}
          value={shown.proofOfPropertyOwnership}
          onChoose={(proofOfPropertyOwnership) => change({ proofOfPropertyOwnership })}
        />
        <ChoiceRow
          id={idOf('behaviourOfCustomerDuringCall')}
          label={t.fields.behaviourOfCustomerDuringCall}
          options={behaviours.map((one) => [one, t.choices.behaviourOfCustomerDuringCall[one]] as const)}
          value={shown.behaviourOfCustomerDuringCall}
          onChoose={(behaviourOfCustomerDuringCall) => change({ behaviourOfCustomerDuringCall })}
        />
      </div>
      <div className="grid gap-x-6 desk:grid-cols-2">
        {words('houseInformation')}
        {words('characteristicsOfGarage')}
        <div className="desk:col-span-2">{words('comments')}</div>
      </div>
      <ReportPictures applicationId={one.applicationId} writing={writing} />
      <Saving writing={writing} />
      <FinishReport one={one} start={start} writing={writing} />
    </div>
  );
}

function Saving({ writing }: { writing: ReturnType<typeof useReport> }) {
  const t = useText(reportTexts);
  const { failure, saving, isSaved, seen, save } = writing;
  if (failure instanceof CallError && failure.code === 'role_refused')
    return (
      <Notice tone="warn" live>
        {t.notYours}
      </Notice>
    );
  if (failure !== null)
    return (
      <FailureNotice error={failure}>
        <Press onClick={() => void save()}>{t.saveAgain}</Press>
      </FailureNotice>
    );
  const state = saving ? t.saving : !isSaved ? t.unsaved : seen.revision > 0 ? t.saved : '';
  return (
    <p role="status" className="min-h-5 text-small text-ink-2">
      {state}
    </p>
  );
}
