import { countryCodes } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { linkEndpoints } from '@volante/contract/staff/links/link-calls.ts';
import { staffLanguages } from '@volante/contract/staff/me.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { usePeople } from '../application/assign.tsx';
import { showFailure } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { useMe } from '../session/session.ts';
import { linkTexts } from './texts.ts';

const Body = linkEndpoints.makeLink.body;
export type TypedLink = z.output<typeof Body>;

const [first] = countryCodes;
const initial = {
  country: first as string,
  language: countries[first].language as string,
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  externalReference: '',
  note: '',
};
/** Empty fields are left out. */
const withoutEmpty = (typed: typeof initial) =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim()));

/** The form for the driver's data of a link. `onSend` rejects with refusals of values. */
export function LinkForm({ onSend }: { onSend(typed: TypedLink): Promise<void> }) {
  const t = useText(linkTexts);
  const language = useLanguage();
  const { account } = useMe();
  const people = usePeople() ?? [account];
  const [assignee, setAssignee] = useState(account.id);
  const { ref, busy, change, field, sends } = useForm(initial, Body, withoutEmpty);
  const send = sends((typed) => onSend({ ...typed, ...(assignee && { assigneeId: assignee }) }), showFailure);
  return (
    <form
      ref={ref}
      onSubmit={send}
      noValidate
      autoComplete="off"
      className="rounded-card border border-line bg-card p-4"
    >
      <div className="grid gap-x-4 desk:grid-cols-2">
        <SelectField
          label={t.country}
          options={countryCodes.map((value) => ({ value, label: countryWords[language][value] }))}
          {...field('country')}
          onChange={({ target: { value } }) =>
            change({ country: value, language: countries[value as keyof typeof countries].language })
          }
        />
        <SelectField
          label={t.language}
          options={staffLanguages.map((value) => ({ value, label: t.languages[value] }))}
          {...field('language')}
        />
        <TextField label={t.firstName} {...field('firstName')} />
        <TextField label={t.lastName} {...field('lastName')} />
        <TextField label={t.phone} inputMode="tel" {...field('phone')} />
        <TextField label={t.email} hint={t.emailHint} inputMode="email" autoCapitalize="none" {...field('email')} />
      </div>
      <TextField label={t.externalReference} hint={t.externalReferenceHint} {...field('externalReference')} />
      <TextArea label={t.note} hint={t.noteHint} {...field('note')} />
      <SelectField
        label={t.assignee}
        options={[
          ...people.map(({ id, name }) => ({ value: id, label: id === account.id ? t.me(name) : name })),
          { value: '', label: t.nobody },
        ]}
        value={assignee}
        onChange={({ target }) => setAssignee(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t.make}
      </Button>
    </form>
  );
}
