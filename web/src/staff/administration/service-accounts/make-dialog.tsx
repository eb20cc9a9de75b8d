import { type CountryCode, countryCodes } from '@volante/contract/countries/country.ts';
import { type Scope, scopes } from '@volante/contract/staff/administration/scopes.ts';
import type { MadeToken } from '@volante/contract/staff/administration/service-accounts.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { useFieldText } from '../../words/field-words.ts';
import { serviceTexts } from './texts.ts';

interface MakeDialogProps {
  onMade(made: MadeToken): void;
  onClose(): void;
}

/** Adds a system: its name, what it may do, where and until when. */
export function MakeDialog({ onMade, onClose }: MakeDialogProps) {
  const t = useText(serviceTexts);
  const language = useLanguage();
  const wrong = useFieldText();
  const empty = {
    ...{ name: '', networks: '', expiresOn: '' },
    ...{ scopes: [] as Scope[], countries: [] as CountryCode[] },
  };
  const form = useForm(empty, ({ name, scopes: chosen }) => ({
    name: name.trim() === '' && wrong('field_required'),
    scopes: chosen.length === 0 && wrong('field_required'),
  }));
  const { scopes: chosen, countries } = form.typed;
  const make = form.sends(
    async ({ networks, expiresOn, ...given }) => {
      const body = { ...given, networks: networks.split(/[\s,]+/).filter(Boolean), expiresOn: expiresOn || null };
      onMade(await call('POST /service-accounts', { body }));
    },
    (error) => {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'conflict_error') form.refuse('name', t.tooMany);
      else if (error.errors.some(({ path }) => path.startsWith('networks'))) form.refuse('networks', t.networksWrong);
      else throw error;
    },
  );
  return (
    <FormDialog title={t.make} form={form} onSubmit={make} send={t.send} leave={t.leave} onClose={onClose}>
      <p className="mb-3 text-small text-ink-2">{t.makeLead}</p>
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
      <TextField type="date" label={t.expiresOn} hint={t.expiresHint} {...form.field('expiresOn')} />
    </FormDialog>
  );
}

/** A token, which can't be looked up later. */
export function ShownOnce({ made: { account, token }, onClose }: { made: MadeToken; onClose(): void }) {
  const t = useText(serviceTexts);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => toast.success(t.copied),
      () => toast.error(t.notCopied),
    );
  return (
    <Dialog title={t.tokenTitle} onClose={onClose}>
      <p className="mb-3 text-small wrap-anywhere">{t.tokenLead(account.name)}</p>
      <label className="mb-3 block text-small font-semibold">
        {t.token}
        <input
          readOnly
          value={token}
          onFocus={({ target }) => target.select()}
          className="mt-1 block min-h-11 w-full rounded-input border-[1.5px] border-field-line bg-ground px-3 font-mono text-small font-normal"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>{t.copy}</Button>
        <Button kind="outline" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Dialog>
  );
}
