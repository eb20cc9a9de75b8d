import type { Contact } from '@volante/contract/personal-data/contact.ts';
import { useState } from 'react';
import { useFieldValues } from '../../lib/form/field-values.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { ContactFields, contactValues } from '../application/contact/contact-fields.tsx';
import type { ContactQuestions } from '../application/contact/contact-questions.ts';
import { FormPart } from './form-part.tsx';
import { GivenLine } from './given-line.tsx';
import { personalDataTexts } from './texts.ts';

interface ContactPartProps<Input extends Contact> {
  form: ScreenForm<Input>;
  questions: ContactQuestions;
}

const paths = ['firstName', 'lastName', 'phone', 'email'] as const;
const hasMessage = ({ error, warning }: { error?: string | undefined; warning?: string }) =>
  (error ?? warning) !== undefined;

/** The contact given at the start, as one line. It becomes fields if something is missing or wrong, or on request. */
export function ContactPart<Input extends Contact>({ form: given, questions }: ContactPartProps<Input>) {
  const form = given as unknown as ScreenForm<Contact>;
  const t = useText(personalDataTexts);
  const { country, personalData } = useApplication();
  const [pressed, setPressed] = useState(false);
  const typed = useFieldValues(form, ...paths);
  const stored = contactValues(personalData, country);
  const needed = paths.some((path, i) => typed[i] === '' || typed[i] !== stored[path] || hasMessage(form.field(path)));
  // Once shown they stay, even if the change is undone.
  if (needed && !pressed) setPressed(true);
  if (needed || pressed)
    return (
      <FormPart title={t.contact}>
        <ContactFields country={country} form={given} questions={questions} />
      </FormPart>
    );
  const open = () => {
    setPressed(true);
    requestAnimationFrame(() => document.getElementById(form.idOf('firstName'))?.focus());
  };
  return (
    <GivenLine
      title={`${stored.firstName} ${stored.lastName}`}
      lines={[stored.phone, stored.email]}
      label={t.changeContact}
      onChange={open}
    />
  );
}
