import type { Contact } from '@volante/contract/countries/contact.ts';
import { useState } from 'react';
import { useFieldValues } from '../../lib/form/field-values.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { ContactFields, type ContactQuestions, contactValues } from '../application/contact/contact-fields.tsx';
import { needsMail } from '../application/contact/needs-mail.ts';
import { FormPart } from './form-frame.tsx';
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
  const isMissing = (path: (typeof paths)[number]) => stored[path] === '' && (path !== 'email' || needsMail(country));
  const needed = paths.some((path, i) => isMissing(path) || typed[i] !== stored[path] || hasMessage(form.field(path)));
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
      lines={[stored.phone, stored.email].filter(Boolean)}
      label={t.changeContact}
      onChange={open}
    />
  );
}

interface GivenLineProps {
  title: string;
  lines: readonly string[];
  /** What the button changes, for people who can't see the line. */
  label: string;
  onChange: () => void;
}

/** Data given before, as one line instead of its fields. */
export function GivenLine({ title, lines, label, onChange }: GivenLineProps) {
  const t = useText(personalDataTexts);
  return (
    <div className="mb-3.5 flex items-center gap-3 rounded-card wide:not-has-[+div]:mb-8 border border-line bg-card py-2 pr-2 pl-4">
      <p className="wrap-anywhere flex min-w-0 flex-1 flex-wrap gap-x-3 text-small text-ink-2">
        <strong className="w-full font-semibold text-base text-ink">{title}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <button
        type="button"
        aria-label={label}
        onClick={onChange}
        className="min-h-12 flex-none px-2 text-small font-bold text-brand-ink underline"
      >
        {t.change}
      </button>
    </div>
  );
}
