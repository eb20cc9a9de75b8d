import { Random as Seeded } from '../../server/core/random.ts';

/** The random numbers that the kept sets were drawn with: one later than their seed. */
export class Random extends Seeded {
  constructor(seed: number) {
    super(seed);
    this.next();
  }
}
