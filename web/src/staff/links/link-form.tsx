import { countryCodes } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { linkEndpoints } from '@volante/contract/staff/links/link-calls.ts';
import { staffLanguages } from '@volante/contract/staff/me.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { usePeople } from '../application/people.ts';
import { checkedBy } from '../controls/checked-by.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { Press } from '../controls/press.tsx';
import { useMe } from '../session/session.ts';
import { showAtFields, useFieldText } from '../words/field-words.ts';
import { linkTexts } from './texts.ts';

const Body = linkEndpoints.makeLink.body;
export type TypedLink = z.output<typeof Body>;

const fields = ['country', 'language', 'firstName', 'lastName', 'phone', 'email', 'externalReference', 'note'] as const;
/** Empty fields are left out. */
const optional = { setValueAs: (typed: string | undefined) => (typed?.trim() ? typed : undefined) };

/** The form for the driver's data of a link. `onSend` rejects with refusals of values. */
export function LinkForm({ onSend }: { onSend(typed: TypedLink): Promise<void> }) {
  const t = useText(linkTexts);
  const language = useLanguage();
  const fieldText = useFieldText();
  const { account } = useMe();
  const people = usePeople() ?? [account];
  const [assignee, setAssignee] = useState(account.id);
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: checkedBy(Body),
    defaultValues: { country: countryCodes[0], language: countries[countryCodes[0]].language },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (typed) => {
    try {
      await onSend({ ...typed, ...(assignee && { assigneeId: assignee }) });
    } catch (error) {
      if (!showAtFields(error, fields, setError)) showFailure(error);
    }
  });
  const country = register('country', {
    onChange: ({ target }) => setValue('language', countries[target.value as keyof typeof countries].language),
  });
  return (
    <form onSubmit={send} noValidate autoComplete="off" className="rounded-card border border-line bg-card p-4">
      <div className="grid gap-x-4 desk:grid-cols-2">
        <SelectField
          label={t.country}
          options={countryCodes.map((value) => ({ value, label: countryWords[language][value] }))}
          error={fieldText(errors.country)}
          {...country}
        />
        <SelectField
          label={t.language}
          options={staffLanguages.map((value) => ({ value, label: t.languages[value] }))}
          error={fieldText(errors.language)}
          {...register('language')}
        />
        <TextField label={t.firstName} error={fieldText(errors.firstName)} {...register('firstName', optional)} />
        <TextField label={t.lastName} error={fieldText(errors.lastName)} {...register('lastName', optional)} />
        <TextField label={t.phone} inputMode="tel" error={fieldText(errors.phone)} {...register('phone', optional)} />
        <TextField
          label={t.email}
          hint={t.emailHint}
          inputMode="email"
          autoCapitalize="none"
          error={fieldText(errors.email)}
          {...register('email', optional)}
        />
      </div>
      <TextField
        label={t.externalReference}
        hint={t.externalReferenceHint}
        error={fieldText(errors.externalReference)}
        {...register('externalReference', optional)}
      />
      <TextArea label={t.note} hint={t.noteHint} error={fieldText(errors.note)} {...register('note', optional)} />
      <SelectField
        label={t.assignee}
        options={[
          ...people.map(({ id, name }) => ({ value: id, label: id === account.id ? t.me(name) : name })),
          { value: '', label: t.nobody },
        ]}
        value={assignee}
        onChange={({ target }) => setAssignee(target.value)}
      />
      <Press kind="solid" type="submit" busy={isSubmitting}>
        {t.make}
      </Press>
    </form>
  );
}
