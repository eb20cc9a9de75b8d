import type { Appointment, AppointmentRequest, Slot } from '@volante/contract/appointments/calls.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { v7 as uuidv7 } from 'uuid';
import { requestPath } from '../../testing/calls.ts';
import type { TestApp } from '../../testing/test-app.ts';

export interface Answer<Data> {
  status: number;
  data: Data;
  code: string | undefined;
  body: string;
}

export interface TestAdvisor {
  id: string;
  name: string;
}

interface Advisor {
  name: string;
  zone?: string;
  holidays?: string | null;
  countries?: CountryCode[];
  active?: boolean;
  /** Every day from 09:00 to 18:00 by default. */
  hours?: { weekday: number; starts: string; ends: string }[];
}

/** Replaces the advisors of a fresh start with these. */
export async function onlyAdvisors(
  { database: { pool } }: { database: Pick<TestApp['database'], 'pool'> },
  ...advisors: Advisor[]
): Promise<TestAdvisor[]> {
  await pool.query('delete from appointments; delete from advisors; delete from worked_holidays');
  const made: TestAdvisor[] = [];
  for (const advisor of advisors) {
    const { name, zone = 'America/Mexico_City', holidays = null, countries = ['mx', 'us'], active = true } = advisor;
    const id = uuidv7();
    await pool.query(
      'insert into advisors (id, name, zone, holidays, countries, active) values ($1, $2, $3, $4, $5, $6)',
      [id, name, zone, holidays, countries, active],
    );
    for (const { weekday, starts, ends } of advisor.hours ?? everyDay)
      await pool.query('insert into advisor_hours values ($1, $2, $3, $4)', [id, weekday, starts, ends]);
    made.push({ id, name });
  }
  return made;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' }));

/** An applicant's calls. */
export interface Caller {
  requestId: string;
  applicationId: string;
  slots(days?: number | string, query?: Record<string, string>): Promise<Answer<{ slots: Slot[] }>>;
  hold(slotId: string): Promise<Answer<{ expiresAt: string; expiresInSeconds: number }>>;
  book(
    slotId: string,
    more?: Partial<AppointmentRequest>,
    zone?: string,
  ): Promise<Answer<{ appointment: Appointment }>>;
  move(slotId: string): Promise<Answer<{ appointment: Appointment }>>;
  visit(zone?: string): Promise<Answer<Appointment>>;
  cancel(id: string, more?: object): Promise<Answer<{ calendarUrl: string }>>;
}

export async function openCaller(server: Pick<TestApp, 'call' | 'open'>, country: CountryCode = 'mx'): Promise<Caller> {
  const { requestId, applicationId } = await server.open(country);
  const create = (slotId: string, more: object, zone?: string) =>
    call<{ appointment: Appointment }>('POST', `/calendar/appointment/create${zone ? `?timezone=${zone}` : ''}`, {
      slotId,
      ...more,
    });

  function call<Data>(method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer<Data>> {
    return server.call(method, requestPath(requestId) + path, payload);
  }
  return {
    requestId,
    applicationId,
    slots: (days = 1, query = {}) =>
      call('GET', `/${days}/calendar/slots/get-available-slots?${new URLSearchParams(query)}`),
    hold: (slotId) => call('POST', `/calendar/slots/${encodeURIComponent(slotId)}/hold`),
    book: (slotId, more = {}, zone) => create(slotId, more, zone),
    move: (slotId) => create(slotId, { isAppointmentReschedule: true }),
    visit: (zone) => call('GET', `/calendar/appointment${zone ? `?timezone=${zone}` : ''}`),
    cancel: (id, more = {}) => call('POST', '/calendar/appointment/cancel', { id, ...more }),
  };
}

/** The rows of all appointments that take an advisor's time. */
export async function liveRows({ database }: TestApp): Promise<{ status: string; application_id: string }[]> {
  const { rows } = await database.pool.query(
    `select status, application_id from appointments where status in ('held', 'booked') order by starts_at, advisor_id`,
  );
  return rows;
}
