import type { Application, OpenPictures } from './application.ts';
import { isOpenScreen } from './next-screen.ts';

/** The board on which a platform's screenshots wait for the applicant. */
export function boardOf({ platform }: Pick<OpenPictures, 'platform'>): string {
  return `/platforms/${platform}`;
}

/** The screenshots waiting for the applicant, as long as their board can be opened. */
export function waitingPictures(application: Application): OpenPictures[] {
  const { openPictures = [] } = application;
  return openPictures.filter((pictures) => isOpenScreen(boardOf(pictures), application));
}
