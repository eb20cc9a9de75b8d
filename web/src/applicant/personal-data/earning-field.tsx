import { useEffect, useRef, useState } from 'react';
import { useFieldValues } from '../../lib/form/field-values.ts';
import type { Path } from '../../lib/form/path.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { createLazyPart } from '../../lib/lazy-part.tsx';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { personalDataTexts } from './texts.ts';

// The code that reads is loaded after the form is displayed; if it fails, there is no proposal.
const AverageRead = createLazyPart(() => null)(() => import('./average-read.tsx'));

/** The average week, proposed from the earnings unless the applicant gave a figure. */
export function EarningField<Input extends { avgEarningPerWeek: string }>({
  form: given,
}: {
  form: ScreenForm<Input>;
}) {
  const form = given as unknown as ScreenForm<{ avgEarningPerWeek: string }>;
  const t = useText(personalDataTexts);
  const [read, setRead] = useState('');
  const [typed] = useFieldValues(form, 'avgEarningPerWeek' as Path<{ avgEarningPerWeek: string }>);
  const proposed = useRef(false);
  const { core, setValue } = form;
  useEffect(() => {
    if (read === '' || proposed.current) return;
    proposed.current = true;
    if (core.values().avgEarningPerWeek === '') setValue('avgEarningPerWeek', read);
  }, [read, core, setValue]);
  return (
    <>
      <TextField
        label={t.weeklyEarning}
        hint={read !== '' && typed === read ? t.weeklyEarningRead : t.weeklyEarningHint}
        prefix="$"
        inputMode="decimal"
        {...form.field('avgEarningPerWeek')}
      />
      <AverageRead onRead={setRead} />
    </>
  );
}
