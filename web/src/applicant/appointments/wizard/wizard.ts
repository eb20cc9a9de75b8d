import type { Application } from '@volante/contract/application.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useQueryString } from '../../../lib/here.ts';
import { useApplication } from '../../application/application.ts';
import { goTo } from '../../navigation/go.ts';
import { depth } from '../../navigation/scroll.ts';
import type { Calendar } from '../calendar/slots.ts';
import type { FailureKey } from '../failure-notice.tsx';
import { useZone } from '../zones/zones.ts';
import { readWizardAddress, stepToShow, type WizardAddress, type WizardStep, wizardQuery } from './place.ts';

/** Props of every step of the wizard. */
export interface Wizard {
  application: Application;
  /** The upcoming visit; null if none is booked. */
  visit: Appointment | null;
  place: WizardAddress;
  /** The step to show, which may differ from the address. */
  step: WizardStep;
  calendar: Calendar;
  chooseZone(zone: string): void;
  /** Why the applicant was sent back, until they continue. */
  failure: FailureKey | null;
  /** Opens a step; `failure` is the reason if the applicant didn't ask for it. */
  open(step: WizardStep, change?: Partial<WizardAddress>, how?: { replace?: boolean; failure?: FailureKey }): void;
  /** Goes back one step, through the history if the applicant came that way. */
  back(step: WizardStep): void;
}

/** The state of the wizard: address, zone and last failure. */
export function useWizard(visit: Appointment | null): Wizard {
  const application = useApplication();
  const place = readWizardAddress(useQueryString());
  const [zone, chooseZone] = useZone(application);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const step = stepToShow(place, visit);
  const open: Wizard['open'] = (next, change = {}, { replace = false, failure: why } = {}) => {
    setFailure(why ?? null);
    const query = wizardQuery({ ...place, ...change, step: next });
    void goTo('/schedule-home-visit', { replace, query });
  };
  const back: Wizard['back'] = (to) => {
    setFailure(null);
    if (depth() > 0 && place.step === step) history.back();
    else open(to, {}, { replace: true });
  };
  const calendar: Calendar = {
    requestId: application.id,
    zone,
    weekStart: countries[application.country].weekStartsOn,
    today: dateIn(zone, now()),
  };
  return { application, visit, place, step, calendar, chooseZone, failure, open, back };
}
