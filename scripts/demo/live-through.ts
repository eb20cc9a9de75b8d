import { alternateCountries, makeUp } from '../../sandbox/people/people.ts';
import { Random } from '../../sandbox/people/random.ts';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import { transaction } from '../../server/core/database/transaction.ts';
import type { Deps } from '../../server/core/deps.ts';
import { type Company, type Life, lives } from './lives.ts';
import { MadeUpDriver, type Stage } from './made-up-driver.ts';
import { backdate, type MadeUp, openerOf, selectMadeUp } from './made-up-store.ts';

const DAY = 24 * 3600_000;
/** Of everything made up. */
export const SEED = 20_261_123;

interface Event {
  /** Of the application. */
  number: number;
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

/**
 * Plays `count` applications, in the order of their events, until `end`. Those of an earlier run go on where they stopped. A step
 * that fails is tried once more, since a server that runs beside may have come between; if it fails again, that application is
 * left as it is. Returns what failed.
 */
export async function liveThrough(
  on: Stage & { deps: Deps; clock: Clock },
  company: Company,
  { count, end, notify }: { count: number; end: Date; notify(done: number): void },
): Promise<string[]> {
  const made = await selectMadeUp(on.deps.db);
  const failed = new Map<number, string>();
  const numbers = Array.from({ length: count }, (_, number) => number);
  const events = numbers.flatMap((number) =>
    eventsOf(on, company, { number, end: end.getTime(), made: made.get(openerOf(number)) }),
  );
  events.sort((a, b) => a.at - b.at);
  for (const [done, event] of events.entries()) {
    on.clock.goTo(event.at);
    if (!failed.has(event.number))
      await event
        .happen()
        .catch(() => event.happen())
        .catch((error: Error) => failed.set(event.number, error.message));
    notify(done / events.length);
  }
  return [...failed.values()];
}

interface Made {
  number: number;
  end: number;
  made: MadeUp | undefined;
}

function eventsOf(stage: Stage & { deps: Deps }, company: Company, { number, end, made }: Made): Event[] {
  if (made?.requestId === null) return [];
  const life = lives[number % lives.length]!;
  // Its own, so that a later run makes up the same person.
  const on = { ...stage, chance: new Random(SEED + number) };
  const planned = end - (lengthOf(life) + on.chance.next() * Math.min(14, life.quiet * 2)) * DAY;
  const opened = Math.min(planned, made?.createdAt.getTime() ?? planned);
  const { US_OPEN_STATES: openStates } = on.deps.config;
  const inOrder = alternateCountries(openStates);
  const country = made?.country ?? inOrder[number % inOrder.length]!;
  let driver: MadeUpDriver | undefined;
  let ids = made && { applicationId: made.applicationId, requestId: made.requestId! };
  const open = async () => {
    ids ??= await openApplication(on.deps, { country, actor: system(openerOf(number)) });
    driver ??= new MadeUpDriver(on, makeUp(new Random(SEED - number), country, { number, openStates }), ids);
  };
  const steps = life.steps.map(({ day, act }) => ({ at: opened + day * DAY, run: () => act(driver!, company) }));
  return [{ at: opened, run: open }, ...steps].map(({ at, run }) => ({
    ...{ number, at },
    async happen() {
      // A little earlier, since the database has a clock of its own.
      const since = new Date(Date.now() - 1000);
      await run().catch((error) => {
        throw new Error(`Application ${number + 1} (${life.name}): ${error.message}`, { cause: error });
      });
      if (ids) await datedBack(on, ids.applicationId, since);
    },
  }));
}

function datedBack({ deps, now }: { deps: Deps; now(): Date }, applicationId: string, since: Date): Promise<void> {
  return transaction(deps, (trx) => backdate(trx, applicationId, since, now()));
}

/** Length in days. */
function lengthOf(life: Life): number {
  return (life.steps.at(-1)?.day ?? 0) + life.quiet;
}
