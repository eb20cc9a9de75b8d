import { availableParallelism } from 'node:os';
import { ReturnTimes, retryAfterSeconds } from '@volante/reader/pool/pace.ts';
import { Problem } from '../../problem.ts';

declare module '../../deps.ts' {
  interface Deps {
    turns: CallLimit;
  }
}

/**
 * Turns for calls of drivers. Staff's calls need none, so the connections to the database that exceed the number of turns are a
 * share kept for staff: in a rush of drivers, a member of staff waits for one call, not for all of them.
 */
interface CallLimit {
  /**
   * Waits for a turn. Returns a function that gives it back; a second call does nothing. Throws `server_unavailable_error` with
   * the seconds to wait: at once if too many wait already, otherwise after the longest wait.
   */
  take(): Promise<() => void>;
}

/** How long a call waits for its turn by default, in ms. Nothing has been done for it by then, so that it can be sent again. */
const LONGEST_WAIT = 1000;
/**
 * How long a call keeps its turn, in ms. One that takes longer isn't waiting for the database but for a file, a reader or an
 * outside service, which have queues and timeouts of their own.
 */
const LONGEST_TURN = 1000;
/** A third of the connections is kept for staff and jobs. */
const SHARE = 2 / 3;
/** More calls at the same time aren't answered faster, but everybody else, the readers among them, gets less of the processors. */
const PER_PROCESSOR = 2;

/** The number of turns for this number of connections to the database. */
export function callsAtOnce(connections: number, processors = availableParallelism()): number {
  return Math.max(1, Math.min(Math.floor(connections * SHARE), processors * PER_PROCESSOR));
}

/** A limit of `most` calls at the same time, each of which waits for at most `longestWait` ms. */
export function createCallLimit(most: number, longestWait = LONGEST_WAIT): CallLimit {
  const waiting = new Set<(leave: () => void) => void>();
  const returnTimes = new ReturnTimes(Number.POSITIVE_INFINITY);
  let taken = 0;
  /** Recent duration of a turn, in ms. */
  let usual = 10;

  const waitOf = (calls: number) => (calls * usual) / most;

  function begin(): () => void {
    const begun = performance.now();
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      usual += (performance.now() - begun - usual) / 16;
      taken--;
      const [next] = waiting;
      if (next) next(begin());
    };
    const timer = setTimeout(leave, LONGEST_TURN);
    taken++;
    return leave;
  }

  function refusal(): Problem {
    const now = performance.now();
    const seconds = retryAfterSeconds(waitOf(waiting.size + returnTimes.expected(now)));
    returnTimes.give('', now + seconds * 1000);
    return new Problem('server_unavailable_error', { retryAfter: seconds });
  }

  return {
    async take() {
      if (taken < most) return begin();
      if (waitOf(waiting.size + 1) > longestWait) throw refusal();
      return new Promise((resolve, reject) => {
        const start = (leave: () => void) => {
          clearTimeout(timer);
          waiting.delete(start);
          resolve(leave);
        };
        const timer = setTimeout(() => {
          waiting.delete(start);
          reject(refusal());
        }, longestWait);
        waiting.add(start);
      });
    },
  };
}
