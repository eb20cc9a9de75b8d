import { type CorrectionReason, correctionReasons } from '@volante/contract/admission/corrections.ts';
import { useText } from '../../../lib/text.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { keepCase } from '../../application/application.ts';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { correctionReasonWords } from '../../words/correction-words.ts';
import { correctionTexts } from './correction-texts.ts';

interface AskDialogProps {
  applicationId: string;
  part: 'personal_data' | 'obligor' | 'home_photos';
  fields: readonly (readonly [path: string, name: string])[];
  onClose(): void;
}

const first = { paths: [] as string[], reason: 'does_not_match_papers' as CorrectionReason, note: '' };

/** Asks the driver to correct fields of one part, for one reason. */
export function AskDialog({ applicationId, part, fields, onClose }: AskDialogProps) {
  const t = useText(correctionTexts);
  const reasons = useText(correctionReasonWords);
  const form = useForm(first, ({ paths, reason, note }) => ({
    paths: paths.length === 0 && t.chooseOne,
    note: reason === 'other' && note.trim() === '' && t.noteNeeded,
  }));
  const send = form.sends(async ({ paths, reason, note }) => {
    keepCase(
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
        label={t.note}
        hint={form.typed.reason === 'other' ? t.noteHintNeeded : t.noteHint}
        maxLength={500}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
