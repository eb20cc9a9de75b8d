import type { PersonalData } from '@volante/contract/application.ts';
import { ContactAsTyped } from '@volante/contract/countries/contact.ts';
import { stateOfPostalCode } from '@volante/contract/countries/index.ts';
import { us as country } from '@volante/contract/countries/us.ts';
import { UnitedStatesForm } from '@volante/contract/countries/us-form.ts';
import { checkSsn, isMaskedSsn, ssnPattern } from '@volante/contract/fields/identifiers/ssn.ts';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { ssn as dashes, digits, type Mask } from '../../lib/form/masks.ts';
import type { Path } from '../../lib/form/path.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { formatLongDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { createLazyPart } from '../../lib/lazy-part.tsx';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { CheckboxField, type CheckboxFieldProps } from '../../ui/fields/checkbox-field.tsx';
import { fieldRow } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useApplication } from '../application/application.ts';
import { contactValues } from '../application/contact/contact-fields.tsx';
import { BirthdateField } from './birthdate-field.tsx';
import { ContactPart, GivenLine } from './contact-part.tsx';
import { FormFrame, FormPart } from './form-frame.tsx';
import { useSuggestedValues } from './from-documents/use-suggested-values.ts';
import { shownNumber, typedNumber } from './number-field.ts';
import { usePersonalForm, useProposedState } from './personal-form.ts';
import { personalDataTexts } from './texts.ts';

const schema = z.strictObject({
  ...ContactAsTyped.shape,
  ...UnitedStatesForm.shape,
  rideShareTotalRides: z.pipe(typedNumber, UnitedStatesForm.shape.rideShareTotalRides),
  avgEarningPerWeek: z.pipe(typedNumber, UnitedStatesForm.shape.avgEarningPerWeek),
});

/** The US form: the city depends on the state; only states currently accepting applications are offered. */
export function UnitedStatesScreen() {
  const t = useText(personalDataTexts);
  const { personalData } = useApplication();
  const { form, questions } = usePersonalForm({
    schema,
    values: storedValues(personalData),
    check: ({ state, city }) =>
      city !== '' && state !== '' && !citiesOf(state).includes(city) ? { city: 'city_unknown' } : {},
    neverKeep: ['ssn'],
  });
  const { field, setValue } = form;
  const from = useSuggestedValues(form);
  const [postalCode, state] = useFieldValues(form, 'postalCode', 'state');
  const states = country.states
    .map((s) => s.name)
    .filter((name) => settings.openStates.includes(name) || name === personalData.state);
  const cities = citiesOf(state);
  const follow = (name: string) => {
    const [only, ...others] = citiesOf(name);
    setValue('city', only && others.length === 0 ? only : '');
  };
  const otherState = useProposedState({
    country,
    postalCode,
    state,
    open: states,
    choose: (name) => {
      setValue('state', name);
      follow(name);
    },
  });
  const stateField = field('state');
  const first = useFirstAnswers(form, otherState !== null);
  const isServed =
    postalCode.length < country.postalDigits || states.includes(stateOfPostalCode(country, postalCode) ?? '');
  return (
    <FormFrame form={form}>
      <ContactPart form={form} questions={questions} />
      {first.line}
      <FormPart title={t.aboutYou}>
        {first.isOpen && <BirthdateField form={form} hint={from('birthdate')} />}
        <SsnField form={form} stored={personalData.ssn} />
      </FormPart>
      <FormPart title={t.address}>
        {/* As on an envelope: 1200 Brickell Ave. Each has its own label, and wraps where letters are large. */}
        <div className={fieldRow}>
          <TextField label={t.streetNumberOptional} hint={from('streetNumber')} {...field('streetNumber')} />
          <TextField
            label={t.street}
            hint={from('street')}
            autoComplete="address-line1"
            autoCapitalize="words"
            {...field('street')}
          />
        </div>
        <TextField label={t.department} autoComplete="address-line2" {...field('department')} />
        <TextField
          label={t.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          warning={isServed ? (otherState ? t.otherState(otherState) : undefined) : t.notServed(states)}
          hint={from('postalCode')}
          {...field('postalCode', digits(5))}
        />
        {first.isOpen && (
          <>
            <SelectField
              label={t.state}
              placeholder={t.chooseState}
              options={states.map(option)}
              autoComplete="address-level1"
              {...stateField}
              onChange={(event) => {
                stateField.onChange(event);
                follow(event.target.value);
              }}
            />
            <SelectField
              // The options of another state need a fresh native list, or the old choice would stay shown.
              key={state}
              label={t.usCity}
              placeholder={state ? t.chooseCity : t.stateFirst}
              options={cities.map(option)}
              autoComplete="address-level2"
              {...field('city')}
            />
          </>
        )}
      </FormPart>
      <FormPart title={t.work}>
        <TextField label={t.rides} hint={t.ridesHint} inputMode="numeric" {...field('rideShareTotalRides')} />
        <EarningField form={form} />
      </FormPart>
      <FormPart title={t.consents} across>
        <ConsentFields field={field} />
      </FormPart>
    </FormFrame>
  );
}

const option = (name: string) => ({ value: name, label: name });

function citiesOf(state: string): readonly string[] {
  return country.states.find((s) => s.name === state)?.cities ?? [];
}

function storedValues(stored: PersonalData): Required<z.input<typeof schema>> {
  const { birthdate, postalCode, ssn, state, city, street, streetNumber, department } = stored;
  const { ocnBackgroundAndCreditCheckForApplication, privacyPolicy } = stored;
  return {
    ...contactValues(stored, country.code),
    ...{ birthdate, postalCode, ssn, state, city, street, streetNumber, department },
    rideShareTotalRides: shownNumber(stored.rideShareTotalRides),
    avgEarningPerWeek: shownNumber(stored.avgEarningPerWeek),
    // A form can only be sent with both ticked, so their type is `true`; until then they may be false.
    ocnBackgroundAndCreditCheckForApplication: ocnBackgroundAndCreditCheckForApplication as true,
    privacyPolicy: privacyPolicy as true,
  };
}

interface ConsentFieldsProps {
  field: (path: 'ocnBackgroundAndCreditCheckForApplication' | 'privacyPolicy') => Omit<CheckboxFieldProps, 'label'>;
}

/** Both consents of a US application; the policy opens in another window, so that nothing typed is lost. */
function ConsentFields({ field }: ConsentFieldsProps) {
  const t = useText(personalDataTexts);
  return (
    <>
      <CheckboxField label={t.backgroundConsent} {...field('ocnBackgroundAndCreditCheckForApplication')} />
      <CheckboxField
        label={
          <>
            {t.privacyBefore}
            <a
              href={settings.brand.privacyPolicyUrl}
              target="_blank"
              rel="noreferrer"
              className="font-bold text-brand-ink underline"
            >
              {t.privacyLink}
              <span className="sr-only"> {t.newWindow}</span>
            </a>
            {t.privacyAfter}
          </>
        }
        {...field('privacyPolicy')}
      />
    </>
  );
}

// The code that reads is loaded after the form is displayed; if it fails, there is no proposal.
const AverageRead = createLazyPart(() => null)(() => import('./average-read.tsx'));

/** The average week, proposed from the earnings unless the applicant gave a figure. */
function EarningField<Input extends { avgEarningPerWeek: string }>({ form: given }: { form: ScreenForm<Input> }) {
  const form = given as unknown as ScreenForm<{ avgEarningPerWeek: string }>;
  const t = useText(personalDataTexts);
  const [read, setRead] = useState('');
  const [typed] = useFieldValues(form, 'avgEarningPerWeek' as Path<{ avgEarningPerWeek: string }>);
  const proposed = useRef(false);
  const { core, setValue } = form;
  useEffect(() => {
    if (read === '' || proposed.current) return;
    proposed.current = true;
    if (core.values().avgEarningPerWeek === '') setValue('avgEarningPerWeek', read);
  }, [read, core, setValue]);
  return (
    <>
      <TextField
        label={t.weeklyEarning}
        hint={read !== '' && typed === read ? t.weeklyEarningRead : t.weeklyEarningHint}
        prefix="$"
        inputMode="decimal"
        {...form.field('avgEarningPerWeek')}
      />
      <AverageRead onRead={setRead} />
    </>
  );
}

interface FirstAnswers {
  state: string;
  city: string;
  birthdate: string;
}

const answerPaths = ['state', 'city', 'birthdate'] as const;

/**
 * The first answers are shown as one line. Their fields open if the driver wants to change them, if they are wrong, or
 * if they contradict the postal code.
 */
function useFirstAnswers<Input extends FirstAnswers>(given: ScreenForm<Input>, contradicted: boolean) {
  const form = given as unknown as ScreenForm<FirstAnswers>;
  const { personalData } = useApplication();
  const [opened, setOpened] = useState(false);
  const typed = useFieldValues(form, ...answerPaths);
  const needed =
    contradicted ||
    answerPaths.some(
      (path, i) => typed[i] === '' || typed[i] !== personalData[path] || form.field(path).error !== undefined,
    );
  // Once shown they stay, even if the change is undone.
  if (needed && !opened) setOpened(true);
  const isOpen = needed || opened;
  const open = () => {
    setOpened(true);
    requestAnimationFrame(() => document.getElementById(form.idOf('birthdate'))?.focus());
  };
  return { isOpen, line: isOpen ? null : <FirstAnswersLine answers={typed} onChange={open} /> };
}

function FirstAnswersLine({ answers, onChange }: { answers: readonly string[]; onChange: () => void }) {
  const t = useText(personalDataTexts);
  const language = useLanguage();
  const [state = '', city = '', birthdate = ''] = answers;
  return (
    <GivenLine
      title={`${city}, ${state}`}
      lines={[t.born(formatLongDate(birthdate, language))]}
      label={t.changeFirst}
      onChange={onChange}
    />
  );
}

/** A stored number is shown as `***-**-6789`; the first key pressed in it starts a new one. */
const ssnMask: Mask = (text) => (ssnPattern.test(text) ? text : dashes(text.replace(/^\*{3}-\*{2}-\d{0,4}|\*/g, '')));

interface SsnFieldProps<Input extends object> {
  form: ScreenForm<Input>;
  /** Masked, or '' if none is stored. */
  stored: string;
}

/** The Social Security number, with dashes inserted while typing. Never stored on the phone. */
function SsnField<Input extends { ssn: string }>({ form, stored }: SsnFieldProps<Input>) {
  const t = useText(personalDataTexts);
  const path = 'ssn' as Path<Input>;
  const [typed] = useFieldValues(form, path) as readonly [string];
  const [warning] = ssnPattern.test(typed) ? checkSsn(typed) : [];
  return (
    <TextField
      label={t.ssn}
      hint={stored && typed === stored ? t.ssnStored : t.ssnHint}
      inputMode="numeric"
      autoComplete="off"
      placeholder="123-45-6789"
      warning={warning && t.warnings[warning]}
      {...form.field(path, ssnMask)}
      onFocus={(event) => isMaskedSsn(event.target.value) && event.target.select()}
    />
  );
}
