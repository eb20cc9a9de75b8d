import type { PersonalData } from '@volante/contract/admission/application.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { Contact } from '@volante/contract/personal-data/contact.ts';
import { useFieldValues } from '../../../lib/form/field-values.ts';
import { phoneOf } from '../../../lib/form/masks.ts';
import type { ScreenForm } from '../../../lib/form/screen-form.ts';
import { useText } from '../../../lib/text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ContactQuestions } from './contact-questions.ts';
import { contactTexts } from './contact-texts.ts';

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
        label={t.email}
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
  return usual.filter((one) => one.startsWith(begun) && one !== begun).map((one) => `${name}@${one}`);
}

const usual = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'];

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
