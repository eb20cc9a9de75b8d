import { correctionReasons } from '@volante/contract/admission/corrections.ts';
import type { Case, Correction } from '@volante/contract/staff/case.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { keepCase } from '../../application/application.ts';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { FormEnd } from '../../controls/form/form-end.tsx';
import { useSending } from '../../controls/form/use-sending.ts';
import { useSubmit } from '../../controls/form/use-submit.ts';
import { Press } from '../../controls/press.tsx';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { earningsTexts } from './texts.ts';

interface AskAgainProps {
  applicationId: string;
  /** `uber.2026-11-09` or `uber.profile`. */
  path: string;
  /** It is already asked for. */
  asked: Correction | undefined;
  onDone(): void;
  onCancel(): void;
}

/** Asks the driver for a week or a profile again, or withdraws that request. */
export function AskAgain({ applicationId, path, asked, onDone, onCancel }: AskAgainProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const [reason, setReason] = useState<Correction['reason']>('unreadable');
  const [note, setNote] = useState('');
  const lacksNote = reason === 'other' && note.trim() === '';
  const keep = (next: Case, said: string) => {
    keepCase(next, said);
    onDone();
  };
  const { tried, busy, failure, submit } = useSubmit(lacksNote, async () => {
    const body = { part: 'earnings' as const, paths: [path], reason, note: note.trim() || null };
    keep(await call('POST /applications/{applicationId}/corrections', { params: { applicationId }, body }), t.asked);
  });
  const taking = useSending();
  const takeBack = (correctionId: string) =>
    taking.run(async () => {
      const params = { applicationId, correctionId };
      keep(await call('DELETE /applications/{applicationId}/corrections/{correctionId}', { params }), t.takenBack);
    });
  if (asked)
    return (
      <div>
        <p className="mb-1 text-small">{t.askedBy(asked.by.name, showMoment(asked.at, language))}</p>
        <p className="mb-3 text-small text-ink-2">
          {asked.note ? `${t.askReasons[asked.reason]}: ${asked.note}` : t.askReasons[asked.reason]}
        </p>
        <FailureNotice error={taking.failure} className="mb-3" />
        <div className="flex flex-wrap gap-2">
          <Press busy={taking.busy} onClick={() => takeBack(asked.id)}>
            {t.takeBack}
          </Press>
          <Press onClick={onCancel}>{t.cancel}</Press>
        </div>
      </div>
    );
  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-2 text-small text-ink-2">{t.askLead}</p>
      <SelectField
        label={t.askReason}
        autoFocus
        value={reason}
        onChange={({ target }) => setReason(target.value as Correction['reason'])}
        options={correctionReasons.map((value) => ({ value, label: t.askReasons[value] }))}
      />
      <TextArea
        label={t.askNote}
        hint={reason === 'other' ? undefined : t.askNoteHint}
        maxLength={500}
        value={note}
        error={tried && lacksNote ? t.askNoteNeeded : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd failure={failure} busy={busy} send={t.askSend} leave={t.cancel} onLeave={onCancel} />
    </form>
  );
}
