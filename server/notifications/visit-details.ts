import type { Language } from '@volante/contract/country.ts';
import type { Db } from '../core/database/db.ts';

/** The current visit as shown in messages, provided by the feature that owns visits. */
export interface VisitDetails {
  isBooked: boolean;
  isCancelled: boolean;
  /** Whether the driver may still move it. */
  canMove: boolean;
  startsAt: Date;
  zone: string;
  meetingLink: string | null;
  /** Contact data given with the booking, used where the application has none; '' if unknown. */
  email: string;
  phone: string;
  firstName: string;
  /** The calendar file with the invitation to the visit, or its withdrawal. */
  invite(invitation: Invitation): { method: 'REQUEST' | 'CANCEL'; name: string; content: string };
}

interface Invitation {
  language: Language;
  organizer: { name: string; email: string };
  attendee: string;
}

declare module '../core/deps.ts' {
  interface Deps {
    /** The visit of an appointment; null for a deleted visit or a mere hold. */
    findVisit(appointmentId: string): Promise<VisitDetails | null>;
    /** The zone of the application's latest visit, which is that of the driver's phone; null before the first one. */
    findVisitZone(db: Db, applicationId: string): Promise<string | null>;
  }
}
