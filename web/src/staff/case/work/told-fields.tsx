import { type DecisionReason, decisionReasons } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { Told } from '@volante/contract/staff/case.ts';
import { decisionReasonWords } from '@volante/contract/words/decision-reasons.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showDay } from '../../words/moments.ts';
import { workTexts } from './texts.ts';

interface ToldFieldsProps {
  to: Stage;
  country: CountryCode;
  told: Told;
  onChange(told: Told): void;
}

/** The text for the driver with a decision: the reason and next try of a rejection, or the handover day of an approval. */
export function ToldFields({ to, country, told, onChange }: ToldFieldsProps) {
  const t = useText(workTexts);
  const language = useLanguage();
  function change<Name extends keyof Told>(name: Name, value: Told[Name] | ''): void {
    const { [name]: _, ...rest } = told;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  }
  const day = (name: 'applyAgainOn' | 'handOverOn', hint: string) => (
    <TextField
      type="date"
      label={t[name]}
      hint={hint}
      value={told[name] ?? ''}
      onChange={({ target }) => change(name, target.value)}
    />
  );
  if (to !== 'rejected' && to !== 'approved') return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-bold">{t.toldTitle}</legend>
      {to === 'approved' ? (
        day('handOverOn', t.handOverHint)
      ) : (
        <div className="grid gap-x-4 desk:grid-cols-2">
          <SelectField
            label={t.toldReason}
            placeholder={countries[country].tellsReasons ? t.toldGrounds : t.toldNothing}
            options={decisionReasons.map((value) => ({ value, label: decisionReasonWords[language][value] }))}
            value={told.reason ?? ''}
            onChange={({ target }) => change('reason', target.value as DecisionReason | '')}
          />
          {day('applyAgainOn', t.applyAgainHint)}
        </div>
      )}
    </fieldset>
  );
}

/** The same, to be read by whoever confirms it. */
export function ToldLines({ told }: { told: Told }) {
  const t = useText(workTexts);
  const language = useLanguage();
  const day = (of: string) => showDay(of, language);
  return (
    <>
      {told.reason && <p>{t.toldReads(decisionReasonWords[language][told.reason])}</p>}
      {told.applyAgainOn && <p>{t.toldAgain(day(told.applyAgainOn))}</p>}
      {told.handOverOn && <p>{t.toldHandOver(day(told.handOverOn))}</p>}
    </>
  );
}
