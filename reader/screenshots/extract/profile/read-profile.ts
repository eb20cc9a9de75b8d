import type { ProfileContradiction } from '@volante/contract/earnings/calls.ts';
import { squeeze } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import { findFigures } from '../find-figures.ts';
import { withoutFurniture } from '../overlays.ts';
import { screenContext } from '../screen-context.ts';
import { findWeeks } from '../weeks/find-weeks.ts';
import { findName, type SeenName } from './names.ts';
import { findRating, type SeenRating } from './rating.ts';
import { isNamedOtherwise } from './rival-names.ts';

export interface ProfileSeen {
  name: SeenName | null;
  rating: SeenRating | null;
  /** What else on the screen speaks against the name. */
  against: ProfileContradiction | null;
}

// The other person of a trip is to be rated.
const ABOUT_ANOTHER =
  /(comoestuvo|comofue|quetalestuvo)(tu|el)viaje|howwas(your|the)(trip|ride)|(califica|evalua)r?a?(a?tu)(pasajero|pasajera|usuario)|rateyour(rider|passenger)/;

/** A driver's profile: a person's name and a rating with signs of a driver app. Null for any other screen. */
export function readProfile(picture: TextLine[], capturedAt: string): ProfileSeen | null {
  const lines = withoutFurniture(picture);
  if (lines.length < 3 || lines.some(({ text }) => ABOUT_ANOTHER.test(squeeze(text)))) return null;
  const rough = findRating(lines, null);
  const name = findName(lines, rough?.line ?? null);
  const rating = findRating(lines, name?.lines[0] ?? null) ?? null;
  const { driver, foreign } = screenContext(lines, { kind: 'profile', addsUp: false });
  const sums = findFigures(lines).filter((figure) => figure.marked && figure.line !== rating?.line);
  const money = sums.length > 1 || (sums.length === 1 && findWeeks(lines, capturedAt).length > 0);
  const weight = driver - foreign - (money ? 3 : 0);
  if (name && rating) return weight >= 0 ? { name, rating, against: againstName(name, picture) } : null;
  if (rating?.named && weight >= 2) return { name: null, rating, against: null };
  if (name && name.score >= 2 && weight >= 3) return { name, rating: null, against: againstName(name, picture) };
  return null;
}

function againstName(name: SeenName, picture: TextLine[]): ProfileContradiction | null {
  if (isNamedOtherwise(name, picture)) return 'several_names';
  // An incomplete name must not be filled in: it would end up in a contract.
  return name.cut ? 'cut_name' : null;
}
