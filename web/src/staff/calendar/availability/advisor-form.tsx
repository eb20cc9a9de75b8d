import { countryZones } from '@volante/contract/appointments/time-zones.ts';
import { countryCodes } from '@volante/contract/country.ts';
import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { faultsOfHours } from '@volante/contract/staff/calendar/calendar-rules.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { WrongLine } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { AccountField } from '../../controls/account-field.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { calendarChanged } from '../../visits/calendar-data.ts';
import { HoursEditor, HoursPreview } from './hours-editor.tsx';
import { placeOptions } from './places.ts';
import { availabilityTexts } from './texts.ts';

interface AdvisorFormProps {
  /** Null for a new one. */
  advisor: Advisor | null;
  onSaved(advisor: Advisor): void;
  /** Refetches the advisor and starts from the current data. */
  onShowNew(): void;
}

type Draft = Pick<Advisor, 'name' | 'zone' | 'countries' | 'holidays' | 'hours' | 'active' | 'accountId'>;

/** The form for an advisor, for admins. Typed text stays if somebody else saved first. */
export function AdvisorForm({ advisor, onSaved, onShowNew }: AdvisorFormProps) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const [seen] = useState(advisor);
  const form = useForm(draftOf(advisor), ({ name, countries, hours }) => ({
    name: name.trim() === '' && t.nameNeeded,
    countries: countries.length === 0 && t.countryNeeded,
    hours: (faultsOfHours(hours).size > 0 || hours.some(({ starts, ends }) => !starts || !ends)) && t.fixHours,
  }));
  const { change, field, errorOf, failure } = form;
  const { zone, countries, holidays, hours, active, accountId } = form.typed;
  const zones = [...new Set([zone, ...countryCodes.flatMap((code) => countryZones[code])])];
  const save = form.sends(async (draft) => {
    try {
      const saved = seen
        ? await call('PATCH /advisors/{advisorId}', {
            params: { advisorId: seen.id },
            body: { ...draft, revision: seen.revision },
          })
        : await call('POST /advisors', { body: draft });
      toast.success(seen ? t.saved : t.added);
      onSaved(saved);
    } finally {
      calendarChanged();
    }
  });
  const wrongHours = errorOf('hours');
  const isOld = failure instanceof CallError && failure.code === 'changed_meanwhile';
  return (
    <form ref={form.ref} onSubmit={save} noValidate className="grid gap-4">
      <div className="grid gap-x-6 desk:grid-cols-2">
        <TextField label={t.name} maxLength={80} autoComplete="off" {...field('name')} />
        <SelectField
          label={t.zone}
          options={zones.map((value) => ({ value, label: capital(zoneName(value, language)) }))}
          {...field('zone')}
        />
        <SelectField
          label={t.holidays}
          options={[{ value: '', label: t.noHolidays }, ...placeOptions(language, holidays)]}
          value={holidays ?? ''}
          onChange={({ target }) => change({ holidays: target.value || null })}
        />
        <AccountField
          label={t.account}
          nobody={t.accountNone}
          value={accountId}
          onChoose={(chosen) => change({ accountId: chosen })}
        />
        <CheckboxGroup
          legend={t.countries}
          options={countryCodes.map((code) => [code, countryWords[language][code]] as const)}
          chosen={countries}
          onChange={(chosen) => change({ countries: chosen })}
          error={errorOf('countries')}
        />
        <label className="mb-3.5 flex min-h-9 items-center gap-2.5 self-end text-small max-desk:min-h-12">
          <input
            type="checkbox"
            className="size-4 flex-none max-desk:size-5"
            checked={active}
            onChange={({ target }) => change({ active: target.checked })}
          />
          {t.active}
        </label>
      </div>
      {seen && seen.visitsAhead > 0 && (
        <p className="text-small text-ink-2">
          {t.visitsAhead(seen.visitsAhead)} {t.visitsStay}
        </p>
      )}
      <HoursEditor hours={hours} zone={zone} onChange={(next) => change({ hours: next })} />
      <HoursPreview working={{ zone, holidays, hours }} advisorId={seen?.id ?? null} />
      <FailureNotice error={failure}>
        {isOld && (
          <Button kind="outline" onClick={onShowNew}>
            {t.showNew}
          </Button>
        )}
      </FailureNotice>
      {wrongHours && <WrongLine text={wrongHours} />}
      <div>
        <Button type="submit" busy={form.busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

function draftOf(advisor: Advisor | null): Draft {
  const { name, zone, countries, holidays, hours, active, accountId } = advisor ?? fresh;
  return { name, zone, countries, holidays, hours, active, accountId };
}

const fresh: Draft = {
  name: '',
  zone: countryZones.mx[0] as string,
  countries: [...countryCodes],
  holidays: 'MX',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' })),
  active: true,
  accountId: null,
};
