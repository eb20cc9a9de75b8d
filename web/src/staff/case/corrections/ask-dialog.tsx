import { type CorrectionReason, correctionReasons } from '@volante/contract/admission/corrections.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { keepCase } from '../../application/application.ts';
import { CheckList } from '../../controls/check-list.tsx';
import { FormEnd } from '../../controls/form-end.tsx';
import { Modal } from '../../controls/modal.tsx';
import { showWrong } from '../../controls/show-wrong.ts';
import { useSending } from '../../controls/use-sending.ts';
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
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useSending();
  const lacksNote = reason === 'other' && note.trim() === '';

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (paths.length === 0 || lacksNote) return showWrong(event.currentTarget);
    await run(async () => {
      keepCase(
        await call('POST /applications/{applicationId}/corrections', {
          params: { applicationId },
          body: { part, paths: [...paths], reason, note: note.trim() || null },
        }),
      );
      toast.success(t.done);
      onClose();
    });
  }
  return (
    <Modal title={t.ask} onClose={onClose}>
      <form onSubmit={ask} noValidate>
        <CheckList
          legend={t.which}
          options={fields}
          chosen={paths}
          onChange={setPaths}
          error={tried && paths.length === 0 ? t.chooseOne : undefined}
        />
        <SelectField
          label={t.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value as CorrectionReason)}
          options={correctionReasons.map((value) => ({ value, label: reasons[value] }))}
        />
        <TextArea
          label={t.note}
          hint={t.noteHint}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={tried && lacksNote ? t.noteNeeded : undefined}
        />
        <FormEnd failure={failure} busy={busy} send={t.send} leave={t.cancel} onLeave={onClose} />
      </form>
    </Modal>
  );
}
