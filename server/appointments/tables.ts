import type { Attendance, RehearsalResult } from '@volante/contract/appointments/attendance.ts';
import type { AppointmentSource } from '@volante/contract/appointments/calls.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';
import type { Meeting } from '../providers/meetings/meetings.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    advisors: AdvisorsTable;
    advisor_hours: AdvisorHoursTable;
    advisor_time_off: AdvisorTimeOffTable;
    worked_holidays: WorkedHolidaysTable;
    appointments: AppointmentsTable;
    call_rehearsals: CallRehearsalsTable;
  }
}

interface AdvisorsTable {
  id: string;
  name: string;
  zone: string;
  holidays: string | null;
  countries: CountryCode[];
  active: Generated<boolean>;
  /** The advisor's account of the staff console. */
  account_id: string | null;
  /** Fingerprint of the secret URL of their calendar file. */
  calendar_hash: Buffer | null;
  /** Raised by every change of the advisor or their hours, but not by time off. */
  revision: Generated<number>;
  created_at: Generated<Date>;
}

interface AdvisorHoursTable {
  advisor_id: string;
  weekday: number;
  /** In the advisor's zone, as `09:00:00`; the end of a day is `24:00:00`. */
  starts_at: string;
  ends_at: string;
}

interface AdvisorTimeOffTable {
  id: string;
  advisor_id: string;
  starts_at: Date;
  ends_at: Date;
}

interface WorkedHolidaysTable {
  holidays: string;
  day: string;
}

type AppointmentStatus = 'held' | 'booked' | 'cancelled' | 'ended';

/** The applicant's contact data from the form. */
export interface Contact {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

interface AppointmentsTable {
  id: string;
  application_id: string;
  advisor_id: string;
  starts_at: Date;
  ends_at: Date;
  status: AppointmentStatus;
  expires_at: Date | null;
  zone: string | null;
  source: AppointmentSource | null;
  entity: string | null;
  contact: JSONColumnType<Contact, string | undefined>;
  meeting: JSONColumnType<Meeting | null, string | null | undefined>;
  reschedule_count: Generated<number>;
  sequence: Generated<number>;
  /** Booked by staff for the driver. */
  by_staff: Generated<boolean>;
  /** Raised by every change. */
  revision: Generated<number>;
  attendance: Attendance | null;
  attendance_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** The last rehearsal of each visit. */
interface CallRehearsalsTable {
  appointment_id: string;
  application_id: string;
  checks: JSONColumnType<RehearsalResult>;
  browser: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const appointmentTables = [
  declareTable('appointments', {
    rows: 'application_id',
    exported: [
      'starts_at',
      'ends_at',
      'status',
      'zone',
      'contact',
      'meeting',
      'reschedule_count',
      'attendance',
      'attendance_at',
      'created_at',
      'updated_at',
    ],
    technical: [
      'id',
      'application_id',
      'advisor_id',
      'expires_at',
      'source',
      'entity',
      'sequence',
      'by_staff',
      'revision',
    ],
  }),
  declareTable('call_rehearsals', {
    rows: 'application_id',
    exported: ['checks', 'browser', 'at'],
    technical: ['appointment_id', 'application_id'],
  }),
  declareTable('advisors', {
    rows: null,
    technical: [
      'id',
      'name',
      'zone',
      'holidays',
      'countries',
      'active',
      'account_id',
      'calendar_hash',
      'revision',
      'created_at',
    ],
  }),
  declareTable('advisor_hours', { rows: null, technical: ['advisor_id', 'weekday', 'starts_at', 'ends_at'] }),
  declareTable('advisor_time_off', { rows: null, technical: ['id', 'advisor_id', 'starts_at', 'ends_at'] }),
  declareTable('worked_holidays', { rows: null, technical: ['holidays', 'day'] }),
];
