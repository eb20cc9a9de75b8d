import type { Design, Scene } from '../scene.ts';

export type Lookalike = { asked: 'earnings' | 'profile'; draw: Design };

/** Counts are zero in a week without earnings, but not in a look-alike. */
function withTrips(s: Scene): Scene {
  s.total ||= 1;
  return s;
}

/** Look-alikes that are sent when this is requested. */
export const asked = (uploadType: Lookalike['asked'], designs: Record<string, Design>): Record<string, Lookalike> =>
  Object.fromEntries(
    Object.entries(designs).map(([name, draw]) => [name, { asked: uploadType, draw: (s) => draw(withTrips(s)) }]),
  );
