import { type DocumentType, documents, type PhotoSubject } from '../documents/rules.ts';

/**
 * Rough minutes per task, with documents at hand. Every estimate shown is a sum of these, so that screens don't
 * contradict each other.
 */
export const minutes = {
  contact: 1,
  /** Taking and reading thirteen screenshots. */
  platform: 6,
  /** One more screenshot, of a week or the profile, for a platform that was begun. */
  screenshot: 0.5,
  analysis: 1,
  personalData: 3,
  review: 1,
  booking: 2,
  location: 1,
  homePhoto: 1,
} as const;

const ofDocument: Record<PhotoSubject, number> = { card: 0.5, face: 0.5, page: 1, place: 1 };
// Besides the photos, another person's name, phone, e-mail and address.
const obligorForm = 2;

/** For all of these documents together, rounded up. */
export function documentMinutes(types: readonly DocumentType[]): number {
  const sum = types.reduce((total, type) => total + ofDocument[documents[type].subject], 0);
  // If only the second side was sent back, it takes just one photo.
  const asksForPerson = types.some((type) => documents[type].person && !documents[type].neverWaitsAlone);
  return Math.ceil(sum + (asksForPerson ? obligorForm : 0));
}
