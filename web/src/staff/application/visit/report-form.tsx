import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { choicesOfStep, stateOfStep } from '@volante/contract/staff/report/report-rules.ts';
import {
  addressMatches,
  behaviours,
  ownershipProofs,
  ownershipStates,
  type Report,
  type Visit,
  type VisitStep,
  visitSteps,
} from '@volante/contract/staff/visit.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { fieldId, valueText } from './draft.ts';
import { ChoiceRow, FinishReport } from './finish-report.tsx';
import { ReportPictures } from './report-pictures.tsx';
import { reportTexts } from './report-texts.ts';
import { useReport } from './use-report.ts';

interface ReportFormProps {
  application: StaffApplication;
  /** The visit's start; null for an earlier visit, which is over. */
  start: Pick<Visit, 'startsAt' | 'zone' | 'attendance'> | null;
  report: Report;
}

type Answers = Pick<Report, 'isAddressProvidedByApplicant' | 'hasGarage'>;
type ChoiceName = keyof (typeof reportTexts)['es']['choices'];
type TextName = 'characteristicsOfGarage' | 'houseInformation' | 'comments';

const wholeRow = 'desk:col-span-2';

/** The report, filled in during the call: its steps in order, each with its questions. */
export function ReportForm({ application, start, report }: ReportFormProps) {
  const t = useText(reportTexts);
  const writing = useReport(application, report);
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
      id={idOf(name)}
      label={t.fields[name]}
      maxLength={4000}
      value={shown[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const choices = (name: ChoiceName, values: readonly string[]) => {
    const texts: Record<string, string> = t.choices[name];
    return (
      <ChoiceRow
        id={idOf(name)}
        label={t.fields[name]}
        options={values.map((value) => [value, texts[value] ?? value] as const)}
        value={shown[name]}
        onChoose={(value) => change({ [name]: value })}
      />
    );
  };
  // The questions at each step of the call.
  const asked: Record<VisitStep, ReactNode> = {
    call: null,
    address: (
      <>
        {yesOrNo('isAddressProvidedByApplicant')}
        {choices('doesProofOfAddressMatchLocation', addressMatches)}
      </>
    ),
    house: (
      <>
        <div className={wholeRow}>{choices('residentOwnershipStatus', ownershipStates)}</div>
        <div className={wholeRow}>{words('houseInformation')}</div>
      </>
    ),
    garage: (
      <>
        {yesOrNo('hasGarage')}
        <div className={wholeRow}>{words('characteristicsOfGarage')}</div>
      </>
    ),
    papers: <div className={wholeRow}>{choices('proofOfPropertyOwnership', ownershipProofs)}</div>,
    closing: (
      <>
        <div className={wholeRow}>{choices('behaviourOfCustomerDuringCall', behaviours)}</div>
        <div className={wholeRow}>{words('comments')}</div>
      </>
    ),
  };
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-2">{t.lead}</p>
      {writing.changed.length > 0 && <ChangedNotice writing={writing} />}
      <ol aria-label={t.steps} className="grid gap-4">
        {visitSteps.map((step) => (
          <li
            key={step}
            className="grid gap-x-6 gap-y-3 border-t border-line pt-4 first:border-0 first:pt-0 desk:grid-cols-2"
          >
            <div className={wholeRow}>
              <ChoiceRow
                id={idOf(`homeVisitStepsStatus.${step}`)}
                label={t.stepNames[step]}
                isStep
                options={choicesOfStep(shown, step).map((state) => [state, t.stepStates[state]] as const)}
                value={stateOfStep(shown, step)}
                onChoose={(state) => change({ homeVisitStepsStatus: { ...shown.homeVisitStepsStatus, [step]: state } })}
              />
            </div>
            {asked[step]}
          </li>
        ))}
      </ol>
      <ReportPictures applicationId={application.applicationId} writing={writing} />
      <Saving writing={writing} />
      <FinishReport application={application} start={start} writing={writing} />
    </div>
  );
}

function Saving({ writing }: { writing: ReturnType<typeof useReport> }) {
  const t = useText(reportTexts);
  const { failure, saving, isSaved, seen, save } = writing;
  if (failure !== null)
    return (
      <FailureNotice error={failure}>
        <Button kind="outline" onClick={() => void save()}>
          {t.saveAgain}
        </Button>
      </FailureNotice>
    );
  const state = saving ? t.saving : !isSaved ? t.unsaved : seen.revision > 0 ? t.saved : '';
  return (
    <p role="status" className="min-h-5 text-small text-ink-2">
      {state}
    </p>
  );
}

/** Changes saved by somebody else, beside the typed text; for a field that both changed, the person chooses. */
function ChangedNotice({ writing }: { writing: ReturnType<typeof useReport> }) {
  const t = useText(reportTexts);
  const { changed, seen, isContested, keepMine, takeTheirs } = writing;
  return (
    <Notice tone="warn" title={t.changed} live>
      <p>{t.changedLead}</p>
      <ul className="my-2 grid gap-1">
        {changed.map((name) => (
          <li key={name} className="wrap-anywhere whitespace-pre-wrap">
            <b>{t.fields[name]}:</b> {valueText(seen, name, t) || t.empty}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" onClick={keepMine}>
          {isContested ? t.keepMine : t.understood}
        </Button>
        {isContested && (
          <Button kind="outline" onClick={takeTheirs}>
            {t.takeTheirs}
          </Button>
        )}
      </div>
    </Notice>
  );
}
