import {
  type DecisionReason,
  decisionReasons,
  type RejectionGround,
  rejectionGrounds,
} from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import type { DecisionNotice, Move, StaffApplication } from '@volante/contract/staff/application.ts';
import { asksReason } from '@volante/contract/staff/next-act/next-act.ts';
import { actOfMove } from '@volante/contract/staff/open-things/open-things.ts';
import { decisionReasonWords, rejectionGroundText } from '@volante/contract/words/rejection-grounds.ts';
import { useId } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { callOld } from '../../../lib/queries.ts';
import { settings } from '../../../lib/settings.ts';
import { useText } from '../../../lib/text.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DayField } from '../../controls/day-field.tsx';
import { FormDialog, isShort } from '../../controls/form/form-dialog.tsx';
import { HALF_DAY } from '../../controls/form/half-day.ts';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { showDay } from '../../words/moments.ts';
import { groundWords, stageWords } from '../../words/stage-words.ts';
import { whyText } from '../../words/why-words.ts';
import { applicationOf, keepApplication } from '../application.ts';
import { OpenThings, openAsked } from '../open-things.tsx';
import { TermsFields, useTerms } from './terms-fields.tsx';
import { workTexts } from './texts.ts';

interface MoveDialogProps {
  application: StaffApplication;
  move: Move;
  onClose(): void;
}

/** Asks for the reason of a move, and for the grounds of a rejection. */
export function MoveDialog({ application, move, onClose }: MoveDialogProps) {
  const t = useText(workTexts);
  const groundNames = useText(groundWords);
  const stages = useText(stageWords);
  const terms = useTerms(application, move.to === 'approved');
  const act = actOfMove(application.stage, move.to);
  const asked = openAsked({ application, act });
  // Named below, with what happens to them.
  const warnings = move.warnings.filter(
    ({ code }) => code !== 'papers_not_reviewed' || !asked.includes('paper_to_review'),
  );
  const params = { applicationId: application.applicationId };
  const asksGrounds = move.to === 'rejected';
  const asksWhy = asksReason(application.stage, move, asked.length > 0);
  const form = useForm(
    { reason: '', plan: '', deposit: '', grounds: [] as RejectionGround[], notice: {} as DecisionNotice },
    ({ reason, grounds }) => ({
      reason: asksWhy && isShort(reason) && t.reasonShort,
      ...terms.errors,
      grounds: asksGrounds && (grounds.length === 0 || grounds.length > 4) && t.groundsNeeded,
    }),
  );
  const { grounds, notice } = form.typed;
  const decide = form.sends(async ({ reason }) => {
    const body = {
      ...{ revision: application.revision, from: application.stage, to: move.to },
      ...(asksWhy && { reason }),
      ...(asksGrounds && { reasons: grounds }),
      ...(Object.keys(notice).length > 0 && { told: notice }),
      ...(terms.given && { terms: terms.given }),
      ...(asked.length > 0 && { despite: asked }),
    };
    try {
      const { case: next, proposal } = await call('POST /applications/{applicationId}/stage', { params, body });
      keepApplication(next, proposal ? t.proposed : t.moved(stages[move.to]));
      onClose();
    } catch (error) {
      if (await terms.takeRefusal(error)) return;
      // What was found since the dialog was opened is shown now, and asks why.
      if (!asksWhy && isAbout('reason', error))
        await callOld({ queryKey: applicationOf(application.applicationId).queryKey });
      throw error;
    }
  });
  return (
    <FormDialog
      title={t.moveTo(stages[move.to])}
      form={{ ...form, busy: form.busy || terms.isLoading }}
      onSubmit={decide}
      send={t.moveTo(stages[move.to])}
      kind={asksGrounds ? 'danger' : 'solid'}
      leave={t.cancel}
      wide={asksGrounds}
      focusesSend={!asksWhy}
      above={asksGrounds && <DriverReads country={application.country} grounds={grounds} notice={notice} />}
      onClose={onClose}
    >
      {warnings.length > 0 && <Skipped whys={warnings} />}
      {!asksGrounds && <OpenThings application={application} act={act} />}
      {asksGrounds && (
        <CheckboxGroup
          wide
          legend={t.grounds}
          options={rejectionGrounds.map((ground) => [ground, groundNames[ground]] as const)}
          chosen={grounds}
          onChange={(next) => form.change({ grounds: next })}
          error={form.errorOf('grounds')}
        />
      )}
      {move.to === 'approved' && (
        <TermsFields
          {...{ ...params, terms, autoFocus: warnings.length + asked.length === 0 }}
          errors={{ plan: form.errorOf('plan'), deposit: form.errorOf('deposit') }}
        />
      )}
      <NoticeFields to={move.to} country={application.country} form={form} />
      {asksWhy && (
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          // On a computer a whole rejection then fits into the window.
          rows={asksGrounds ? 2 : 3}
          maxLength={500}
          {...form.field('reason')}
        />
      )}
      {!asksWhy && <p className="mb-3">{form.errorOf('reason') ?? t.nothingSkipped}</p>}
      {/* A rejection loses nothing, so its form comes first. */}
      {asksGrounds && <OpenThings application={application} act={act} />}
    </FormDialog>
  );
}

function Skipped({ whys }: { whys: Move['warnings'] }) {
  const t = useText(workTexts);
  const language = useLanguage();
  return (
    <div className="mb-3">
      <Notice tone="warn" title={t.warnings}>
        <ul>
          {whys.map((why) => (
            <li key={why.code}>{whyText(why, language, null)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function isAbout(field: string, error: unknown): boolean {
  return error instanceof CallError && error.errors.some(({ path }) => path === field);
}

interface DriverReadsProps {
  country: CountryCode;
  grounds: readonly RejectionGround[];
  notice: DecisionNotice;
}

/** The words the driver will read about a rejection; they follow the choices in the form. */
function DriverReads({ country, grounds, notice: { reason, applyAgainOn } }: DriverReadsProps) {
  const t = useText(workTexts);
  const language = useLanguage();
  const id = useId();
  const { tellsReasons: givesReasons } = countries[country];
  const { supportPhone, supportWhatsApp, supportEmail } = settings.brand;
  const canAsk = Boolean(supportPhone || supportWhatsApp || supportEmail);
  const notified = grounds.map((ground) => rejectionGroundText(ground, language, canAsk)).join(' ');
  const why = reason
    ? decisionReasonWords[language][reason]
    : givesReasons
      ? notified || t.reasonsToCheck
      : t.reasonUntold;
  return (
    <section
      aria-labelledby={id}
      aria-live="polite"
      // Leaves room for the form in a low window.
      className="mb-3 max-h-[30vh] overflow-y-auto rounded-input border border-line bg-ground px-3.5 py-2.5 text-small"
    >
      <h3 id={id} className="mb-0.5 font-bold">
        {t.driverWillRead}
      </h3>
      <p className={reason || notified ? '' : 'text-ink-2'}>{why}</p>
      <p>{t.again(applyAgainOn && isDate(applyAgainOn) ? showDay(applyAgainOn, language) : null)}</p>
    </section>
  );
}

interface NoticeFieldsProps {
  to: Stage;
  country: CountryCode;
  form: {
    typed: { notice: DecisionNotice };
    change(values: { notice: DecisionNotice }): void;
    errorOf(name: 'notice'): string | undefined;
  };
}

/**
 * The text for the driver with a decision: for a rejection the reason and when to apply again, for an approval the
 * handover day.
 */
function NoticeFields({ to, country, form }: NoticeFieldsProps) {
  const t = useText(workTexts);
  const language = useLanguage();
  const { notice } = form.typed;
  const error = form.errorOf('notice');
  function change<Name extends keyof DecisionNotice>(name: Name, value: DecisionNotice[Name] | ''): void {
    const { [name]: _, ...rest } = notice;
    form.change({ notice: value === '' ? rest : { ...rest, [name]: value } });
  }
  const day = (name: 'applyAgainOn' | 'handOverOn', hint: string) => (
    <DayField
      label={t[name]}
      hint={hint}
      value={notice[name] ?? ''}
      error={notice[name] === HALF_DAY ? error : undefined}
      onChange={({ target }) => change(name, target.value)}
    />
  );
  if (to !== 'rejected' && to !== 'approved') return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-bold">{t.noticeTitle}</legend>
      {to === 'approved' ? (
        day('handOverOn', t.handOverHint)
      ) : (
        <div className="grid gap-x-4 desk:grid-cols-2">
          <SelectField
            label={t.noticeReason}
            placeholder={countries[country].tellsReasons ? t.reasonsAbove : t.noReason}
            options={decisionReasons.map((value) => ({ value, label: decisionReasonWords[language][value] }))}
            value={notice.reason ?? ''}
            onChange={({ target }) => change('reason', target.value as DecisionReason | '')}
          />
          {day('applyAgainOn', t.applyAgainHint)}
        </div>
      )}
    </fieldset>
  );
}

/** The same text, for the colleague who confirms the decision. */
export function NoticeLines({ notice }: { notice: DecisionNotice }) {
  const t = useText(workTexts);
  const language = useLanguage();
  const day = (of: string) => showDay(of, language);
  return (
    <>
      {notice.reason && <p>{t.driverReads(decisionReasonWords[language][notice.reason])}</p>}
      {notice.applyAgainOn && <p>{t.again(day(notice.applyAgainOn))}</p>}
      {notice.handOverOn && <p>{t.handsOver(day(notice.handOverOn))}</p>}
    </>
  );
}
