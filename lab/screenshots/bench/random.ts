import { Random as Seeded } from '../../../sandbox/people/random.ts';

/** The random numbers with which the kept sets were drawn: they start one after the seed. */
export class Random extends Seeded {
  constructor(seed: number) {
    super(seed);
    this.next();
  }
}
