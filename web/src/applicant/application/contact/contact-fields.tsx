import type { PersonalData } from '@volante/contract/application.ts';
import type { Contact } from '@volante/contract/countries/contact.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { isShortName } from '@volante/contract/fields/short-name.ts';
import { useState } from 'react';
import { pause } from '../../../lib/call/waiting.ts';
import { type Doubt, useAskOnce } from '../../../lib/form/ask-once.ts';
import { useFieldValues } from '../../../lib/form/field-values.ts';
import { phoneOf } from '../../../lib/form/masks.ts';
import type { ScreenForm } from '../../../lib/form/screen-form.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { contactErrors } from './contact-errors.ts';
import { needsMail } from './needs-mail.ts';

export function contactValues({ firstName, lastName, phone, email }: PersonalData, country: CountryCode): Contact {
  return { firstName, lastName, phone: phoneOf(country)(phone), email };
}

interface ContactFieldsProps<Input extends Contact> {
  country: CountryCode;
  form: ScreenForm<Input>;
  questions: ContactQuestions;
}

/** The applicant's name and contact. */
export function ContactFields<Input extends Contact>({ country, form: given, questions }: ContactFieldsProps<Input>) {
  const form = given as unknown as ScreenForm<Contact>;
  const t = useText(contactTexts);
  const [typed] = useFieldValues(form, 'email');
  const email = form.field('email');
  const providersId = `${form.props.id}-providers`;
  const asked = questions.question?.email === typed ? questions.question : null;
  // Answering the question continues the submit it had stopped.
  const answer = (take: () => void) => () => {
    take();
    if (email.error ?? email.warning)
      (document.getElementById(form.props.id) as HTMLFormElement | null)?.requestSubmit();
  };
  return (
    <>
      <TextField label={t.firstName} autoComplete="given-name" autoCapitalize="words" {...form.field('firstName')} />
      <TextField label={t.lastName} autoComplete="family-name" autoCapitalize="words" {...form.field('lastName')} />
      <TextField
        label={t.phone}
        prefix={countries[country].phonePrefix}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...form.field('phone', phoneOf(country))}
      />
      <TextField
        label={needsMail(country) ? t.email : t.emailOptional}
        type="email"
        inputMode="email"
        autoComplete="email"
        list={providersId}
        {...email}
        onBlur={(event) => {
          email.onBlur(event);
          questions.look(event.target.value);
        }}
      />
      <datalist id={providersId}>
        {addressesFrom(typed).map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <div className="wide:col-start-2">
        <FieldQuestion
          text={asked && t.didYouMean(asked.likely)}
          mend={t.mend}
          keep={t.keep}
          onMend={answer(() => asked && form.setValue('email', asked.likely))}
          onKeep={answer(questions.keep)}
        />
      </div>
    </>
  );
}

/** Once the @ is typed: the addresses at the usual providers that begin like this. */
function addressesFrom(typed: string): string[] {
  const [name, domain, ...rest] = typed.trim().split('@');
  if (!name || domain === undefined || rest.length > 0) return [];
  const begun = domain.toLowerCase();
  return usual.filter((item) => item.startsWith(begun) && item !== begun).map((item) => `${name}@${item}`);
}

const usual = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'];

/** The values that will be sent. */
type SomeContact = { [K in keyof Contact]?: Contact[K] | undefined };

export interface ContactQuestions {
  /** The address that was probably meant. */
  question: { email: string; likely: string } | null;
  /** The e-mail field was left. */
  look(email: string): void;
  /** The address is right as it is. */
  keep(): void;
  /** Before sending: fails with the questions that were not asked yet. */
  ask(changed: SomeContact, more?: readonly Doubt[]): Promise<void>;
}

/** Asks about names of one or two letters, and about mail providers that don't exist. */
export function useContactQuestions(): ContactQuestions {
  const once = useAskOnce();
  const [question, setQuestion] = useState<ContactQuestions['question']>(null);
  const look = async (email: string) => {
    const likely = await likelyAddress(email);
    setQuestion(likely ? { email, likely } : null);
    return likely;
  };
  return {
    question,
    look: (email) => void look(email),
    keep() {
      if (question) once.keep(emailDoubt(question.email));
      setQuestion(null);
    },
    async ask({ firstName = '', lastName = '', email = '' }, more = []) {
      const doubts = [...more];
      if (isShortName(firstName)) doubts.push({ path: 'firstName', code: 'first_name_doubtful', value: firstName });
      if (isShortName(lastName)) doubts.push({ path: 'lastName', code: 'last_name_doubtful', value: lastName });
      if (email && (await likelyAddress(email))) {
        doubts.push(emailDoubt(email));
        void look(email);
      }
      once.ask(doubts);
    },
  };
}

/** The flag that a call with a short name needs; the applicant was asked about it before. */
export function shortNameFlag({ firstName = '', lastName = '' }: SomeContact): { confirmShortName?: true } {
  return isShortName(firstName) || isShortName(lastName) ? { confirmShortName: true } : {};
}

const emailDoubt = (email: string): Doubt => ({ path: 'email', code: 'email_doubtful', value: email });

/** How long sending waits for the list of providers, in ms; continuing matters more than the question. */
const LIST_TIMEOUT = 1500;

function likelyAddress(email: string): Promise<string | null> {
  const asked = import('./mail-domains.ts').then((list) => list.likelyAddress(email));
  return Promise.race([asked, pause(LIST_TIMEOUT).then(() => null)]).catch(() => null);
}

export const contactTexts = dictionary({
  es: {
    firstName: 'Nombre(s)',
    lastName: 'Apellidos',
    phone: 'Celular',
    email: 'Correo electrónico',
    emailOptional: 'Correo electrónico (opcional)',
    didYouMean: (address: string) => `¿Quisiste decir ${address}?`,
    mend: 'Sí, corregirlo',
    keep: 'No, así está bien',
    errors: {
      ...contactErrors.es,
      first_name_doubtful: '¿Tu nombre está completo? Si lo está, toca Continuar otra vez',
      last_name_doubtful: '¿Tus apellidos están completos? Si lo están, toca Continuar otra vez',
      email_doubtful: '¿Tu correo está bien escrito? Si lo está, toca Continuar otra vez',
    },
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    emailOptional: 'Email (optional)',
    didYouMean: (address: string) => `Did you mean ${address}?`,
    mend: 'Yes, fix it',
    keep: 'No, it’s right',
    errors: {
      ...contactErrors.en,
      first_name_doubtful: 'Is your first name complete? If so, press Continue again',
      last_name_doubtful: 'Is your last name complete? If so, press Continue again',
      email_doubtful: 'Is your email spelled right? If so, press Continue again',
    },
  },
});

interface FieldQuestionProps {
  /** Without it nothing is asked. */
  text: string | null;
  mend: string;
  keep: string;
  onMend: () => void;
  onKeep: () => void;
}

/** Asks about the value of the field above: one tap corrects it, one tap keeps it. */
export function FieldQuestion({ text, mend, keep, onMend, onKeep }: FieldQuestionProps) {
  return (
    <div aria-live="polite">
      {text && (
        <div className="-mt-1.5 mb-3.5 rounded-input border border-warn-line bg-warn-soft px-3.5 pt-3 text-small">
          <p className="wrap-anywhere font-semibold text-warn-ink">{text}</p>
          <div className="flex flex-wrap gap-x-6">
            <button type="button" onClick={onMend} className={answerClass}>
              {mend}
            </button>
            <button type="button" onClick={onKeep} className={answerClass}>
              {keep}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

const answerClass = 'min-h-12 font-bold text-brand-ink underline';
