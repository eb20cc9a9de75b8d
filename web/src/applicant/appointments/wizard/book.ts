import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { randomKey } from '../../../lib/keys.ts';
import { call } from '../../application/call.ts';
import { reloadVisit } from '../visit/visit.ts';
import type { Wizard } from './wizard.ts';

/** One attempt to get this slot. Its key stays the same until an answer arrives, so that retries don't book twice. */
let wish = { slotId: '', key: '' };

/** Books the slot, or moves the visit there. Fails with `CallError`. */
export async function book({ application, place, calendar, visit }: Wizard, slotId: string): Promise<Appointment> {
  if (wish.slotId !== slotId) wish = { slotId, key: randomKey() };
  const { id, personalData } = application;
  const { firstName, lastName, email, phone } = personalData;
  try {
    const { appointment } = await call('POST /public/admission/requests/{id}/calendar/appointment/create', {
      params: { id },
      query: { timezone: calendar.zone },
      body: {
        slotId,
        admissionRequestId: id,
        isAppointmentReschedule: visit !== null,
        source: place.source,
        entity: place.entity,
        firstName,
        lastName,
        email,
        phone,
      },
      idempotencyKey: wish.key,
    });
    wish = { slotId: '', key: '' };
    return appointment;
  } catch (error) {
    const answered = error instanceof CallError && error.status > 0;
    if (answered) wish = { slotId: '', key: '' };
    const had = answered && error.code === 'appointment_already_exists' ? await reloadVisit(id) : null;
    // The answer to an earlier attempt was lost: the visit is booked.
    if (had?.slotId === slotId) return had;
    throw error;
  }
}
