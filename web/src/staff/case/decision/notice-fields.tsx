import { type DecisionReason, decisionReasons } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { DecisionNotice } from '@volante/contract/staff/case.ts';
import { decisionReasonWords } from '@volante/contract/words/rejection-grounds.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showDay } from '../../words/moments.ts';
import { workTexts } from './texts.ts';

interface NoticeFieldsProps {
  to: Stage;
  country: CountryCode;
  notice: DecisionNotice;
  onChange(notice: DecisionNotice): void;
}

/**
 * The text for the driver with a decision: for a rejection the reason and when to apply again, for an approval the
 * handover day.
 */
export function NoticeFields({ to, country, notice, onChange }: NoticeFieldsProps) {
  const t = useText(workTexts);
  const language = useLanguage();
  function change<Name extends keyof DecisionNotice>(name: Name, value: DecisionNotice[Name] | ''): void {
    const { [name]: _, ...rest } = notice;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  }
  const day = (name: 'applyAgainOn' | 'handOverOn', hint: string) => (
    <TextField
      type="date"
      label={t[name]}
      hint={hint}
      value={notice[name] ?? ''}
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
