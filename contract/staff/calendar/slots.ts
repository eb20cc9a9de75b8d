import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { Slot } from '../../appointments/calls.ts';
import { MAX_SLOT_DAYS } from '../../appointments/rules.ts';
import { countryCodes } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { isDate } from '../../fields/dates.ts';
import { Person } from '../roles.ts';

/** Why an advisor isn't free at a time; the first applicable reason counts. */
export const reasonsNotFree = [
  'inactive',
  'country',
  'too_far',
  'outside_hours',
  'holiday',
  'time_off',
  'notice',
  'booked',
  'held',
] as const;
export type WhyNotFree = (typeof reasonsNotFree)[number];

/** A slot with the advisors who are free then. */
export const TeamSlot = z.extend(Slot, { advisors: z.array(Person) });
export type TeamSlot = z.infer<typeof TeamSlot>;

export const FreeOrNot = z.object({
  id: z.string(),
  name: z.string(),
  free: z.boolean(),
  because: z.nullable(z.enum(reasonsNotFree)),
});
export type FreeOrNot = z.infer<typeof FreeOrNot>;

/** A day from 2000 to 2099: enough for every calendar, and valid in every time zone. */
export const calendarDay = z
  .string({ error: 'field_required' })
  .check(z.refine((text: string) => isDate(text) && text.startsWith('20')));
/** The id of an advisor, in the spelling of the database. */
export const advisorId = z.uuid().check(z.toLowerCase());
/** Of one country; days are of its zone. */
const country = z.enum(countryCodes);
const isInstant = (text: string) =>
  /^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
const isSlotDays = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_SLOT_DAYS;

export const slotEndpoints = {
  listSlots: staffEndpoint({
    method: 'GET',
    path: '/slots',
    summary: 'The slots that can be booked on consecutive days (1 to 42), each with the advisors who are free.',
    needs: 'serve',
    query: z.object({
      country,
      from: calendarDay,
      days: z.string({ error: 'field_required' }).check(z.refine(isSlotDays)),
      advisor: z.optional(advisorId),
    }),
    result: z.object({ slots: z.array(TeamSlot) }),
    refusals: [],
  }),
  explainSlot: staffEndpoint({
    method: 'GET',
    path: '/slots/why',
    summary: 'Whether each advisor is free at a given time, and otherwise why not.',
    needs: 'serve',
    query: z.object({ at: z.string({ error: 'field_required' }).check(z.refine(isInstant)), country }),
    result: z.object({ slot: z.object({ startTime: instant, endTime: instant }), advisors: z.array(FreeOrNot) }),
    refusals: [],
  }),
};
