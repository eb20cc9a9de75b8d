import { correctionReasons } from '@volante/contract/admission/corrections.ts';
import type { Correction, StaffApplication } from '@volante/contract/staff/application.ts';
import { useRef } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { FormEnd } from '../../controls/form/form-dialog.tsx';
import { useForm, useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { keepApplication } from '../application.ts';
import { ReadySentences } from '../ready-sentences.tsx';
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

const first = { reason: 'unreadable' as Correction['reason'], note: '' };

/** Asks the driver for a week or a profile again, or withdraws that request. */
export function AskAgain({ applicationId, path, asked, onDone, onCancel }: AskAgainProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const note = useRef<HTMLTextAreaElement>(null);
  const form = useForm(first, ({ reason, note }) => ({
    note: reason === 'other' && note.trim() === '' && t.askNoteNeeded,
  }));
  const keep = (next: StaffApplication, said: string) => {
    keepApplication(next, said);
    onDone();
  };
  const ask = form.sends(async ({ reason, note }) => {
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
          <Button kind="outline" busy={taking.busy} onClick={() => takeBack(asked.id)}>
            {t.takeBack}
          </Button>
          <Button kind="outline" onClick={onCancel}>
            {t.cancel}
          </Button>
        </div>
      </div>
    );
  return (
    <form ref={form.ref} onSubmit={ask} noValidate>
      <p className="mb-2 text-small text-ink-2">{t.askLead}</p>
      <SelectField
        label={t.askReason}
        autoFocus
        options={correctionReasons.map((value) => ({ value, label: t.askReasons[value] }))}
        {...form.field('reason')}
      />
      <TextArea
        ref={note}
        label={t.askNote}
        hint={form.typed.reason === 'other' ? undefined : t.askNoteHint}
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
      <FormEnd failure={form.failure} busy={form.busy} send={t.askSend} leave={t.cancel} onLeave={onCancel} />
    </form>
  );
}
