import { isClosed } from '@volante/contract/admission/closing.ts';
import { type CorrectionReason, correctionReasons } from '@volante/contract/admission/corrections.ts';
import type { Correction, StaffApplication } from '@volante/contract/staff/application.ts';
import { useRef, useState } from 'react';
import { joinNames } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { isReviewerApplication, keepApplication } from '../application.ts';
import { ReadySentences } from '../ready-sentences.tsx';
import { correctionReasonWords, correctionTexts } from './correction-texts.ts';

interface PartCorrectionsProps {
  application: StaffApplication;
  part: 'personal_data' | 'obligor' | 'home_photos';
  /** What can be asked for: paths and their names. */
  fields: readonly (readonly [path: string, name: string])[];
}

/** The corrections requested in a part, with a button to request more; reviewers settle the answers. */
export function PartCorrections({ application, part, fields }: PartCorrectionsProps) {
  const t = useText(correctionTexts);
  const [asks, setAsks] = useState(false);
  const isReviewer = isReviewerApplication(application);
  const isOpen = !isClosed(application);
  const asked = application.corrections.filter((correction) => correction.part === part);
  const nameOf = (path: string) => fields.find(([known]) => known === path)?.[1] ?? path;
  if (!isOpen || (asked.length === 0 && !isReviewer)) return null;
  return (
    <div className="mt-3 grid gap-2">
      {asked.map((correction) => (
        <OneCorrection
          key={correction.id}
          applicationId={application.applicationId}
          correction={correction}
          names={correction.paths.map(nameOf)}
          isReviewer={isReviewer}
        />
      ))}
      {isReviewer && (
        <div>
          <Button kind="text" className="-ml-3" onClick={() => setAsks(true)}>
            {t.ask}
            <span className="sr-only">: {t.parts[part]}</span>
          </Button>
        </div>
      )}
      {asks && (
        <AskDialog
          applicationId={application.applicationId}
          part={part}
          fields={fields}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

interface OneCorrectionProps {
  applicationId: string;
  correction: Correction;
  names: readonly string[];
  isReviewer: boolean;
}

function OneCorrection({ applicationId, correction, names, isReviewer }: OneCorrectionProps) {
  const t = useText(correctionTexts);
  const language = useLanguage();
  const reasons = useText(correctionReasonWords);
  const { id, by, at, answeredAt, reason, note } = correction;
  const params = { applicationId, correctionId: id };
  const settle = () =>
    call('POST /applications/{applicationId}/corrections/{correctionId}/done', { params }).then((next) => {
      keepApplication(next, t.settled);
    }, showFailure);
  const takeBack = () =>
    call('DELETE /applications/{applicationId}/corrections/{correctionId}', { params }).then((next) => {
      keepApplication(next, t.takenBack);
    }, showFailure);
  return (
    <Notice tone={answeredAt ? 'warn' : 'info'} title={answeredAt ? t.answered : t.asked}>
      <p className="font-semibold">{joinNames(names, 'and', language)}</p>
      <p className="wrap-anywhere">{note ? `${reasons[reason]}: ${note}` : reasons[reason]}</p>
      <p>
        {answeredAt ? t.answeredAt(showMoment(answeredAt, language)) : t.askedBy(by.name, showMoment(at, language))}
      </p>
      {isReviewer && (
        <div className="mt-2 flex flex-wrap gap-2">
          {answeredAt && (
            <Button kind="outline" onClick={settle}>
              {t.settle}
            </Button>
          )}
          {!answeredAt && (
            <Button kind="outline" onClick={takeBack}>
              {t.takeBack}
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}

interface AskDialogProps {
  applicationId: string;
  part: 'personal_data' | 'obligor' | 'home_photos';
  fields: readonly (readonly [path: string, name: string])[];
  onClose(): void;
}

const first = { paths: [] as string[], reason: 'does_not_match_papers' as CorrectionReason, note: '' };

/** Asks the driver to correct fields of one part, for one reason. */
function AskDialog({ applicationId, part, fields, onClose }: AskDialogProps) {
  const t = useText(correctionTexts);
  const reasons = useText(correctionReasonWords);
  const note = useRef<HTMLTextAreaElement>(null);
  const form = useForm(first, ({ paths, reason, note }) => ({
    paths: paths.length === 0 && t.chooseOne,
    note: reason === 'other' && note.trim() === '' && t.noteNeeded,
  }));
  const send = form.sends(async ({ paths, reason, note }) => {
    keepApplication(
      await call('POST /applications/{applicationId}/corrections', {
        params: { applicationId },
        body: { part, paths, reason, note: note.trim() || null },
      }),
      t.done,
    );
    onClose();
  });
  return (
    <FormDialog title={t.ask} form={form} onSubmit={send} send={t.send} leave={t.cancel} onClose={onClose}>
      <CheckboxGroup
        legend={t.which}
        options={fields}
        chosen={form.typed.paths}
        onChange={(paths) => form.change({ paths })}
        error={form.errorOf('paths')}
      />
      <SelectField
        label={t.reason}
        options={correctionReasons.map((value) => ({ value, label: reasons[value] }))}
        {...form.field('reason')}
      />
      <TextArea
        ref={note}
        label={t.note}
        hint={form.typed.reason === 'other' ? t.noteHintNeeded : t.noteHint}
        maxLength={500}
        {...form.field('note')}
      />
      <ReadySentences
        applicationId={applicationId}
        place="correction"
        className="mb-3.5"
        field={note}
        typed={form.typed.note}
        onChange={(text) => form.change({ note: text })}
      />
    </FormDialog>
  );
}
