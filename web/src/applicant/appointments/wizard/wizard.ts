import type { Application } from '@volante/contract/admission/application.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useQueryString } from '../../../lib/here.ts';
import { useApplication } from '../../application/application.ts';
import { goTo } from '../../router/navigation.ts';
import { depth } from '../../router/scroll.ts';
import type { Calendar } from '../calendar/slots.ts';
import type { FailureKey } from '../failure-words.ts';
import { useZone } from '../zones/use-zone.ts';
import { type Place, placeQuery, readPlace, stepToShow, type WizardStep } from './place.ts';

/** What every step of the wizard is given. */
export interface Wizard {
  application: Application;
  /** The visit ahead; null where none is booked. */
  visit: Appointment | null;
  place: Place;
  /** The step that can be shown, which may be another one than the address names. */
  step: WizardStep;
  calendar: Calendar;
  chooseZone(zone: string): void;
  /** What brought the applicant back here, until they go on. */
  trouble: FailureKey | null;
  /** Opens a step; `trouble` says why, when it was not asked for. */
  open(step: WizardStep, change?: Partial<Place>, how?: { replace?: boolean; trouble?: FailureKey }): void;
  /** One step back: in the history where the way led through it. */
  back(step: WizardStep): void;
}

/** The state of the wizard: what the address says, the zone, and what went wrong last. */
export function useWizard(visit: Appointment | null): Wizard {
  const application = useApplication();
  const place = readPlace(useQueryString());
  const [zone, chooseZone] = useZone(application);
  const [trouble, setTrouble] = useState<FailureKey | null>(null);
  const step = stepToShow(place, visit);
  const open: Wizard['open'] = (next, change = {}, { replace = false, trouble: why } = {}) => {
    setTrouble(why ?? null);
    const query = placeQuery({ ...place, ...change, step: next });
    void goTo('/schedule-home-visit', { replace, query });
  };
  const back: Wizard['back'] = (to) => {
    setTrouble(null);
    if (depth() > 0 && place.step === step) history.back();
    else open(to, {}, { replace: true });
  };
  const calendar: Calendar = {
    requestId: application.id,
    zone,
    weekStart: countries[application.country].weekStartsOn,
    today: dateIn(zone, now()),
  };
  return { application, visit, place, step, calendar, chooseZone, trouble, open, back };
}
