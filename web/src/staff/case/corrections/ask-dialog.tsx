import { type CorrectionReason, correctionReasons } from '@volante/contract/admission/corrections.ts';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { keepCase } from '../../application/application.ts';
import { CheckList } from '../../controls/check-list.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useSubmit } from '../../controls/form/use-submit.ts';
import { call } from '../../session/call.ts';
import { correctionReasonWords } from '../../words/correction-words.ts';
import { correctionTexts } from './correction-texts.ts';

interface AskDialogProps {
  applicationId: string;
  part: 'personal_data' | 'obligor' | 'home_photos';
  fields: readonly (readonly [path: string, name: string])[];
  onClose(): void;
}

/** Asks the driver to correct fields of one part, for one reason. */
export function AskDialog({ applicationId, part, fields, onClose }: AskDialogProps) {
  const t = useText(correctionTexts);
  const reasons = useText(correctionReasonWords);
  const [paths, setPaths] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<CorrectionReason>('does_not_match_papers');
  const [note, setNote] = useState('');
  const lacksNote = reason === 'other' && note.trim() === '';
  const form = useSubmit(paths.length === 0 || lacksNote, async () => {
    keepCase(
      await call('POST /applications/{applicationId}/corrections', {
        params: { applicationId },
        body: { part, paths: [...paths], reason, note: note.trim() || null },
      }),
      t.done,
    );
    onClose();
  });
  return (
    <FormDialog title={t.ask} form={form} send={t.send} leave={t.cancel} onClose={onClose}>
      <CheckList
        legend={t.which}
        options={fields}
        chosen={paths}
        onChange={setPaths}
        error={form.tried && paths.length === 0 ? t.chooseOne : undefined}
      />
      <SelectField
        label={t.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value as CorrectionReason)}
        options={correctionReasons.map((value) => ({ value, label: reasons[value] }))}
      />
      <TextArea
        label={t.note}
        hint={reason === 'other' ? t.noteHintNeeded : t.noteHint}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={form.tried && lacksNote ? t.noteNeeded : undefined}
      />
    </FormDialog>
  );
}
