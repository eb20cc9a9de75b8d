import type { Contact } from '@volante/contract/personal-data/contact.ts';
import { useState } from 'react';
import { useFieldValues } from '../../lib/form/field-values.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { ContactFields, contactValues } from '../application/contact/contact-fields.tsx';
import type { ContactQuestions } from '../application/contact/contact-questions.ts';
import { FormPart } from './form-part.tsx';
import { personalDataTexts } from './texts.ts';

interface ContactPartProps<Input extends Contact> {
  form: ScreenForm<Input>;
  questions: ContactQuestions;
}

const paths = ['firstName', 'lastName', 'phone', 'email'] as const;

/** What was given at the start stands as one line; it becomes fields where something is missing, wrong, or to be changed. */
export function ContactPart<Input extends Contact>({ form: given, questions }: ContactPartProps<Input>) {
  const form = given as unknown as ScreenForm<Contact>;
  const t = useText(personalDataTexts);
  const { country, personalData } = useApplication();
  const [pressed, setPressed] = useState(false);
  const typed = useFieldValues(form, ...paths);
  const stored = contactValues(personalData);
  const needed = paths.some(
    (path, i) => typed[i] === '' || typed[i] !== stored[path] || form.field(path).error !== undefined,
  );
  // Once they are there they stay, also when what was changed is put back.
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
    <div className="mb-3.5 flex items-center gap-3 rounded-card wide:mb-8 border border-line bg-card py-2 pr-2 pl-4">
      <p className="wrap-anywhere flex min-w-0 flex-1 flex-wrap gap-x-3 text-small text-ink-2">
        <strong className="w-full font-semibold text-base text-ink">
          {stored.firstName} {stored.lastName}
        </strong>
        <span>{stored.phone}</span>
        <span>{stored.email}</span>
      </p>
      <button
        type="button"
        aria-label={t.changeContact}
        onClick={open}
        className="min-h-12 flex-none px-2 text-small font-bold text-brand-ink underline"
      >
        {t.change}
      </button>
    </div>
  );
}
