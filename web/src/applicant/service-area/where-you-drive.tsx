import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { namedStates } from '@volante/contract/countries/named-states.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { checkBirthdate } from '@volante/contract/personal-data/rules.ts';
import { now } from '../../lib/clock.ts';
import { Controlled } from '../../lib/form/controlled.tsx';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { useScreenForm } from '../../lib/form/screen-form.ts';
import { monthNames } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { SavedLine, SendButton } from '../layout/form-end.tsx';
import { Screen } from '../layout/screen.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { go, goTo } from '../navigation/go.ts';
import { ANOTHER_CITY, type FirstAnswers, isServedState, outsideQuery, reasonOutside } from './outside.ts';
import { servedTexts } from './texts.ts';

/**
 * Asks the questions that decide whether the applicant can be served, before any work: where they drive, and their age.
 */
export default function WhereYouDrive() {
  const request = useApplication();
  const { id, country: code, personalData } = request;
  const t = useText(servedTexts);
  const app = useText(appTexts);
  const language = useLanguage();
  const country = countries[code];
  const { openStates } = settings;
  const today = dateIn(country.zone, now());
  const served = (state: string) => isServedState(state, country, openStates);
  const form = useScreenForm<FirstAnswers, FirstAnswers>({
    name: 'where-you-drive',
    owner: id,
    schema: () => import('./where-rules.ts').then(({ WhereForm }) => WhereForm),
    values: { state: personalData.state, city: personalData.city, birthdate: personalData.birthdate },
    check: ({ state, city, birthdate }) =>
      // Drivers who live elsewhere get no more questions.
      served(state) && city !== ANOTHER_CITY
        ? ({
            city: city === '' ? 'city_required' : undefined,
            birthdate:
              checkBirthdate(birthdate, country, today) === 'birthdate_invalid' ? 'birthdate_invalid' : undefined,
          } as Partial<FirstAnswers>)
        : {},
    errorText: (error) => t.errors[error as keyof typeof t.errors] ?? t.other,
    async send(answers, changed) {
      const why = reasonOutside(answers, { country, openStates, today });
      if (why) {
        await go('/not-there-yet', {}, { query: outsideQuery(why, answers, country) });
        return 'unsent';
      }
      if (Object.keys(changed).length === 0) return goTo(nextScreen(request));
      const updated = await call('PATCH /public/admission/requests/{id}/personal-data', {
        params: { id },
        body: changed,
      });
      storeApplication(updated);
      await goTo(nextScreen(updated));
    },
    onFailure: showFailure,
  });
  const { field, setValue } = form;
  const [state, city] = useFieldValues(form, 'state', 'city');
  const stateField = field('state');
  const cities = country.states.find(({ name }) => name === state)?.cities ?? [];
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      step="contact"
      back="/welcome"
      action={<SendButton {...form.submit}>{t.send}</SendButton>}
      below={<SavedLine saved={form.saved} />}
    >
      <form {...form.props}>
        <ErrorSummary title={app.summaryTitle} more={app.summaryMore} {...form.summary} />
        <SelectField
          label={t.state}
          placeholder={t.chooseState}
          options={namedStates[code].map((name) => ({ value: name, label: name }))}
          autoComplete="address-level1"
          {...stateField}
          onChange={(event) => {
            stateField.onChange(event);
            setValue('city', '');
          }}
        />
        {served(state) && (
          <SelectField
            // The options of another state need a fresh native list, or the old choice would stay shown.
            key={state}
            label={t.city}
            placeholder={t.chooseCity}
            options={[
              ...cities.map((name) => ({ value: name, label: name })),
              { value: ANOTHER_CITY, label: t.anotherCity },
            ]}
            autoComplete="address-level2"
            {...field('city')}
          />
        )}
        {(state === '' || served(state)) && city !== ANOTHER_CITY && (
          <Controlled form={form} name="birthdate">
            {(birthdate) => (
              <DateField
                {...birthdate}
                label={t.birthdate}
                hint={t.birthdateHint(country.minimumAge)}
                partLabels={t.dateParts}
                months={monthNames(language)}
                order={language === 'en' ? 'month-first' : 'day-first'}
                autoComplete="bday"
              />
            )}
          </Controlled>
        )}
      </form>
    </Screen>
  );
}
