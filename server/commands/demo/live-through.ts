import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { openApplication } from '../../admission/open.ts';
import { backdate } from '../../applications/backdate-store.ts';
import { system } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { type Company, type Life, lives } from './lives.ts';
import { MadeUpDriver, type Stage } from './made-up-driver.ts';
import { countriesInTurn, makeUp } from './people.ts';

const DAY = 24 * 3600_000;

interface Event {
  at: number;
  happen(): Promise<void>;
}

/** A clock that jumps from one made-up event to the next, never back. */
export class Clock {
  #at: number;

  constructor(at: Date) {
    this.#at = at.getTime();
  }

  readonly now = () => new Date(this.#at);

  /** Moves to a moment, in ms since 1970, unless that has passed. */
  goTo(at: number): void {
    this.#at = Math.max(this.#at, at);
  }
}

/** When the first application has to be opened, so that the last event happens by `end`. */
export function begins(end: Date): Date {
  return new Date(end.getTime() - (Math.max(...lives.map(lengthOf)) + 15) * DAY);
}

/** Plays `count` applications, in the order of their events, until `end`. */
export async function liveThrough(
  on: Stage & { deps: Deps; clock: Clock },
  company: Company,
  { count, end, tell }: { count: number; end: Date; tell(done: number): void },
): Promise<void> {
  const events = Array.from({ length: count }, (_, number) => eventsOf(on, company, number, end.getTime())).flat();
  events.sort((a, b) => a.at - b.at);
  for (const [done, event] of events.entries()) {
    on.clock.goTo(event.at);
    await event.happen();
    tell(done / events.length);
  }
}

function eventsOf(on: Stage & { deps: Deps }, company: Company, number: number, end: number): Event[] {
  const life = lives[number % lives.length]!;
  const country = countriesInTurn[number % countriesInTurn.length]!;
  const opened = end - (lengthOf(life) + on.chance.next() * Math.min(14, life.quiet * 2)) * DAY;
  let driver: MadeUpDriver;
  const open = async () => {
    const today = dateIn(countries[country].zone, on.now());
    const ids = await openApplication(on.deps, { country, actor: system('npm run demo') });
    driver = new MadeUpDriver(on, makeUp(on.chance, country, number, today), ids);
  };
  const steps = life.steps.map(({ day, act }) => ({ at: opened + day * DAY, run: () => act(driver, company) }));
  return [{ at: opened, run: open }, ...steps].map(({ at, run }) => ({
    at,
    async happen() {
      // A little earlier, since the database has a clock of its own.
      const since = new Date(Date.now() - 1000);
      await run().catch((error) => {
        throw new Error(`Application ${number + 1} (${life.name}): ${error.message}`, { cause: error });
      });
      await transaction(on.deps.db, (trx) => backdate(trx, driver.applicationId, since, on.now()));
    },
  }));
}

/** Length in days. */
function lengthOf(life: Life): number {
  return (life.steps.at(-1)?.day ?? 0) + life.quiet;
}
