import { type CorrectionReason, correctionReasons } from '@volante/contract/admission/corrections.ts';
import { correctionWords } from '@volante/contract/words/corrections.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { keepCase } from '../../application/application.ts';
import { FormEnd } from '../../controls/form-end.tsx';
import { Modal } from '../../controls/modal.tsx';
import { useSending } from '../../controls/use-sending.ts';
import { call } from '../../session/call.ts';
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
  const language = useLanguage();
  const [paths, setPaths] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<CorrectionReason>('does_not_match_papers');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useSending();
  const lacksNote = reason === 'other' && note.trim() === '';

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (paths.length === 0 || lacksNote) return;
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
        <fieldset className="mb-3.5">
          <legend className="mb-1.5 text-small font-semibold">{t.which}</legend>
          <div className="grid gap-1 desk:grid-cols-2">
            {fields.map(([path, name]) => (
              <label key={path} className="flex min-h-8 items-center gap-2 text-small">
                <input
                  type="checkbox"
                  className="size-4"
                  checked={paths.includes(path)}
                  onChange={({ target }) =>
                    setPaths(target.checked ? [...paths, path] : paths.filter((one) => one !== path))
                  }
                />
                {name}
              </label>
            ))}
          </div>
          {tried && paths.length === 0 && (
            <p role="alert" className="mt-1 text-small font-semibold text-bad-ink">
              {t.chooseOne}
            </p>
          )}
        </fieldset>
        <SelectField
          label={t.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value as CorrectionReason)}
          options={correctionReasons.map((value) => ({ value, label: capital(correctionWords[language][value]) }))}
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
