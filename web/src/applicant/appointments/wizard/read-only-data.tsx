import { groupPhone } from '@volante/contract/fields/phone.ts';
import { useId } from 'react';
import { useText } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { useApplication } from '../../application/application.ts';
import { forVisit } from '../../navigation/for-visit.ts';
import { ScreenLink } from '../../navigation/link.tsx';
import { appointmentTexts } from '../texts.ts';
import { contactScreen } from './contact-first.tsx';

/** The contact data of the visit, read-only; edited on the screen where it was entered. */
export function ReadOnlyData() {
  const t = useText(appointmentTexts);
  const application = useApplication();
  const { firstName, lastName, email, phone } = application.personalData;
  const short = Math.max(firstName.length, lastName.length) <= 14;
  return (
    <section aria-labelledby="visit-data">
      <h2 id="visit-data" className="mb-2 font-extrabold">
        {t.yourData}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-card px-4">
        <div className={classes(short && 'grid grid-cols-2 gap-x-3', !short && 'divide-y divide-line')}>
          <Row label={t.firstName} value={firstName} />
          <Row label={t.lastName} value={lastName} />
        </div>
        <Row label={t.email} value={email} />
        <Row label={t.phone} value={groupPhone(phone)} />
      </div>
      <ScreenLink
        to={contactScreen(application)}
        query={{ change: '1', ...forVisit }}
        className="flex min-h-12 items-center text-small font-bold text-brand-ink underline"
      >
        {t.wrongData}
      </ScreenLink>
    </section>
  );
}

/** Multi-line, so that long values wrap and can be checked completely. */
function Row({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div className="py-2">
      <label htmlFor={id} className="block text-small text-ink-2">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        readOnly
        rows={value.length > 30 ? 2 : 1}
        className="block field-sizing-content w-full resize-none bg-transparent font-semibold break-words"
      />
    </div>
  );
}
