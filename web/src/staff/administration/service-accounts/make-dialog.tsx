import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { type Scope, scopes } from '@volante/contract/staff/administration/scopes.ts';
import {
  type MadeToken,
  MOST_CALLS_PER_MINUTE,
  type ServiceAccount,
  type ServiceAccountGiven,
} from '@volante/contract/staff/administration/service-accounts.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { DayField } from '../../controls/day-field.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { ShownOnce } from '../../controls/shown-once.tsx';
import { call } from '../../session/call.ts';
import { today } from '../../visits/days.ts';
import { useFieldText } from '../../words/field-words.ts';
import { lastDayOf } from './last-day.ts';
import { serviceTexts } from './texts.ts';

interface GivenDialogProps {
  title: string;
  /** What is in the fields at first. */
  first: typeof empty;
  /** Label of the button. */
  send: string;
  onSend(given: ServiceAccountGiven): Promise<void>;
  onClose(): void;
  lead?: string;
}

const empty = {
  name: '',
  networks: '',
  expiresOn: '',
  calls: '',
  scopes: [] as Scope[],
  countries: [] as CountryCode[],
};

/** Adds a system, and shows its token. */
export function MakeDialog({ onMade, onClose }: { onMade(made: MadeToken): void; onClose(): void }) {
  const t = useText(serviceTexts);
  const make = async (body: ServiceAccountGiven) => onMade(await call('POST /service-accounts', { body }));
  return <GivenDialog title={t.make} lead={t.makeLead} first={empty} send={t.send} onSend={make} onClose={onClose} />;
}

/** Changes a system. */
export function ChangeDialog({ account, onClose }: { account: ServiceAccount; onClose(): void }) {
  const t = useText(serviceTexts);
  const { id, name, scopes: may, countries, networks, callsPerMinute } = account;
  const limits = {
    networks: networks.join('\n'),
    expiresOn: lastDayOf(account) ?? '',
    calls: callsPerMinute?.toString() ?? '',
  };
  const first = { name, ...limits, scopes: may, countries };
  const change = async ({ expiresOn, ...body }: ServiceAccountGiven) => {
    // A day that is over can stay, and not be given.
    const end = expiresOn === (first.expiresOn || null) ? {} : { expiresOn };
    await call('PATCH /service-accounts/{accountId}', { params: { accountId: id }, body: { ...body, ...end } });
    toast.success(t.saved);
    onClose();
  };
  return <GivenDialog title={t.change} first={first} send={t.save} onSend={change} onClose={onClose} />;
}

/** A system's name, what it may do, where and until when. */
function GivenDialog({ title, lead, first, send, onSend, onClose }: GivenDialogProps) {
  const t = useText(serviceTexts);
  const language = useLanguage();
  const wrong = useFieldText();
  const form = useForm(first, ({ name, calls, scopes: chosen }) => ({
    name: name.trim() === '' && wrong('field_required'),
    scopes: chosen.length === 0 && wrong('field_required'),
    calls:
      calls !== '' &&
      !(Number.isInteger(Number(calls)) && +calls > 0 && +calls <= MOST_CALLS_PER_MINUTE) &&
      t.callsWrong,
  }));
  const { scopes: chosen, countries } = form.typed;
  const submit = form.sends(
    ({ networks, expiresOn, calls, ...given }) =>
      onSend({
        ...given,
        networks: networks.split(/[\s,]+/).filter(Boolean),
        expiresOn: expiresOn || null,
        callsPerMinute: calls === '' ? null : Number(calls),
      }),
    (error) => {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'conflict_error') form.refuse('name', t.tooMany);
      else if (error.errors.some(({ path }) => path.startsWith('networks'))) form.refuse('networks', t.networksWrong);
      else throw error;
    },
  );
  return (
    <FormDialog title={title} form={form} onSubmit={submit} send={send} leave={t.leave} onClose={onClose}>
      {lead && <p className="mb-3 text-small text-ink-2">{lead}</p>}
      <TextField label={t.name} hint={t.nameHint} maxLength={80} autoFocus {...form.field('name')} />
      <CheckboxGroup
        legend={t.scopes}
        options={scopes.map((scope) => [scope, t.scopeNames[scope]] as const)}
        chosen={chosen}
        onChange={(next) => form.change({ scopes: next })}
        error={form.errorOf('scopes')}
      />
      <CheckboxGroup
        legend={t.countries}
        hint={t.countriesHint}
        options={countryCodes.map((code) => [code, countryWords[language][code]] as const)}
        chosen={countries}
        onChange={(next) => form.change({ countries: next })}
      />
      <TextArea label={t.networks} hint={t.networksHint} rows={2} autoCapitalize="none" {...form.field('networks')} />
      <DayField label={t.expiresOn} hint={t.expiresHint} min={today()} {...form.field('expiresOn')} />
      <TextField inputMode="numeric" label={t.calls} hint={t.callsHint} maxLength={5} {...form.field('calls')} />
    </FormDialog>
  );
}

/** A token, which can't be looked up later. */
export function ShownToken({ made: { account, token }, onClose }: { made: MadeToken; onClose(): void }) {
  const t = useText(serviceTexts);
  const shown = { title: t.tokenTitle, lead: t.tokenLead(account.name), label: t.token, value: token };
  return <ShownOnce {...shown} words={t} onClose={onClose} />;
}
