import type { FieldValues, Path } from 'react-hook-form';
import { Controlled } from '../../lib/form/controlled.tsx';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { monthNames } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { DateField } from '../../ui/date-field.tsx';
import { personalDataTexts } from './texts.ts';

interface BirthdateFieldProps<Input extends FieldValues> {
  form: ScreenForm<Input>;
}

/** Day and year are typed with the number keys, the month is picked by its name: nobody has to know an order. */
export function BirthdateField<Input extends FieldValues>({ form }: BirthdateFieldProps<Input>) {
  const t = useText(personalDataTexts);
  const language = useLanguage();
  return (
    <Controlled form={form} name={'birthdate' as Path<Input>}>
      {(field) => (
        <DateField
          {...field}
          label={t.birthdate}
          partLabels={t.dateParts}
          months={monthNames(language)}
          order={language === 'en' ? 'month-first' : 'day-first'}
          autoComplete="bday"
        />
      )}
    </Controlled>
  );
}
