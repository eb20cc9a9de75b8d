import type { Language } from '@volante/contract/countries/country.ts';

/** A visit as messages tell of it, as it is now. Whoever keeps the visits provides it. */
export interface VisitDetails {
  isBooked: boolean;
  isCancelled: boolean;
  startsAt: Date;
  zone: string;
  meetingLink: string | null;
  /** What the form said of the applicant, where the application does not know it. */
  email: string;
  phone: string;
  firstName: string;
  /** The calendar file that invites to the visit, or takes the invitation back once it is cancelled. */
  invite(invitation: Invitation): { method: 'REQUEST' | 'CANCEL'; name: string; content: string };
}

export interface Invitation {
  language: Language;
  organizer: { name: string; email: string };
  attendee: string;
}

declare module '../core/deps.ts' {
  interface Deps {
    /** The visit of an appointment; null when it is gone, or was only held. */
    findVisit(appointmentId: string): Promise<VisitDetails | null>;
  }
}
