import { Controlled } from '../../lib/form/controlled.tsx';
import type { Path } from '../../lib/form/path.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { monthNames } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { personalDataTexts } from './texts.ts';

interface BirthdateFieldProps<Input extends object> {
  form: ScreenForm<Input>;
  hint?: string | undefined;
}

/** Day and year are typed on the number pad, the month is picked by name, so the order doesn't matter. */
export function BirthdateField<Input extends object>({ form, hint }: BirthdateFieldProps<Input>) {
  const t = useText(personalDataTexts);
  const language = useLanguage();
  return (
    <Controlled form={form} name={'birthdate' as Path<Input>}>
      {(field) => (
        <DateField
          {...field}
          label={t.birthdate}
          hint={hint}
          partLabels={t.dateParts}
          months={monthNames(language)}
          order={language === 'en' ? 'month-first' : 'day-first'}
          autoComplete="bday"
        />
      )}
    </Controlled>
  );
}
