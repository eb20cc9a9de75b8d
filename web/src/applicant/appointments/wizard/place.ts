import type { Appointment, AppointmentRequest } from '@volante/contract/appointments/calls.ts';
import { startOfSlot } from '@volante/contract/appointments/rules.ts';
import { isDate } from '@volante/contract/fields/dates.ts';

export const wizardSteps = ['date', 'time', 'form', 'reschedule', 'cancel', 'success'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The wizard's state. All of it is in the address, so that reloading and going back work on every step. */
export interface WizardAddress {
  step: WizardStep;
  /** The day chosen, `yyyy-mm-dd` in the zone shown. */
  date: string | null;
  slotId: string | null;
  /** A booked visit is being rescheduled. */
  moving: boolean;
  source: NonNullable<AppointmentRequest['source']>;
  entity: string;
}

const sources = ['customer', 'advisor', 'system'] as const satisfies readonly AppointmentRequest['source'][];

/** Reads the query of the address; invalid values are ignored. */
export function readWizardAddress(search: string): WizardAddress {
  const query = new URLSearchParams(search);
  const date = query.get('date') ?? '';
  const slotId = query.get('slot') ?? '';
  return {
    step: wizardSteps.find((step) => step === query.get('step')) ?? 'date',
    date: isDate(date) ? date : null,
    slotId: startOfSlot(slotId) ? slotId : null,
    moving: query.has('move'),
    source: sources.find((source) => source === query.get('source')) ?? 'customer',
    entity: query.get('entity')?.trim().slice(0, 60) || 'home_visit',
  };
}

/** The query for a place, without request id and defaults. */
export function wizardQuery(place: WizardAddress): Record<string, string> {
  const { step, date, slotId, moving, source, entity } = place;
  return {
    ...(step !== 'date' && { step }),
    ...(date && { date }),
    ...(slotId && { slot: slotId }),
    ...(moving && { move: '1' }),
    ...(source !== 'customer' && { source }),
    ...(entity !== 'home_visit' && { entity }),
  };
}

/** The step to show: a booked visit is shown unless it is being rescheduled, and no step is shown before its prerequisites. */
export function stepToShow({ step, date, slotId, moving }: WizardAddress, visit: Appointment | null): WizardStep {
  if (step === 'cancel') return visit ? 'reschedule' : 'cancel';
  if (step === 'success' || step === 'reschedule') return visit ? step : 'date';
  // If the booked slot is the chosen one, the answer got lost, or the driver went back after booking.
  if (visit && step === 'form' && visit.slotId === slotId) return 'success';
  if (visit && !moving) return 'reschedule';
  if (step === 'form' && slotId) return 'form';
  return step !== 'date' && date ? 'time' : 'date';
}
