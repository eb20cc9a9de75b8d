import { useId } from 'react';
import { useText } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { ScreenLink } from '../link.tsx';
import { useRequest } from '../request.ts';
import { contactScreen } from './contact-first.tsx';
import { phoneText } from './phone-text.ts';
import { appointmentTexts } from './texts.ts';

/** Whom the visit is for, as given before; changed on the screen where it was given. */
export function ReadOnlyData() {
  const t = useText(appointmentTexts);
  const application = useRequest();
  const { firstName, lastName, email, phone } = application.personalData;
  return (
    <section aria-labelledby="visit-data">
      <h2 id="visit-data" className="mb-2 font-extrabold">
        {t.yourData}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-card px-4">
        <div className="grid grid-cols-2 gap-x-3">
          <Row half label={t.firstName} value={firstName} />
          <Row half label={t.lastName} value={lastName} />
        </div>
        <Row label={t.email} value={email} />
        <Row label={t.phone} value={phoneText(phone)} />
      </div>
      <ScreenLink
        to={contactScreen(application)}
        query={{ change: '1' }}
        className="flex min-h-12 items-center text-small font-bold text-brand-ink underline"
      >
        {t.wrongData}
      </ScreenLink>
    </section>
  );
}

function Row({ label, value, half = false }: { label: string; value: string; half?: boolean }) {
  const id = useId();
  return (
    <div className="py-2">
      <label htmlFor={id} className="block text-small text-ink-2">
        {label}
      </label>
      <input
        id={id}
        value={value}
        readOnly
        className={classes(
          'w-full truncate bg-transparent font-semibold',
          value.length > (half ? 14 : 32) && 'text-small',
        )}
      />
    </div>
  );
}
