import { checkSsn, isMaskedSsn, ssnPattern } from '@volante/contract/fields/identifiers/ssn.ts';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { ssn as dashes, type Mask } from '../../lib/form/masks.ts';
import type { Path } from '../../lib/form/path.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { personalDataTexts } from './texts.ts';

/** A stored number is shown as `***-**-6789`; the first key pressed in it starts a new one. */
const ssn: Mask = (text) => (ssnPattern.test(text) ? text : dashes(text.replace(/^\*{3}-\*{2}-\d{0,4}|\*/g, '')));

interface SsnFieldProps<Input extends object> {
  form: ScreenForm<Input>;
  /** Masked, or '' if none is stored. */
  stored: string;
}

/** The Social Security number, with dashes inserted while typing. Never stored on the phone. */
export function SsnField<Input extends { ssn: string }>({ form, stored }: SsnFieldProps<Input>) {
  const t = useText(personalDataTexts);
  const path = 'ssn' as Path<Input>;
  const [typed] = useFieldValues(form, path) as readonly [string];
  const [warning] = ssnPattern.test(typed) ? checkSsn(typed) : [];
  return (
    <TextField
      label={t.ssn}
      hint={stored && typed === stored ? t.ssnStored : t.ssnHint}
      inputMode="numeric"
      autoComplete="off"
      placeholder="123-45-6789"
      warning={warning && t.warnings[warning]}
      {...form.field(path, ssn)}
      onFocus={(event) => isMaskedSsn(event.target.value) && event.target.select()}
    />
  );
}
