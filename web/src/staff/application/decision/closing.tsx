import { type ClosedReason, closedReasons } from '@volante/contract/admission/closing.ts';
import { isDecided } from '@volante/contract/admission/stages.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { StaffApplication, StaffClosing } from '@volante/contract/staff/application.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { FormDialog, isShort } from '../../controls/form/form-dialog.tsx';
import { useForm, useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { closedWords } from '../../words/closed-words.ts';
import { showDay, showMoment } from '../../words/moments.ts';
import { keepApplication } from '../application.ts';
import { closingTexts } from './closing-texts.ts';

/** Closing without decision: the way to it, and what became of it. Nothing once the application is decided. */
export function ClosingPart({ application }: { application: StaffApplication }) {
  const t = useText(closingTexts);
  const [asks, setAsks] = useState(false);
  if (isDecided(application.stage)) return null;
  if (application.closed) return <ClosedPart application={application} closed={application.closed} />;
  return (
    <div className="mt-3">
      <Button kind="outline" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {t.close}
      </Button>
      {asks && <CloseDialog application={application} onClose={() => setAsks(false)} />}
    </div>
  );
}

function ClosedPart({ application, closed }: { application: StaffApplication; closed: StaffClosing }) {
  const t = useText(closingTexts);
  const words = useText(closedWords);
  const language = useLanguage();
  const { way, failure, run } = useSending<'reopen'>();
  const { applicationId, revision } = application;
  const { reopenUntil } = closed;
  const isOpen = reopenUntil !== null && dateIn(countries[application.country].zone, now()) <= reopenUntil;
  const reopen = () =>
    run(async () => {
      const next = await call('POST /applications/{applicationId}/reopen', {
        params: { applicationId },
        body: { revision },
      });
      keepApplication(next, t.reopened);
    }, 'reopen');
  return (
    <div className="grid gap-2">
      <Notice tone="info" title={t.closed(words[closed.reason])}>
        <p>{t.by[closed.by](showMoment(closed.at, language))}</p>
        {closed.duplicateOf && (
          <p>
            {t.goesOn}{' '}
            <Link
              href={`/applications/${closed.duplicateOf.applicationId}`}
              className="font-bold text-brand-ink underline"
            >
              <span translate="no">{closed.duplicateOf.reference}</span>
            </Link>
          </p>
        )}
        <p>{isOpen && reopenUntil ? t.mayReopen(showDay(reopenUntil, language)) : t.mayNotReopen}</p>
      </Notice>
      <FailureNotice error={failure} />
      <div>
        <Button kind="outline" busy={way === 'reopen'} onClick={() => void reopen()}>
          {t.reopen}
        </Button>
      </div>
    </div>
  );
}

/** Asks why, and shows the message that the driver gets. */
function CloseDialog({ application, onClose }: { application: StaffApplication; onClose(): void }) {
  const t = useText(closingTexts);
  const words = useText(closedWords);
  const { applicationId, revision } = application;
  const form = useForm({ reason: '', duplicateOf: '', note: '' }, ({ reason, duplicateOf, note }) => ({
    reason: reason === '' && t.reasonNeeded,
    duplicateOf: reason === 'duplicate' && !/^\s*\d{4}[ -]?\d{4}\s*$/.test(duplicateOf) && t.duplicateNeeded,
    note: note !== '' && isShort(note) && t.noteShort,
  }));
  const reason = closedReasons.find((item) => item === form.typed.reason) ?? null;
  const close = form.sends(async ({ duplicateOf, note }) => {
    const next = await call('POST /applications/{applicationId}/close', {
      params: { applicationId },
      body: {
        revision,
        reason: reason as ClosedReason,
        ...(note && { note }),
        ...(reason === 'duplicate' && { duplicateOf }),
      },
    });
    keepApplication(next, t.done);
    onClose();
  });
  return (
    <FormDialog
      title={t.close}
      form={form}
      onSubmit={close}
      send={t.send}
      leave={t.cancel}
      above={reason && <DriverGets applicationId={applicationId} reason={reason} />}
      onClose={onClose}
    >
      <p className="mb-3 text-small text-ink-2">{t.lead}</p>
      <SelectField
        label={t.reason}
        placeholder={t.choose}
        options={closedReasons.map((value) => ({ value, label: capital(words[value]) }))}
        {...form.field('reason')}
      />
      {reason === 'duplicate' && (
        <TextField label={t.duplicateOf} hint={t.duplicateHint} inputMode="numeric" {...form.field('duplicateOf')} />
      )}
      <TextArea label={t.note} hint={t.noteHint} rows={2} maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}

function DriverGets({ applicationId, reason }: { applicationId: string; reason: ClosedReason }) {
  const t = useText(closingTexts);
  const id = useId();
  const { data, error } = useQuery({
    queryKey: ['closing-mail', applicationId, reason],
    queryFn: ({ signal }) =>
      call('GET /applications/{applicationId}/closing-mail', { params: { applicationId }, query: { reason }, signal }),
  });
  return (
    <section
      aria-labelledby={id}
      aria-live="polite"
      className="mb-3 max-h-[30vh] overflow-y-auto rounded-input border border-line bg-ground px-3.5 py-2.5 text-small"
    >
      <h3 id={id} className="mb-0.5 font-bold">
        {data?.reaches === false ? t.reachesNobody : t.driverGets}
      </h3>
      <FailureNotice error={error} />
      {data && (
        <>
          <p className="font-semibold">{data.subject}</p>
          {data.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </section>
  );
}
