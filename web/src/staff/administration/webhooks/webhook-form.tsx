import { countryCodes } from '@volante/contract/country.ts';
import { publicEventKinds } from '@volante/contract/staff/administration/event-kinds.ts';
import type { Webhook } from '@volante/contract/staff/administration/webhooks.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { ShownOnce } from '../../controls/shown-once.tsx';
import { call } from '../../session/call.ts';
import { webhookTexts } from './texts.ts';

type Fields = Pick<Webhook, 'url' | 'description' | 'kinds' | 'countries'>;

interface FieldsDialogProps {
  title: string;
  initial: Fields;
  onSend(fields: Fields): Promise<unknown>;
  onClose(): void;
}

function FieldsDialog({ title, initial, onSend, onClose }: FieldsDialogProps) {
  const t = useText(webhookTexts);
  const language = useLanguage();
  const form = useForm(initial, ({ url, kinds, countries }) => ({
    url: !URL.canParse(url.trim()) && t.urlWrong,
    kinds: kinds.length === 0 && t.chooseOne,
    countries: countries.length === 0 && t.chooseOne,
  }));
  const send = form.sends((typed) => onSend({ ...typed, url: typed.url.trim() }));
  const url = form.field('url');
  return (
    <FormDialog title={title} form={form} onSubmit={send} send={t.save} leave={t.leave} wide onClose={onClose}>
      <TextField
        label={t.url}
        hint={t.urlHint}
        inputMode="url"
        autoCapitalize="none"
        autoFocus
        maxLength={500}
        {...url}
        // The server knows which addresses lead inside.
        error={url.error && t.urlWrong}
      />
      <TextField label={t.description} maxLength={200} {...form.field('description')} />
      <CheckboxGroup
        legend={t.kinds}
        options={publicEventKinds.map((kind) => [kind, t.kindNames[kind]] as const)}
        chosen={form.typed.kinds}
        onChange={(kinds) => form.change({ kinds })}
        error={form.errorOf('kinds')}
        wide
      />
      <CheckboxGroup
        legend={t.countries}
        options={countryCodes.map((code) => [code, countryWords[language][code]] as const)}
        chosen={form.typed.countries}
        onChange={(countries) => form.change({ countries })}
        error={form.errorOf('countries')}
      />
    </FormDialog>
  );
}

/** Adds a webhook; `onMade` is given its secret. */
export function AddDialog({ onMade, onClose }: { onMade(secret: string): void; onClose(): void }) {
  const t = useText(webhookTexts);
  const initial: Fields = {
    url: 'https://',
    description: '',
    kinds: [...publicEventKinds],
    countries: [...countryCodes],
  };
  const add = async (body: Fields) => onMade((await call('POST /webhooks', { body })).secret);
  return <FieldsDialog title={t.add} initial={initial} onSend={add} onClose={onClose} />;
}

interface ChangeDialogProps {
  webhook: Webhook;
  onChanged(): void;
  onClose(): void;
}

/** Changes the address of a webhook, and what it is sent. */
export function ChangeDialog({ webhook, onChanged, onClose }: ChangeDialogProps) {
  const t = useText(webhookTexts);
  const { id, url, description, kinds, countries } = webhook;
  async function change(body: Fields): Promise<void> {
    await call('PATCH /webhooks/{webhookId}', { params: { webhookId: id }, body });
    toast.success(t.saved);
    onChanged();
    onClose();
  }
  return (
    <FieldsDialog title={t.change} initial={{ url, description, kinds, countries }} onSend={change} onClose={onClose} />
  );
}

/** A secret, which can't be looked up later. */
export function ShownSecret({ secret, onClose }: { secret: string; onClose(): void }) {
  const t = useText(webhookTexts);
  const shown = { title: t.secretTitle, lead: t.secretLead, label: t.secret, value: secret };
  return <ShownOnce {...shown} words={t} onClose={onClose} />;
}
