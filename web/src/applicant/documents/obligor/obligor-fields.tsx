import { countries } from '@volante/contract/countries/index.ts';
import { useFieldValues } from '../../../lib/form/field-values.ts';
import { phoneOf } from '../../../lib/form/masks.ts';
import { useText } from '../../../lib/text.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { fieldColumns } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useApplication } from '../../application/application.ts';
import type { FromCard } from '../../application/guarantor/use-card-values.ts';
import { SavedLine } from '../../layout/form-end.tsx';
import { appTexts } from '../../navigation/app-texts.ts';
import type { ObligorForm } from './obligor-form.ts';
import { obligorTexts } from './obligor-texts.ts';

/** The guarantor's name and contact data. The phone's autofill is about its owner, so it is off. */
export function ObligorFields({ form, fromCard }: { form: ObligorForm; fromCard: FromCard }) {
  const t = useText(obligorTexts);
  const app = useText(appTexts);
  const { country } = useApplication();
  const [typedPhone] = useFieldValues(form, 'phone');
  const labels = { name: t.name, phone: t.phone, email: t.email, location: t.location };
  const nameOf = (id: string) => Object.entries(labels).find(([path]) => form.idOf(path) === id)?.[1];
  // Several fields can have the same error, so each message names its field.
  const errors = form.summary.errors.map(({ id, text }) => ({ id, text: `${nameOf(id)}: ${text}` }));
  const prefix = typedPhone.startsWith('+') ? undefined : countries[country].phonePrefix;
  return (
    <form {...form.props}>
      <ErrorSummary title={app.summaryTitle} more={app.summaryMore} ref={form.summary.ref} errors={errors} />
      {fromCard.reading && (
        <p role="status" className="mb-3 text-small text-ink-2">
          {t.reading}
        </p>
      )}
      <div className={fieldColumns}>
        <TextField
          label={t.name}
          hint={fromCard.hint('name')}
          autoComplete="off"
          autoCapitalize="words"
          {...form.field('name')}
        />
        <TextField
          label={t.phone}
          prefix={prefix}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...form.field('phone', phoneOf(country))}
        />
        <TextField label={t.email} type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
        <TextField
          label={t.location}
          hint={fromCard.hint('location') ?? t.locationHint}
          autoComplete="off"
          autoCapitalize="words"
          {...form.field('location')}
        />
      </div>
      <SavedLine saved={form.saved} />
    </form>
  );
}
