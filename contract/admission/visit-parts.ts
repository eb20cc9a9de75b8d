import type { Application } from '../application.ts';
import { missingHomePhotos } from '../home-visit/rules.ts';
import { minutes } from './minutes.ts';

export const bookingScreen = '/schedule-home-visit';

/**
 * The applicant's steps for the visit, in order. Booking comes first, since times are scarce and the rest can be sent any day.
 */
export const visitScreens = [bookingScreen, '/user-info-gathering', '/home-image-upload'] as const;
export type VisitScreen = (typeof visitScreens)[number];

/** The screens of the visit that wait for the applicant; none before its stage and after the decision. */
export function waitingVisitScreens(application: Application): VisitScreen[] {
  const { status, homeVisit, locationData } = application;
  if (status !== 'home_visit' || !homeVisit) return [];
  const waits: Record<VisitScreen, boolean> = {
    '/schedule-home-visit': !hasVisit(application),
    '/user-info-gathering': !locationData,
    '/home-image-upload': missingHomePhotos(homeVisit.homeImages) > 0,
  };
  return visitScreens.filter((screen) => waits[screen]);
}

/** True once the application is sent and a time can be chosen, which needn't wait for the review. */
export function mayBook(application: Application): boolean {
  return application.status === 'risk_analysis' && !hasVisit(application);
}

/** Estimated minutes for these screens, without the call itself. */
export function visitMinutes({ homeVisit }: Application, screens: readonly VisitScreen[]): number {
  const ofScreen: Record<VisitScreen, number> = {
    '/schedule-home-visit': minutes.booking,
    '/user-info-gathering': minutes.location,
    '/home-image-upload': homeVisit ? missingHomePhotos(homeVisit.homeImages) * minutes.homePhoto : 0,
  };
  return screens.reduce((sum, screen) => sum + ofScreen[screen], 0);
}

/** A visit is booked, or its time is over and the company has not decided yet. */
function hasVisit({ visitAhead, visitOver }: Application): boolean {
  return visitAhead === true || visitOver === true;
}
