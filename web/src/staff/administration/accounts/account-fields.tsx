import { countries } from '@volante/contract/countries/index.ts';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { Account } from '@volante/contract/staff/administration/accounts.ts';
import { needsEnd, type Role, roles } from '@volante/contract/staff/roles.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { CheckboxField, CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { WrongLine } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DayField } from '../../controls/day-field.tsx';
import { usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { advisorsQuery } from '../../visits/calendar-data.ts';
import { today } from '../../visits/days.ts';
import { roleWords } from '../../words/role-words.ts';
import { accountTexts } from './texts.ts';

const KEY = ['accounts'];
/** Polling interval of the list, in ms: accounts opened by others aren't announced. */
const EVERY = 30_000;

/** Everybody who may sign in, page by page. */
export function useAccounts() {
  return usePages({
    queryKey: KEY,
    read: (from, signal) => call('GET /accounts', { query: { limit: '100', ...from }, signal }),
    refetchInterval: EVERY,
  });
}

/** Fetches data that an action changed: accounts, assignable people, and links to advisors. */
export function accountsChanged(): void {
  for (const queryKey of [KEY, ['people'], ['advisors']]) void queryClient().invalidateQueries({ queryKey });
}

interface RolesFieldProps {
  roles: readonly Role[];
  /** The last day; empty for none. */
  endsOn: string;
  onChange(change: { roles?: Role[]; endsOn?: string }): void;
  errors?: { roles?: string | undefined; endsOn?: string | undefined };
  /** One's own. */
  isOwn?: boolean;
}

/** What an account may do, role by role, and until when. */
export function RolesField({ roles: chosen, endsOn, onChange, errors = {}, isOwn = false }: RolesFieldProps) {
  const t = useText(accountTexts);
  const words = useText(roleWords);
  const isEndless = needsEnd({ roles: chosen }) && endsOn === '';
  return (
    <>
      <fieldset className="mb-1.5">
        <legend className="mb-1.5 text-small font-semibold">{t.roles}</legend>
        <p className="mb-2 text-small text-ink-2">{isOwn ? t.ownRole : t.rolesHint}</p>
        {errors.roles && <WrongLine text={errors.roles} className="mb-1" />}
        {roles.map((role) => (
          <CheckboxField
            key={role}
            className="mb-2"
            label={words[role]}
            hint={t.roleHints[role]}
            disabled={isOwn}
            aria-invalid={errors.roles ? true : undefined}
            checked={chosen.includes(role)}
            onChange={({ target }) =>
              onChange({ roles: roles.filter((each) => (each === role ? target.checked : chosen.includes(each))) })
            }
          />
        ))}
      </fieldset>
      <DayField
        label={t.endsOn}
        hint={isEndless ? t.auditorEnds : t.endsHint}
        disabled={isOwn}
        min={today()}
        error={errors.endsOn}
        value={endsOn}
        onChange={({ target }) => onChange({ endsOn: target.value })}
      />
    </>
  );
}

interface CountriesFieldProps {
  countries: readonly CountryCode[];
  onChange(countries: CountryCode[]): void;
  /** One's own. */
  isOwn?: boolean;
}

/** In which countries an account works; in all with none checked. */
export function CountriesField({ countries: chosen, onChange, isOwn = false }: CountriesFieldProps) {
  const t = useText(accountTexts);
  const words = countryWords[useLanguage()];
  return (
    <CheckboxGroup
      legend={t.countries}
      hint={isOwn ? t.ownCountries : t.countriesHint}
      options={countryCodes.map((code) => [code, words[code]] as const)}
      chosen={chosen}
      disabled={isOwn}
      onChange={onChange}
    />
  );
}

/** What a form for roles has yet to be given. */
export function faultsOf(
  given: { roles: readonly Role[]; endsOn: string },
  t: { rolesMissing: string; endMissing: string },
) {
  return {
    ...(given.roles.length === 0 && { roles: t.rolesMissing }),
    ...(needsEnd(given) && given.endsOn === '' && { endsOn: t.endMissing }),
  };
}

/** The last day (`yyyy-mm-dd`) on which an account works; empty without an end, which is the first moment after it. */
export function lastDayOf({ endsAt }: Pick<Account, 'endsAt'>): string {
  return endsAt ? dateIn(countries[countryCodes[0]].zone, new Date(Date.parse(endsAt) - 1)) : '';
}

interface AdvisorFieldProps {
  /** The account it is for; null for a new one. */
  accountId: string | null;
  value: string | null;
  onChoose(advisorId: string | null): void;
  error?: string | undefined;
}

/** The advisor an account is linked to; only advisors without another account can be chosen. */
export function AdvisorField({ accountId, value, onChoose, error }: AdvisorFieldProps) {
  const t = useText(accountTexts);
  const { data } = useQuery(advisorsQuery());
  const free = data?.items.filter((item) => item.accountId === null || item.accountId === accountId) ?? [];
  return (
    <SelectField
      label={t.advisor}
      error={error}
      options={[{ value: '', label: t.nobodysVisits }, ...free.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  );
}
