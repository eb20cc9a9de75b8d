import { countries } from '@volante/contract/countries/index.ts';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { phone } from '../../lib/form/masks.ts';
import { useText } from '../../lib/text.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { appTexts } from '../app-texts.ts';
import { useRequest } from '../request.ts';
import type { ObligorForm } from './obligor-form.ts';
import { obligorTexts } from './obligor-texts.ts';

/** Who the guarantor is and how to reach them. The phone's own suggestions are about its owner, so they are off. */
export function ObligorFields({ form }: { form: ObligorForm }) {
  const t = useText(obligorTexts);
  const app = useText(appTexts);
  const { country } = useRequest();
  const [typedPhone] = useFieldValues(form, 'phone');
  const prefix = typedPhone.startsWith('+') ? undefined : countries[country].phonePrefix;
  return (
    <form {...form.props}>
      <ErrorSummary title={app.summaryTitle} {...form.summary} />
      <TextField label={t.name} autoComplete="off" autoCapitalize="words" {...form.field('name')} />
      <TextField
        label={t.phone}
        prefix={prefix}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...form.field('phone', phone)}
      />
      <TextField label={t.email} type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
      <TextField
        label={t.location}
        hint={t.locationHint}
        autoComplete="off"
        autoCapitalize="words"
        {...form.field('location')}
      />
    </form>
  );
}
