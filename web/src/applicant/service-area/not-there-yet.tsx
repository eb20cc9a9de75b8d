import { firstQuestionsScreen } from '@volante/contract/admission/before-earnings.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { namedStates } from '@volante/contract/countries/named-states.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { waitingConsentVersion } from '@volante/contract/waiting-list/rules.ts';
import { useState } from 'react';
import { useScreenForm } from '../../lib/form/screen-form.ts';
import { formatLongDate } from '../../lib/format.ts';
import { useQueryString } from '../../lib/here.ts';
import { apiLanguages, useLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { PlaceDrawing } from '../drawings/place.tsx';
import { SavedLine, SendButton } from '../layout/form-end.tsx';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { isServedState } from './outside.ts';
import { servedTexts } from './texts.ts';

/**
 * The screen for drivers who can't be served yet: why, where the company operates, and an e-mail address for when that
 * changes.
 */
export default function NotThereYet() {
  const { id, country: code, personalData } = useApplication();
  const t = useText(servedTexts);
  const language = useLanguage();
  const country = countries[code];
  const { state, fromDay } = useReason();
  const [kept, setKept] = useState<string | null>(null);
  const form = useScreenForm({
    name: 'waiting-list',
    owner: id,
    schema: () => import('./waiting-rules.ts').then(({ WaitingEmail }) => WaitingEmail),
    values: { email: personalData.email },
    errorText: (error) => t.errors[error as keyof typeof t.errors] ?? t.other,
    async send({ email }) {
      const consent = { textVersion: waitingConsentVersion, language: apiLanguages[language] };
      const why = fromDay ? ({ why: 'age', fromDay } as const) : ({ why: 'area' } as const);
      const body = { email, place: state, ...why, ...consent };
      await call('PUT /public/admission/requests/{id}/waiting-list', { params: { id }, body });
      setKept(email);
    },
    onFailure: showFailure,
  });
  const change = (
    <ScreenButton kind="text" to={firstQuestionsScreen}>
      {t.change}
    </ScreenButton>
  );
  if (kept)
    return (
      <Screen title={t.keptTitle} lead={t.keptLead(kept)} part="kept" hero={hero} below={change}>
        <Notice tone="ok">{t.keptNote}</Notice>
      </Screen>
    );
  const elsewhere = state && !isServedState(state, country, settings.openStates) ? state : '';
  return (
    <Screen
      title={fromDay ? t.ageTitle : t.areaTitle}
      lead={fromDay ? t.ageLead(country.minimumAge, formatLongDate(fromDay, language)) : t.areaLead(elsewhere)}
      hero={hero}
      back={firstQuestionsScreen}
      action={<SendButton {...form.submit}>{t.tell}</SendButton>}
      below={
        <>
          <SavedLine saved={form.saved} />
          {change}
        </>
      }
    >
      <p className="mb-3 font-semibold">{fromDay ? t.ageAsk : t.areaAsk}</p>
      <form {...form.props}>
        <TextField label={t.email} type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      </form>
      <p className="text-small text-ink-2">{t.consent}</p>
      {!fromDay && <ServedPlaces />}
    </Screen>
  );
}

const hero = (
  <div className="mx-auto w-3/5 pb-2">
    <PlaceDrawing />
  </div>
);

function ServedPlaces() {
  const t = useText(servedTexts);
  const { country } = useApplication();
  const states = countries[country].states.filter(({ name }) => settings.openStates.includes(name));
  return (
    <Card className="mt-5">
      <h2 className="mb-1 font-extrabold">{t.served}</h2>
      <ul className="grid gap-1 text-small">
        {states.map(({ name, cities }) => (
          <li key={name}>
            <span className="font-semibold">{name}:</span> {cities.join(', ')}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Read from the URL; values that can't be chosen are ignored. */
function useReason(): { state: string; fromDay: string | null } {
  const { country } = useApplication();
  const query = new URLSearchParams(useQueryString());
  const state = query.get('state') ?? '';
  const from = query.get('from') ?? '';
  return { state: namedStates[country].includes(state) ? state : '', fromDay: isDate(from) ? from : null };
}
