import { readFile } from 'node:fs/promises';
import { ReaderError, type ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import type { Deps } from '../core/deps.ts';
import { waitWhile } from '../core/in-time.ts';
import { collectPictures, insertPicture, type QueueState, removePictures, selectQueueState } from './queue-store.ts';
import type { Outcome, ReadingWork } from './work.ts';

/**
 * How long a picture may take, in seconds: a driver's page gives up after 90, while papers are read by a job. Both leave time for
 * a process to die and another to restart.
 */
const DEADLINE = { screenshot: 75, paper: 240 };
/**
 * In seconds. A picture that would wait longer is refused at once. Well below the deadline, since in a rush the pace drops, and who
 * waits already should not be refused late.
 */
const LONGEST_WAIT = 30;
const MOST_PER_KEY = 12;
/** How often the server looks for finished pictures, in ms, in case an announcement is missed. */
const LOOK = 1000;
/** Retry time in seconds if no process reads. */
const AWAY = 20;

type HandingDeps = Pick<Deps, 'db' | 'live' | 'log'>;

interface Waiting {
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
}

/**
 * A reader that hands pictures over to the processes with READER=only, through a queue in the database, and waits for their
 * results. Refuses with `away` if none of them is running, and with `busy` if too much is waiting, both with the seconds to wait.
 */
export function createHandingReader({ db, live, log }: HandingDeps): ScreenshotReader {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let listening: Promise<() => void> | null = null;
  let isClosed = false;

  async function handOver(work: ReadingWork, image: Uint8Array | string, key: string, seconds: number) {
    if (isClosed) throw new ReaderError('closed');
    refuseWhenLong(await selectQueueState(db, key));
    const picture = Buffer.from(typeof image === 'string' ? await readFile(image) : image);
    listen();
    const id = await insertPicture(db, { key, work, picture, seconds });
    const outcome = await new Promise<Outcome>((resolve, reject) => {
      if (isClosed) return reject(new ReaderError('closed'));
      waiting.set(id, { resolve, reject });
      timer ??= setInterval(look, LOOK).unref();
    });
    if ('fault' in outcome) throw new ReaderError(outcome.fault);
    return outcome;
  }

  function look(): void {
    lookAgain = looking !== null;
    looking ??= collect().finally(() => {
      looking = null;
      // An announcement may have come too late for the query that was running.
      if (lookAgain) look();
    });
  }

  async function collect(): Promise<void> {
    try {
      const found = waiting.size > 0 ? await collectPictures(db, [...waiting.keys()]) : [];
      for (const { id, outcome } of found) {
        const one = waiting.get(id);
        waiting.delete(id);
        if (outcome) one?.resolve(outcome);
        else one?.reject(new ReaderError('busy', { retryAfter: AWAY }));
      }
      // No process is left to read them.
      if (waiting.size > 0 && (await selectQueueState(db, '')).workers === 0) await refuseAll('away');
    } catch (error) {
      // The database is unavailable: waiting callers get the same refusal as other calls.
      for (const one of waiting.values()) one.reject(error as Error);
      waiting.clear();
    }
    if (waiting.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  }

  async function refuseAll(fault: 'away' | 'closed'): Promise<void> {
    const left = [...waiting.keys()];
    for (const one of waiting.values()) one.reject(new ReaderError(fault, { retryAfter: AWAY }));
    waiting.clear();
    if (left.length > 0) await removePictures(db, left);
  }

  function listen(): void {
    if (listening) return;
    const mine = live.listen({
      heard: (announcement) => {
        if (announcement.kind === 'picture_read' && waiting.has(announcement.pictureId)) look();
      },
      lost: () => {
        if (listening === mine) listening = null;
      },
    });
    listening = mine;
    mine.catch((error) => {
      if (listening === mine) listening = null;
      log.debug({ err: error }, 'could not announce readings');
    });
  }

  return {
    async read({ image, queueKey = '', ...screenshot }) {
      const outcome = await handOver({ screenshot }, image, queueKey, DEADLINE.screenshot);
      if ('reading' in outcome) return outcome.reading;
      throw new Error('A screenshot was read as a paper.');
    },
    async readPaper({ image, queueKey = '', ...paper }) {
      const outcome = await handOver({ paper }, image, queueKey, DEADLINE.paper);
      if ('paper' in outcome) return outcome.paper;
      throw new Error('A paper was read as a screenshot.');
    },
    turnAway: async (queueKey) => refuseWhenLong(await selectQueueState(db, queueKey)),
    secondsFor: async (queueKey) => secondsOf(await selectQueueState(db, queueKey)),
    ready: async () => {},
    async close(grace = 0) {
      isClosed = true;
      await waitWhile(() => waiting.size > 0, grace);
      if (timer) clearInterval(timer);
      await looking;
      await refuseAll('closed').catch(() => undefined);
      (await listening?.catch(() => null))?.();
    },
  };
}

function refuseWhenLong(state: QueueState): void {
  if (state.workers === 0) throw new ReaderError('away', { retryAfter: AWAY });
  const seconds = secondsOf(state);
  if (seconds > LONGEST_WAIT || state.own >= MOST_PER_KEY)
    throw new ReaderError('busy', { retryAfter: Math.max(5, Math.min(seconds, 300)) });
}

function secondsOf({ ahead, workers, usualMs }: QueueState): number {
  return Math.ceil((Math.max(1, ahead) * usualMs) / Math.max(1, workers) / 1000);
}
