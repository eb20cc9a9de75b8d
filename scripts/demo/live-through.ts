import { alternateCountries, makeUp } from '../../sandbox/people/people.ts';
import { Random } from '../../sandbox/people/random.ts';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import { transaction } from '../../server/core/database/transaction.ts';
import type { Deps } from '../../server/core/deps.ts';
import { type Company, type Life, lives } from './lives.ts';
import { MadeUpDriver, type Stage } from './made-up-driver.ts';
import { backdate, type MadeUp, openerOf } from './made-up-store.ts';

const DAY = 24 * 3600_000;
/** Of everything made up. */
const SEED = 20_261_123;
/** Applications at most. */
export const MOST = 500;

interface Event {
  /** Of the application. */
  number: number;
  at: number;
  happen(): Promise<void>;
}

type On = Omit<Stage, 'chance'> & { deps: Deps; clock: Clock };

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

/** Before the first application is opened, if the last event is to happen by `end`, and before those of earlier runs were. */
export function begins(end: Date, made: Iterable<MadeUp>): Date {
  const first = end.getTime() - (Math.max(...lives.map(lengthOf)) + 15) * DAY;
  return new Date(Math.min(first, ...Array.from(made, ({ createdAt }) => createdAt.getTime())));
}

/**
 * Plays `count` applications, in the order of their events, until `end`. Those of an earlier run go on where they stopped. A step
 * that fails is tried once more, since a server that runs beside may have come between; if it fails again, that application is
 * left as it is. Returns what failed.
 */
export async function liveThrough(
  on: On,
  company: Company,
  { count, end, made, notify }: { count: number; end: Date; made: Map<string, MadeUp>; notify(done: number): void },
): Promise<string[]> {
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

/** The steps of an application that aren't done yet. */
function eventsOf(on: On, company: Company, { number, end, made }: Made): Event[] {
  if (made?.requestId === null) return [];
  const life = lives[number % lives.length]!;
  // Each step has its own, so that a run that goes on makes up the same.
  const chanceOf = (step: number) => new Random(SEED + number + step * MOST);
  const planned = end - (lengthOf(life) + chanceOf(0).next() * Math.min(14, life.quiet * 2)) * DAY;
  const opened = Math.floor(Math.min(planned, made?.createdAt.getTime() ?? planned));
  const { US_OPEN_STATES: openStates } = on.deps.config;
  const inOrder = alternateCountries(openStates);
  const country = made?.country ?? inOrder[number % inOrder.length]!;
  const person = () => makeUp(new Random(SEED - number), country, { number, openStates });
  let ids = made && { applicationId: made.applicationId, requestId: made.requestId! };
  const open = async () => {
    ids ??= await openApplication(on.deps, { country, actor: system(openerOf(number)) });
  };
  const acts = life.steps.map(({ day, act }, step) => ({
    at: opened + Math.round(day * DAY),
    run: () => act(new MadeUpDriver({ ...on, chance: chanceOf(step + 1) }, person(), ids!), company),
  }));
  const steps = [{ at: opened, run: open }, ...acts];
  const last = steps.at(-1)!.at;
  // The end of a step dates it. What is later than the last one belongs to a step that was stopped in the middle.
  const done = Math.max(...(made?.times ?? []).map(Number).filter((at) => at <= last));
  return steps
    .filter(({ at }) => at > done)
    .map(({ at, run }) => ({
      ...{ number, at },
      async happen() {
        await run().catch((error) => {
          throw new Error(`Application ${number + 1} (${life.name}): ${error.message}`, { cause: error });
        });
        if (ids) await datedBack(on, ids.applicationId, new Date(last));
      },
    }));
}

function datedBack({ deps, now }: On, applicationId: string, since: Date): Promise<void> {
  return transaction(deps, (trx) => backdate(trx, applicationId, since, now()));
}

/** Length in days. */
function lengthOf(life: Life): number {
  return (life.steps.at(-1)?.day ?? 0) + life.quiet;
}
